import { beforeEach, expect, test } from "vitest";
import { showOnIcon } from "./favicon";

const shown = (): string => decodeURIComponent(document.querySelector("link")!.href);

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
});

test("the icon carries the number of games that wait, and is the usual one when none does", () => {
  showOnIcon(2);
  expect(shown()).toMatch(/^data:image.*>2<\/text>/s);
  showOnIcon(12);
  expect(shown()).toMatch(/>9<\/text>/);
  showOnIcon(0);
  expect(shown()).toMatch(/favicon\.svg$/);
});

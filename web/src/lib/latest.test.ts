import { expect, test } from "vitest";
import { inOrder } from "./latest";

test("an answer counts as long as nothing else was asked", () => {
  const ask = inOrder();
  const isLast = ask();
  expect(isLast()).toBe(true);
  expect(isLast()).toBe(true);
});

test("an answer that was overtaken by a later question counts no more, in whatever order they come", () => {
  const ask = inOrder();
  const [first, second, third] = [ask(), ask(), ask()];
  expect([third(), first(), second()]).toEqual([true, false, false]);
});

test("questions of two askers don't overtake each other", () => {
  const [here, there] = [inOrder(), inOrder()];
  const isLast = here();
  there();
  expect(isLast()).toBe(true);
});

import { expect, test } from "vitest";
import { ago } from "./ago";

const HOUR = 3_600_000;

test.each([
  [5_000, "en", "now"],
  [4 * 60_000, "en", "4 minutes ago"],
  [1.9 * HOUR, "en", "1 hour ago"],
  [30 * HOUR, "en", "yesterday"],
  [30 * HOUR, "de", "gestern"],
  [15 * 24 * HOUR, "nl", "2 weken geleden"],
  [800 * 24 * HOUR, "fr", "il y a 2 ans"],
])("%d ms, in %s, are %s", (milliseconds, language, words) => {
  expect(ago(milliseconds, language)).toBe(words);
});

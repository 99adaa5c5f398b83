import { expect, test } from "vitest";
import { cardsIn } from "./piles";

test("Piles of equal cards are counted together", () => {
  expect(cardsIn([])).toBe(0);
  expect(
    cardsIn([
      { card: { key: "G" }, number: 3 },
      { card: { key: "GS" }, number: 2 },
    ]),
  ).toBe(5);
});

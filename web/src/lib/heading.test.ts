import { expect, test } from "vitest";
import { asHeading } from "./heading";

test("a heading has no full stop, but all other marks", () => {
  expect(asHeading("Build 3 on grass.")).toBe("Build 3 on grass");
  expect(asHeading("Ada, your turn!")).toBe("Ada, your turn!");
  expect(asHeading("Farm: build on 2.5 hexes.")).toBe("Farm: build on 2.5 hexes");
});

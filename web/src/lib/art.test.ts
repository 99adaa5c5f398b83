import { expect, test } from "vitest";
import { colourOf, COLOURS, kindOf } from "./art";

test("Every hex is called by what it is", () => {
  expect([..."GCDFTWMSAXLNPI"].map(kindOf)).toEqual(
    "grass,canyon,desert,flower field,forest,water,mountain,swamp,farmland,castle,location,nomad space,palace,silo".split(","),
  );
  expect(kindOf("?")).toBe("");
});

test("Every colour of a seat has a name", () => {
  expect([...COLOURS.keys()].map(colourOf)).toEqual(["Poppy", "Cobalt", "Saffron", "Raven", "Chalk"]);
});

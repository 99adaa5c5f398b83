import { expect, test } from "vitest";
import { partsOf, type Part } from "./parts";
import type { Said } from "./protocol";
import { say } from "./say";

const NAMES = ["Ada", "Ben K6"];
const player = (seat: number): Said => ({ key: "player", args: { seat } });
const hex = (hex: string): Said => ({ key: "log-hex", args: { hex } });
const built = (...hexes: string[]): Said => ({ key: "event-built", args: { what: hexes.map(hex) } });
const turn = (seat: number, ...what: Said[]): Said => ({
  key: "log-turn",
  args: { who: player(seat), what: { key: "log-what", args: { what } } },
});
const of = (kind: Part["kind"], parts: Part[]): string[] => parts.filter((part) => part.kind === kind).map(({ text }) => text);

test("the parts of a sentence are the whole sentence", () => {
  const said = turn(0, built("K6", "K7", "K8"));
  const whole = partsOf(said, NAMES, 0).map(({ text }) => text);
  expect(whole.join("")).toBe(say(said, NAMES));
});

test("hexes come back as hexes, however deep they lie, and from where something moved too", () => {
  const moved = { key: "event-moved", args: { what: [{ key: "log-move", args: { hex: "B2", origin: "A1" } }] } };
  const parts = partsOf(turn(0, built("K6", "K7"), moved), NAMES, 0);
  expect(of("hex", parts)).toEqual(["K6", "K7", "A1", "B2"]);
});

test("what only looks like a hex is none", () => {
  const parts = partsOf(turn(1, built("C3")), NAMES, 1);
  expect(of("hex", parts)).toEqual(["C3"]);
  expect(of("name", parts)).toEqual(["Ben K6"]);
});

test("only the name of the seat whose line it is is set apart", () => {
  const other = { key: "log-other", args: { who: player(1), what: [built("A1")] } };
  const what = { key: "log-with-others", args: { before: { key: "log-what", args: { what: [built("A2")] } }, others: [other] } };
  const parts = partsOf({ key: "log-turn", args: { who: player(0), what } }, NAMES, 0);
  expect(of("name", parts)).toEqual(["Ada"]);
  expect(of("text", parts).join("")).toContain("Ben K6");
});

test("a sentence may be nothing but a hex", () => {
  expect(partsOf(hex("A1"), [], 0)).toEqual([{ kind: "hex", text: "A1" }]);
});

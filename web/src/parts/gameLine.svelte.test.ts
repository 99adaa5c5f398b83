import { beforeEach, describe, expect, test, vi } from "vitest";
import type { OwnGame } from "../lib/protocol";
import { glances } from "../lib/glances.svelte";
import { inComponent, settle } from "../testing/inComponent.svelte";
import { glance, ownGame } from "../testing/ownGames";
import { GameLine } from "./gameLine.svelte";

const line = (rest: Partial<OwnGame> = {}): GameLine => inComponent(() => new GameLine(() => ownGame(rest)));
const BOTH = [
  { seat: 0, name: "Ada", colour: 0, is_yours: true },
  { seat: 1, name: "Ben", colour: 1, is_yours: true },
];

beforeEach(() => {
  vi.spyOn(glances, "of").mockReturnValue(glance());
});

describe("A line says", () => {
  test("what you have to do", () => {
    const yours = line({ is_yours: true, deciding: 0 });
    expect([yours.what, yours.terrain, yours.isYours]).toEqual(["Your turn: build 2", "G", true]);
  });

  test.each([{ at: 3 }, { to_build: 0 }])("only that it is your turn where %o", (rest) => {
    vi.mocked(glances.of).mockReturnValue(glance(rest));
    expect(line({ is_yours: true, deciding: 0 }).what).toBe("Your turn");
  });

  test("whose turn it is, and when they acted", () => {
    const theirs = line({ ago: 240 });
    expect([theirs.what, theirs.terrain, theirs.progress]).toEqual(["Ben's turn", "", "Round 3 · 4 minutes ago"]);
    expect(line({ deciding: null }).what).toBe("In progress");
  });

  test("which game is paused, and against whom", () => {
    const paused = line({ is_alone: true, is_paused: true });
    expect([paused.what, paused.tag]).toEqual(["Against Ben", "paused"]);
    const put = line({ is_alone: true, is_yours: true, seats: BOTH, ago: 90_000 });
    expect([put.what, put.tag]).toEqual(["In progress", "paused"]);
  });

  test("what has not begun, and for how many there is room", () => {
    const seats = [BOTH[0]!, { seat: 1, name: "", colour: 1, is_yours: false }];
    const open = line({ phase: "open", deciding: null, seats });
    expect([open.what, open.tag, open.progress]).toEqual(["Not started", "1 free seat", "now"]);
    expect(line({ phase: "shuffling", deciding: null }).tag).toBe("");
  });

  test("which seat is yours, unless several are", () => {
    const one = line();
    expect(ownGame().seats.map((seat) => one.nameOf(seat))).toEqual(["You", "Ben"]);
    const several = line({ seats: BOTH });
    expect(BOTH.map((seat) => several.nameOf(seat))).toEqual(["Ada", "Ben"]);
  });
});

describe("A line of a game that is over says", () => {
  test.each([
    [[70, 69], "70 gold", "won by 1", true],
    [[70, 70], "70 gold", "tied for first", true],
    [[61, 69], "61 gold", "place 2 of 2", false],
    [[], "Finished", "", false],
  ])("what came of it: %o", (gold, what, tag, hasWon) => {
    vi.mocked(glances.of).mockReturnValue(glance({ gold, round: 8 }));
    const over = line({ phase: "over", deciding: null, ago: 240 });
    expect([over.what, over.tag, over.hasWon]).toEqual([what, tag, hasWon]);
    expect([over.progress, over.address]).toEqual(["8 rounds · 4 minutes ago", "/table/here/result"]);
  });
});

test("a glance is fetched once the line is seen, and again when its game goes on", async () => {
  const want = vi.spyOn(glances, "want").mockReturnValue();
  let game = $state.raw(ownGame());
  const seen = inComponent(() => new GameLine(() => game));
  await settle();
  expect(want).not.toHaveBeenCalled();
  seen.see();
  await settle();
  game = ownGame({ at: 5 });
  await settle();
  expect(want.mock.calls).toEqual([
    ["here", 4],
    ["here", 5],
  ]);
});

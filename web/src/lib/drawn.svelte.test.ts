import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "./api";
import { DrawnSetup, NOTHING, type Kept } from "./drawn.svelte";
import type { TableChoices, Drawn, Setup, SetupRequest } from "./protocol";

const EVERYTHING: Kept = { boards: true, cards: true, lying: true, parts: true };
const BOARDS = ["oracle", "farm", "tavern", "tower"];

const drawn = (setup: Partial<Setup> = {}, rest: Partial<Drawn> = {}): Drawn =>
  ({
    setup: { boards: BOARDS, cards: ["miners", "lords", "knights"], tiles: [], tasks: [], ...setup },
    game: { tokens: [] },
    castle_tiles: null,
    room: [],
    ...rest,
  }) as unknown as Drawn;

/* Requests in order, and what the server answers to each. */
function answering(...answers: (Drawn | Error)[]): SetupRequest[] {
  const asked: SetupRequest[] = [];
  vi.spyOn(api, "draw").mockImplementation((wishes) => {
    asked.push(wishes);
    const answer = answers[Math.min(asked.length, answers.length) - 1]!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return asked;
}

let setup: DrawnSetup;
beforeEach(() => {
  setup = new DrawnSetup();
});

describe("The first drawing", () => {
  test("asks for the wishes as they are, and says that they are fulfilled", async () => {
    const asked = answering(drawn());
    const wishes = { boxes: ["base"], cards: ["lords"] };
    expect(await setup.draw(wishes, EVERYTHING)).toBe(setup.drawn);
    expect(asked).toMatchObject([wishes]);
    expect(setup.fulfils).toBe(JSON.stringify(wishes));
    expect([setup.isDrawing, setup.trouble]).toEqual([false, ""]);
  });

  test("leaves out the places that nobody has chosen for", async () => {
    const asked = answering(drawn());
    await setup.draw({ cards: ["", "lords", ""], tiles: ["", ""] }, NOTHING);
    expect(asked[0]).toMatchObject({ cards: ["lords"], tiles: [] });
  });
});

describe("The next drawing", () => {
  test("keeps what was drawn and is to stay", async () => {
    const asked = answering(drawn());
    await setup.draw({}, NOTHING);
    await setup.draw({}, EVERYTHING);
    expect(asked[1]).toMatchObject({ boards: BOARDS, cards: ["miners", "lords", "knights"] });
  });

  test("draws the rest again", async () => {
    const asked = answering(drawn());
    await setup.draw({}, NOTHING);
    await setup.draw({}, { ...EVERYTHING, cards: false });
    expect(asked[1]).toMatchObject({ boards: BOARDS, cards: [] });
  });

  test("puts what was chosen into its place, and the others stay in theirs", async () => {
    const asked = answering(drawn());
    await setup.draw({}, NOTHING);
    await setup.draw({ cards: ["", "hermits", ""] }, EVERYTHING);
    expect(asked[1]!.cards).toEqual(["miners", "hermits", "knights"]);
  });

  test("has no card twice if one is chosen that was drawn for another place", async () => {
    const asked = answering(drawn());
    await setup.draw({}, NOTHING);
    await setup.draw({ cards: ["knights", "", ""] }, EVERYTHING);
    expect(asked[1]!.cards!.toSorted()).toEqual(["knights", "lords", "miners"]);
    expect(asked[1]!.cards![0]).toBe("knights");
  });

  test("keeps no tiles for boards that are no longer there", async () => {
    const asked = answering(drawn({ tiles: ["donation", "treasure"] }));
    await setup.draw({}, NOTHING);
    await setup.draw({ boards: BOARDS.toReversed() }, EVERYTHING);
    expect(asked.at(-1)).toMatchObject({ boards: BOARDS.toReversed(), tiles: [] });
  });

  test("leaves a code and the first game as they are", async () => {
    const asked = answering(drawn());
    await setup.draw({}, NOTHING);
    await setup.draw({ code: "H2-abc" }, EVERYTHING);
    await setup.draw({ first_game: true }, EVERYTHING);
    expect(asked.slice(1).map(({ boards }) => boards)).toEqual([[], []]);
  });
});

test("what was chosen for a later place is asked for a second time, in that place", async () => {
  const asked = answering(drawn({ tiles: ["treasure", "donation"] }), drawn({ tiles: ["donation", "treasure"] }));
  const answer = await setup.draw({ tiles: ["", "treasure"] }, NOTHING);
  expect(asked.map(({ tiles }) => tiles)).toEqual([["treasure"], ["donation", "treasure"]]);
  expect(answer!.setup.tiles).toEqual(["donation", "treasure"]);
});

test("a board that was chosen for a later place is asked for a second time, and what lies on it after that", async () => {
  const asked = answering(
    drawn({ boards: ["tower", "quarry", "farm@180", "oracle"], tiles: ["treasure"] }),
    drawn({ boards: ["farm@180", "quarry", "tower", "oracle"], tiles: ["donation"] }),
  );
  const answer = await setup.draw({ boards: ["", "", "tower", ""] }, NOTHING);
  expect(asked.map(({ boards, tiles }) => [boards, tiles])).toEqual([
    [["tower"], []],
    [["farm@180", "quarry", "tower", "oracle"], []],
  ]);
  expect(answer!.setup.tiles).toEqual(["donation"]);
});

test("the boards that lie there make room for a chosen one, whichever way it lay", async () => {
  const asked = answering(drawn({ boards: ["oracle", "farm@180", "tavern", "tower"] }));
  await setup.draw({}, NOTHING);
  await setup.draw({ boards: ["farm", "", "", ""] }, EVERYTHING);
  expect(asked[1]!.boards).toEqual(["farm", "oracle", "tavern", "tower"]);
});

describe("A drawing that the server refuses", () => {
  test("says why, and what was drawn before stays", async () => {
    answering(drawn(), new Error("No such card."));
    const before = await setup.draw({}, NOTHING);
    expect(await setup.draw({ cards: ["nobody"] }, EVERYTHING)).toBeNull();
    expect([setup.drawn, setup.trouble, setup.isDrawing, setup.fulfils]).toEqual([before, "No such card.", false, "{}"]);
  });

  test("is forgotten with the next that succeeds", async () => {
    answering(new Error("No such card."), drawn());
    await setup.draw({}, NOTHING);
    await setup.draw({}, NOTHING);
    expect(setup.trouble).toBe("");
  });
});

test("an answer that was overtaken is not shown, whether it comes earlier or later", async () => {
  const [slow, quick] = [drawn({ cards: ["slow"] }), drawn({ cards: ["quick"] })];
  const answers = [Promise.withResolvers<Drawn>(), Promise.withResolvers<Drawn>()];
  let asked = 0;
  vi.spyOn(api, "draw").mockImplementation(() => answers[asked++]!.promise);
  const [first, second] = [setup.draw({ seats: 2 }, NOTHING), setup.draw({ seats: 3 }, NOTHING)];
  answers[1]!.resolve(quick);
  expect(await second).toBe(quick);
  answers[0]!.resolve(slow);
  expect(await first).toBeNull();
  expect([setup.drawn, setup.fulfils]).toEqual([quick, JSON.stringify({ seats: 3 })]);
});

describe("What stays by itself", () => {
  const choices = {
    endless: "endless",
    boxes: [
      { key: "base", boards: ["oracle", "farm"], cards: ["miners"], parts: [] },
      { key: "nomads", boards: ["quarry"], cards: ["families"], parts: [] },
      { key: "crossroads", boards: [], cards: [], parts: [{ key: "caves" }] },
    ],
  } as unknown as TableChoices;
  const first = { boxes: ["base"], seats: 2 };
  const after = async (wishes: SetupRequest, answer = drawn()): Promise<Kept> => {
    answering(answer);
    await setup.draw(first, NOTHING);
    return setup.kept(wishes, choices);
  };

  test("is nothing before anything was drawn", () => expect(setup.kept(first, choices)).toEqual(NOTHING));

  test("is everything if only the number of seats changes", async () => expect(await after({ ...first, seats: 4 })).toEqual(EVERYTHING));

  test("is nothing if another box brings boards and cards", async () => {
    expect(await after({ boxes: ["base", "nomads"] })).toEqual(NOTHING);
  });

  test("are the cards if only the side of the boards changes", async () => {
    expect(await after({ ...first, side: "B" })).toEqual({ boards: false, lying: false, parts: false, cards: true });
  });

  test("are boards that have room for a part that is new", async () => {
    expect(await after({ boxes: ["base", "caves"] }, drawn({}, { room: ["caves"] }))).toMatchObject({ boards: true, parts: false });
    setup = new DrawnSetup();
    expect(await after({ boxes: ["base", "caves"] }, drawn({}, { room: [] }))).toMatchObject({ boards: false });
  });

  test("are the boards of no box if new ones are to be made", async () => {
    expect(await after({ boxes: ["base", "endless"] })).toMatchObject({ boards: false, cards: true });
  });

  test("is nothing of a set-up that a code or the first game named", async () => {
    answering(drawn());
    await setup.draw({ ...first, code: "H2-abc" }, NOTHING);
    expect(setup.kept(first, choices)).toEqual(NOTHING);
  });
});

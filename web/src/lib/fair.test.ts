import { beforeEach, describe, expect, test, vi } from "vitest";
import { check, remember, shareFor } from "./fair";
import type { Fair, GameRecord, TableInfo } from "./protocol";

/* Made by the lines of docs/fairness.md: a server seed with bytes below 16, and shares of both lengths. */
const FAIR: Fair = {
  table: "Tj3-_x9",
  commitment: "1d5773c0ef4fc92cecf079770a2d54c755317ad792f72cbfe9d415866da4cde7",
  server_seed: `00ff${"0a".repeat(30)}`,
  shares: [
    { seat: 0, bytes: "01".repeat(32) },
    { seat: 2, bytes: "ab".repeat(16) },
  ],
};
const SEED = "d12fb654721fa4f4cd3c3f714a2b21dee004efff7a43cf2d29f3942b624c7aa2";
const OTHER = "f".repeat(64);

const record = (fair: Partial<Fair> | null = {}, rest: Partial<GameRecord> = {}): GameRecord =>
  ({ generator: "sha256", seed: SEED, fair: fair && { ...FAIR, ...fair }, ...rest }) as GameRecord;
const table = (rest: Partial<TableInfo> = {}): TableInfo =>
  ({ id: FAIR.table, phase: "open", commitment: FAIR.commitment, ...rest }) as TableInfo;
/* As if this browser had sent these bytes. */
const sent = (share: string): void =>
  localStorage.setItem("hexstead-fair", JSON.stringify({ [FAIR.table]: { commitment: FAIR.commitment, share } }));

beforeEach(() => localStorage.clear());

describe("What this browser adds to a seed", () => {
  test("is 32 random bytes in small hexadecimal letters", () => expect(shareFor(table())).toMatch(/^[0-9a-f]{64}$/));

  test("is the same on all its pages, and another at every table", () => {
    const share = shareFor(table());
    expect(shareFor(table())).toBe(share);
    expect(shareFor(table({ id: "other" }))).not.toBe(share);
  });

  test("is still given where nothing can be stored", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(shareFor(table())).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each(["{half", "null", "7"])("is still given where what was stored is %s", (stored) => {
    localStorage.setItem("hexstead-fair", stored);
    expect(shareFor(table())).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("A record", () => {
  test("is verified if all parts follow from each other, and says whose bytes are in", async () => {
    expect(await check(record())).toEqual({ state: "verified", who: [0, 2], isCommitmentKnown: false, isMineIn: false });
  });

  test.each([
    ["the other way round", [FAIR.shares[1]!, FAIR.shares[0]!], "cb11ae481b495b64beb7e465e8fecd0537bfe25919393e34efecf0d590c2e610"],
    [
      "twice for a seat",
      [FAIR.shares[0]!, { seat: 0, bytes: "ab".repeat(16) }],
      "73b83337f4706df98416fa1bed3ca7ea1f0769f5a458d2945f4685237f548cb0",
    ],
  ])("is not verified if the seed was made of shares %s", async (_, shares, seed) => {
    expect(await check(record({ shares }, { seed }))).toEqual({ state: "mismatch", why: "seed" });
  });

  test("is verified with the commitment and the bytes of this browser", async () => {
    sent("ab".repeat(16));
    expect(await check(record())).toEqual({ state: "verified", who: [0, 2], isCommitmentKnown: true, isMineIn: true });
  });

  test("is verified for a spectator who saw the commitment", async () => {
    remember(table());
    expect(await check(record())).toMatchObject({ state: "verified", isCommitmentKnown: true, isMineIn: false });
  });

  test("may be without any bytes of players", async () => {
    const seed = "614822ed62dd9811867071f51a07562995e233425bd95f31d09ddc094cc648df";
    expect(await check(record({ shares: [] }, { seed }))).toEqual({
      state: "verified",
      who: [],
      isCommitmentKnown: false,
      isMineIn: false,
    });
  });

  test("without these parts was not made to be checked", async () => {
    expect(await check(record(null))).toEqual({ state: "not-made" });
    expect(await check(record({}, { fair: undefined }))).toEqual({ state: "not-made" });
  });

  test("cannot be checked on a page without encryption", async () => {
    vi.stubGlobal("crypto", {});
    expect(await check(record())).toEqual({ state: "no-crypto" });
  });

  test("with another commitment than this browser saw breaks a promise, however well it fits together", async () => {
    remember(table({ commitment: OTHER }));
    expect(await check(record())).toEqual({ state: "mismatch", why: "commitment" });
  });

  test("with another server seed doesn't match", async () => {
    expect(await check(record({ server_seed: OTHER }))).toEqual({ state: "mismatch", why: "server-seed" });
  });

  test.each([
    ["another seed", record({}, { seed: OTHER })],
    ["another table", record({ table: "other" })],
    ["a share less", record({ shares: FAIR.shares.slice(1) })],
    ["another share", record({ shares: [FAIR.shares[0]!, { seat: 2, bytes: "ac".repeat(16) }] })],
    ["a share of another seat", record({ shares: [FAIR.shares[0]!, { ...FAIR.shares[1]!, seat: 1 }] })],
    ["shares in another order", record({ shares: FAIR.shares.toReversed() })],
    ["cards of another generator", record({}, { generator: "quick" })],
  ])("with %s doesn't match", async (_, changed) => {
    expect(await check(changed)).toEqual({ state: "mismatch", why: "seed" });
  });

  test("that leaves out what this browser sent says so", async () => {
    sent(OTHER);
    expect(await check(record())).toEqual({ state: "mine-missing" });
  });
});

describe("A commitment", () => {
  const seen = async (): Promise<unknown> => check(record());

  test("is remembered before the cards are dealt", async () => {
    remember(table({ phase: "shuffling" }));
    expect(await seen()).toMatchObject({ isCommitmentKnown: true });
  });

  test("proves nothing once the cards are dealt", async () => {
    remember(table({ phase: "playing" }));
    remember(table({ phase: "over" }));
    expect(await seen()).toMatchObject({ isCommitmentKnown: false });
  });

  test("of a table without one is nothing to remember", () => {
    remember(table({ commitment: "" }));
    expect(localStorage.getItem("hexstead-fair")).toBeNull();
  });

  test("counts as it was seen first", async () => {
    remember(table());
    remember(table({ commitment: OTHER }));
    expect(await seen()).toMatchObject({ state: "verified", isCommitmentKnown: true });
  });

  test("stays the first one when this browser adds its bytes", async () => {
    remember(table({ commitment: OTHER }));
    shareFor(table());
    expect(await seen()).toEqual({ state: "mismatch", why: "commitment" });
  });

  test("of the oldest of many tables is forgotten, and one that is used again stays", async () => {
    remember(table());
    for (let number = 0; number < 199; number++) remember(table({ id: `table-${number}` }));
    expect(await seen()).toMatchObject({ isCommitmentKnown: true });
    remember(table({ id: "one-more" }));
    expect(await seen()).toMatchObject({ isCommitmentKnown: false });
  });
});

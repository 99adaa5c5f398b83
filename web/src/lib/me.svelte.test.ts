import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Me, NewMe } from "./protocol";

const ANNA: Me = { name: "Anna", colour: 2 };
/* What the server was told, in order. */
let told: NewMe[];
let isRefusing: boolean;

/* As after a reload of the page. */
async function fresh(): Promise<(typeof import("./me.svelte"))["myself"]> {
  vi.resetModules();
  const { api } = await import("./api");
  vi.spyOn(api, "me").mockImplementation(() => Promise.resolve(told.at(-1) ?? ANNA));
  vi.spyOn(api, "rename").mockImplementation(async (me: NewMe) => {
    await new Promise((done) => setTimeout(done));
    if (isRefusing) throw new Error("no");
    told.push(me);
    return me;
  });
  return (await import("./me.svelte")).myself;
}

beforeEach(() => {
  told = [];
  isRefusing = false;
});

describe("The person at this screen", () => {
  test("is nobody until the server says who", async () => {
    const myself = await fresh();
    expect(myself.me).toBeNull();
    await myself.load();
    expect(myself.me).toEqual(ANNA);
  });

  test("is called by a new name at once, and the server is told", async () => {
    const myself = await fresh();
    await myself.load();
    const telling = myself.introduce("  Ada ");
    expect(myself.me).toEqual({ name: "Ada", colour: 2 });
    await telling;
    expect(told).toEqual([{ name: "Ada", colour: 2 }]);
  });

  test("keeps the name with another colour", async () => {
    const myself = await fresh();
    await myself.load();
    await myself.introduce("Anna", 4);
    expect(told).toEqual([{ name: "Anna", colour: 4 }]);
  });

  test.each(["", "   ", "Anna"])("is not told again as “%s”", async (name) => {
    const myself = await fresh();
    await myself.load();
    await myself.introduce(name);
    expect(told).toEqual([]);
    expect(myself.me).toEqual(ANNA);
  });

  test("is told one name after the other, so that the last one counts", async () => {
    const myself = await fresh();
    await myself.load();
    void myself.introduce("Ada");
    void myself.introduce("Bea");
    await myself.told();
    expect(told.map(({ name }) => name)).toEqual(["Ada", "Bea"]);
  });

  test("is asked for only when the server knows the last name", async () => {
    const myself = await fresh();
    await myself.load();
    void myself.introduce("Ada");
    expect(await myself.load()).toEqual({ name: "Ada", colour: 2 });
  });

  test("can try another name after one was refused", async () => {
    const myself = await fresh();
    await myself.load();
    isRefusing = true;
    await expect(myself.introduce("Ada")).rejects.toThrow("no");
    isRefusing = false;
    await myself.introduce("Bea");
    expect(told.map(({ name }) => name)).toEqual(["Bea"]);
  });
});

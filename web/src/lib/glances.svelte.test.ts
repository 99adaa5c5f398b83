import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { glance } from "../testing/ownGames";
import { settle } from "../testing/inComponent.svelte";
import { api } from "./api";
import { Glances } from "./glances.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("Glances", () => {
  test("are fetched one after the other, each once until its game goes on", async () => {
    let answer = (): void => undefined;
    const fetch = vi.spyOn(api, "glance").mockImplementation(() => new Promise((done) => (answer = () => done(glance()))));
    const glances = new Glances();
    glances.want("one", 4);
    glances.want("two", 4);
    await settle();
    expect(fetch.mock.calls).toEqual([["one"]]);
    answer();
    await settle();
    expect([glances.of("one")?.round, glances.of("two"), fetch.mock.calls.length]).toEqual([3, null, 2]);
    answer();
    await settle();
    glances.want("one", 4);
    await settle();
    expect(fetch.mock.calls.length).toBe(2);
    glances.want("one", 5);
    await settle();
    expect(fetch.mock.calls.length).toBe(3);
  });

  test("that fail keep the others waiting for a moment, no longer", async () => {
    const fetch = vi.spyOn(api, "glance").mockRejectedValueOnce(new Error("Busy.")).mockResolvedValueOnce(glance());
    const glances = new Glances();
    glances.want("one", 4);
    glances.want("two", 4);
    await settle();
    expect(fetch.mock.calls.length).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect([glances.of("one"), glances.of("two")?.at]).toEqual([null, 4]);
  });
});

import { beforeEach, expect, test, vi } from "vitest";
import { keep, recall } from "./kept";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("what was kept is recalled, by its key", () => {
  keep("pad", { pieces: ["K6"], removed: "" });
  keep("other", [1]);
  expect(recall("pad")).toEqual({ pieces: ["K6"], removed: "" });
  expect(recall("other")).toEqual([1]);
});

test("the last word counts", () => {
  keep("pad", 1);
  keep("pad", 2);
  expect(recall("pad")).toBe(2);
});

test("what is kept until the next visit is there when the tab closes", () => {
  keep("pad", 1);
  keep("boxes", ["base"], "lasting");
  sessionStorage.clear();
  expect([recall("pad"), recall("boxes", "lasting")]).toEqual([null, ["base"]]);
});

test("what is recalled is a copy", () => {
  const pad = { pieces: ["K6"] };
  keep("pad", pad);
  pad.pieces.push("K7");
  expect(recall("pad")).toEqual({ pieces: ["K6"] });
});

test("nothing is recalled where nothing was kept", () => expect(recall("pad")).toBeNull());

test("what cannot be read is as good as nothing", () => {
  sessionStorage.setItem("pad", "{half");
  expect(recall("pad")).toBeNull();
});

test("a browser that keeps nothing disturbs nobody", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("no", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(() => keep("pad", 1)).not.toThrow();
  expect(recall("pad")).toBeNull();
});

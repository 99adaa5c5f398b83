import { expect, test, vi } from "vitest";
import { Pauses } from "./pauses";

test("each pause is longer than the one before, up to a limit, until all is well again", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const pauses = new Pauses();
  const waited = Array.from({ length: 8 }, () => Math.round(pauses.next()));
  expect(waited).toEqual([400, 680, 1156, 1965, 3341, 5679, 8000, 8000]);
  pauses.reset();
  expect(pauses.next()).toBe(400);
});

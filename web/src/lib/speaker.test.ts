import { expect, test } from "vitest";
import { Speaker } from "./speaker";

const LISTS =
  "list-and = { $first } en { $last }\nlist-or = { $first } of { $last }\nlist-comma = { $first }, { $last }\nlist-semicolon = { $first }; { $last }";

test("A speaker says what its own files hold", () => {
  const speaker = new Speaker("nl", `hallo = Dag { $wie }\n${LISTS}`);
  expect(speaker.say({ key: "hallo", args: { wie: "Kim" } })).toBe("Dag Kim");
  expect(speaker.listed(["a", "b", "c"])).toBe("a, b en c");
});

test("What is missing is said by its key", () => {
  expect(new Speaker("nl", LISTS).say({ key: "nothing-like-this", args: {} })).toBe("nothing-like-this");
});

test("A name that lacks a form within a list stands there as it is", () => {
  const speaker = new Speaker("nl", `hex = vakje\n    .het = het vakje\ntoren = toren\ngekozen = Je koos { $places-het }.\n${LISTS}`);
  const places = ["hex", "toren"].map((key) => ({ key, args: {} }));
  expect(speaker.say({ key: "gekozen", args: { places } })).toBe("Je koos het vakje en toren.");
});

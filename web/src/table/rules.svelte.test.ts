import { beforeEach, expect, test, vi } from "vitest";
import { asSession, FakeSession } from "../testing/atTable.svelte";
import { inComponent } from "../testing/inComponent.svelte";
import { RulesBeside } from "./rules.svelte";

let rules: RulesBeside;
let opener: HTMLButtonElement;
beforeEach(() => {
  rules = inComponent(() => new RulesBeside(asSession(new FakeSession())));
  opener = document.createElement("button");
  document.body.replaceChildren(opener);
  opener.focus();
});

test("The rules open beside the game at the passage that somebody came for", async () => {
  await rules.open("card-knights");
  expect([rules.Panel !== null, rules.passage, rules.isSheet]).toEqual([true, "card-knights", false]);
});

test("The rules close by what opened them, which has the focus again", async () => {
  rules.toggle();
  await vi.waitFor(() => expect(rules.Panel).not.toBeNull());
  opener.blur();
  rules.toggle();
  expect(rules.Panel).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

test("The rules that aren't open can't be closed", async () => {
  opener.blur();
  rules.close();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

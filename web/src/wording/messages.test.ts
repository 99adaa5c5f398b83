import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { childrenOf, isNode, SOURCES, within, type Node } from "./sources";

const OURS = import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true });
const SHARED = import.meta.glob<string>(["../../../src/hexstead/wording/en/*.ftl", "../../../src/hexstead/boxes/*/wording/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

type Message = FluentResource["body"][number];
const bodies = (files: Record<string, string>): Message[] => Object.values(files).flatMap((file) => new FluentResource(file).body);
const MESSAGES = new Map(bodies(OURS).map((message) => [message.id, message]));

/* Names of variables, however deep they lie. */
function variablesOf(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "type" in part && part.type === "var" ? [String((part as Node).name)] : [];
  return [...own, ...Object.values(part).flatMap(variablesOf)];
}

interface Use {
  where: string;
  /* Matches the keys that may be meant: all, where part of a key is known only when it is said. */
  key: RegExp;
  written: string;
  args: string[];
}

interface Call extends Node {
  callee: Node & { name?: string };
  arguments: Node[];
}
interface Template extends Node {
  quasis: { value: { cooked: string } }[];
}
interface Fields extends Node {
  properties: (Node & { key?: { name?: string; value?: string } })[];
}

const escaped = (words: string): string => words.replaceAll(/[^\w-]/g, String.raw`\$&`);

/* None where nothing of the key can be read. */
function patternsOf(node: Node): string[] {
  if (node.type === "Literal") return [escaped(String(node.value))];
  if (node.type === "TemplateLiteral") {
    const parts = (node as Template).quasis.map(({ value }) => escaped(value.cooked));
    return parts[0] ? [parts.join(".+")] : [];
  }
  if (node.type === "ConditionalExpression") return [...patternsOf(node.consequent as Node), ...patternsOf(node.alternate as Node)];
  return [];
}

const argumentsOf = (node: Node | undefined): string[] =>
  node?.type === "ObjectExpression"
    ? (node as Fields).properties.map(({ type, key }) => (type === "SpreadElement" ? "..." : (key?.name ?? key?.value ?? "")))
    : [];

const isCallOf = (name: string, node: Node): node is Call => node.type === "CallExpression" && (node as Call).callee.name === name;

/* Also what is handed over to be said later: `{ key: "pad-figures", args: { count } }`. */
function saidIn(node: Node): [Node, Node | undefined] | null {
  if (isCallOf("text", node) || isCallOf("sayKey", node)) return [node.arguments[0]!, node.arguments[1]];
  if (node.type !== "ObjectExpression") return null;
  const field = (name: string): Node | undefined =>
    (node as Fields).properties.find(({ key }) => key?.name === name)?.value as Node | undefined;
  const [key, args] = [field("key"), field("args")];
  return key && args?.type === "ObjectExpression" ? [key, args] : null;
}

function usesIn(path: string, node: Node): Use[] {
  const said = saidIn(node);
  if (!said) return [];
  const [key, args] = said;
  return patternsOf(key).map((written) => ({
    where: `${path}: ${written}`,
    key: new RegExp(`^${written}$`),
    written,
    args: argumentsOf(args),
  }));
}

const USES = SOURCES.flatMap(({ path, tree }) => [...within(tree)].flatMap((node) => usesIn(path, node)));
const IDS = bodies({ ...OURS, ...SHARED }).map(({ id }) => id);
const meant = ({ key }: Use): Message[] => [...MESSAGES.values()].filter(({ id }) => key.test(id));
const belongs = (variable: string, argument: string): boolean => variable === argument || variable.startsWith(`${argument}-`);

describe("What the browser says", () => {
  test("is read by these tests", () => {
    expect(USES.length).toBeGreaterThan(20);
    expect(MESSAGES.size).toBeGreaterThan(15);
  });

  test("has its key written where it is said", () => {
    const calls = SOURCES.flatMap(({ path, tree }) =>
      [...within(tree)].filter((node) => isCallOf("text", node)).map((call) => [path, call] as const),
    );
    const unreadable = calls.filter(
      ([
        path,
        {
          arguments: [key],
        },
      ]) => !path.endsWith("/say.ts") && !patternsOf(key!).length,
    );
    expect(unreadable.map(([path]) => path)).toEqual([]);
  });

  test("has a message", () => {
    expect(USES.filter(({ key }) => !IDS.some((id) => key.test(id))).map(({ where }) => where)).toEqual([]);
  });

  test("is given all that its message asks for, and nothing else", () => {
    const wrong = USES.flatMap((use) =>
      meant(use).flatMap(({ id, value, attributes }) => {
        const variables = variablesOf([value, attributes]);
        const lacking = variables.filter((variable) => !use.args.some((argument) => belongs(variable, argument)));
        const unasked = use.args.filter((argument) => !variables.some((variable) => belongs(variable, argument)));
        return [...lacking, ...unasked].map((name) => `${use.where} (${id}): ${name}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/* What is said once when a page is made stays in the language of that moment. */
function* saidOnce(node: Node): Generator<string> {
  const isFunction = node.type.includes("Function");
  const callee = node.type === "CallExpression" ? (node as Call).callee : null;
  const rune = (callee?.object as { name?: string } | undefined)?.name ?? callee?.name ?? "";
  if (isFunction || rune === "$derived") return;
  if (["say", "sayKey", "text"].includes(rune)) yield patternsOf((node as Call).arguments[0]!).join(" ");
  for (const child of childrenOf(node)) yield* saidOnce(child);
}

test.each(SOURCES)("$path says it again when another language is chosen", ({ tree }) => {
  expect([tree.instance, tree.module].filter(isNode).flatMap((script) => [...saidOnce(script)])).toEqual([]);
});

describe("A message", () => {
  test("is said somewhere", () => {
    expect([...MESSAGES.keys()].filter((id) => !USES.some(({ key }) => key.test(id)))).toEqual([]);
  });

  test("stands once, here or in the files that the program reads", () => {
    expect(IDS.length).toBeGreaterThan(400);
    expect(IDS.filter((id, place) => IDS.indexOf(id) !== place)).toEqual([]);
  });

  test.each(Object.entries(OURS))("in %s is understood", (_, file) => {
    const written = [...file.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);
    expect(new FluentResource(file).body.map(({ id }) => id)).toEqual(written);
  });

  test.each(Object.entries(OURS))("in %s is called in words with hyphens", (_, file) => {
    expect(new FluentResource(file).body.map(({ id }) => id).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });
});

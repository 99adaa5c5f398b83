import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";

/* Nothing is told that nobody reads, but for this: programs that play are told how many cards each seat holds, too. */
const OPEN = ["SeatView.hand_size"];
/* What docs/protocol.md promises to programs: a refusal in words, and where the fault is; who plays for absent players. */
const PROMISED = ["Refusal.text", "Refusal.field", "TableInfo.stand_in"];
/* Whole documents, with schemas of their own: the browser hands them on. */
const DOCUMENTS = ["Fair", "GameRecord", "Position", "SeatPosition", "SeatShare", "Setup"];

const parsed = (path: string): ts.SourceFile => ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);

function* within(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* within(child);
}

const typesIn = (node: ts.Node): string[] => [...within(node)].filter(ts.isTypeReferenceNode).map(({ typeName }) => typeName.getText());

/* What `call<Answer>` in the API gives. */
const answersIn = (node: ts.Node): string[] => {
  const calls = [...within(node)].filter(ts.isCallExpression).filter(({ expression }) => expression.getText() === "call");
  return calls.flatMap(({ typeArguments }) => [...(typeArguments ?? [])].flatMap(typesIn));
};

const protocol = parsed("src/lib/protocol.ts");
const interfaces = new Map(protocol.statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one]));
/* What comes over sockets. */
const fromServer = protocol.statements.filter(ts.isTypeAliasDeclaration).filter(({ name }) => name.text.startsWith("FromServer"));

/* All that the server tells the browser, and all that is within it. */
function told(): Set<string> {
  const found = new Set([...fromServer.flatMap(({ type }) => typesIn(type)), ...answersIn(parsed("src/lib/api.ts")), "Refusal"]);
  for (const name of found) for (const part of typesIn(interfaces.get(name)!)) if (interfaces.has(part)) found.add(part);
  return found;
}
const fieldsOf = (name: string): string[] => interfaces.get(name)!.members.map((field) => `${name}.${field.name!.getText()}`);

let found: { reads: string[]; objects: string[] };
beforeAll(() => {
  found = JSON.parse(execFileSync(process.execPath, ["reads.js"], { encoding: "utf8" })) as typeof found;
}, 120_000);

describe("What the server tells", () => {
  test("is read by the browser, but for what lies open and what is promised to programs", () => {
    const fields = [...told()].filter((name) => !DOCUMENTS.includes(name) && name !== "Said").flatMap(fieldsOf);
    const unread = fields.filter((field) => !found.reads.includes(field));
    expect(unread.toSorted()).toEqual([...OPEN, ...PROMISED].toSorted());
  });

  test("is what was promised", () => {
    const promises = readFileSync("../docs/protocol.md", "utf8");
    for (const field of PROMISED) expect(promises).toMatch(new RegExp(`[\`"]${field.split(".")[1]}[\`"]`));
  });

  test("is much", () => expect(told().size).toBeGreaterThan(40));
});

test("no page shows an object as if it were words", () => expect(found.objects).toEqual([]));

/* For a test: which fields of the protocol the app reads, by its types, and which objects its pages show as if they were words. */

import { ESLint } from "eslint";
import ts from "typescript";

const PROTOCOL = "src/lib/protocol.ts";
const WORDS = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike | ts.TypeFlags.Undefined | ts.TypeFlags.Null;
const UNKNOWN = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never;

const reads = new Set();
const objects = [];

const partsOf = (type) => (type.isUnion() ? type.types : [type]);

function note(type, name) {
  for (const part of partsOf(type))
    for (const declared of part.getProperty(name)?.declarations ?? [])
      if (declared.getSourceFile().fileName.endsWith(PROTOCOL)) reads.add(`${declared.parent.name?.text}.${name}`);
}

/* It reports nothing to ESLint, which is only asked for the types of what stands in pages. */
const watching = {
  create({ filename, sourceCode }) {
    const { program, getTypeAtLocation } = sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (node) => checker.getNonNullableType(getTypeAtLocation(node));
    return {
      MemberExpression: ({ object, property, computed }) => computed || note(typeOf(object), property.name),
      ObjectPattern: (pattern) => pattern.properties.forEach(({ key, computed }) => key && !computed && note(typeOf(pattern), key.name)),
      SvelteMustacheTag({ expression, parent, loc }) {
        if (parent.type !== "SvelteElement") return;
        const isObject = partsOf(typeOf(expression)).some(({ flags }) => !(flags & (WORDS | UNKNOWN)));
        if (isObject) objects.push(`${filename}:${loc.start.line}`);
      },
    };
  },
};

const eslint = new ESLint({
  overrideConfig: [{ plugins: { protocol: { rules: { reads: watching } } }, rules: { "protocol/reads": "error" } }],
  ruleFilter: ({ ruleId }) => ruleId === "protocol/reads",
});
const results = await eslint.lintFiles(["src/**/*.svelte", "src/{board,lib,pages,parts,table}/**/!(*.test).ts"]);
const wrong = results.flatMap(({ filePath, messages }) => messages.map(({ message }) => `${filePath}: ${message}`));
if (wrong.length) throw new Error(wrong.join("\n"));
process.stdout.write(JSON.stringify({ reads: [...reads], objects }));

import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseSync } from "@swc/core";
import { constantsOf, constantText, isNode, type Node, type Span, visit } from "./syntax-tree.ts";

export interface FoundRegex {
  /** `/source/flags`, or the text of the call where a part is known only at run time. */
  literal: string;
  /** Missing where the expression is put together at run time. */
  pattern?: { source: string; flags: string };
  /** Path from the root and line: `apps/server/src/a.ts:12`. */
  place: string;
}

const FOLDERS = ["apps", "packages", "scripts", "bench"];
const SKIPPED_FOLDERS = new Set(["node_modules", "test", "dist", "public"]);
const IS_SOURCE = /\.(?:ts|tsx|mts|mjs|js)$/;
const IS_TEST = /\.(?:test|fixture)\.tsx?$|\.d\.m?ts$/;

/** All regular expressions of the code outside its tests: literals and calls of `RegExp`. */
export function findRegexes(root: string): FoundRegex[] {
  return FOLDERS.flatMap((folder) => sourceFiles(join(root, folder))).flatMap((path) =>
    regexesOf(readFileSync(path, "utf8"), relative(root, path).split(sep).join("/")),
  );
}

export function regexesOf(code: string, path: string): FoundRegex[] {
  const found: FoundRegex[] = [];
  // swc counts positions in bytes of UTF-8, and goes on counting from file to file: a first statement tells where.
  const bytes = Buffer.from(`0;${code}`);
  const module = parseSync(`0;${code}`, { syntax: "typescript", tsx: path.endsWith("x"), target: "es2022" });
  const offset = module.body[0]?.type === "ExpressionStatement" ? module.body[0].span.start : 0;
  const textOf = ({ start, end }: Span) => bytes.subarray(start - offset, end - offset).toString("utf8");
  const placeOf = ({ start }: Span) => `${path}:${textOf({ start: offset, end: start }).split("\n").length}`;
  const constants = constantsOf(module);
  visit(module, (node) => {
    if (node.type === "RegExpLiteral")
      found.push(withPattern(String(node.pattern), String(node.flags), placeOf(node.span)));
    if (!isRegExpCall(node)) return;
    const [source, flags = ""] = argumentsOf(node).map((argument) => constantText(argument, constants));
    if (source === undefined) found.push({ literal: oneLine(textOf(node.span)), place: placeOf(node.span) });
    else found.push(withPattern(source, flags, placeOf(node.span)));
  });
  return found;
}

function withPattern(source: string, flags: string, place: string): FoundRegex {
  return { literal: `/${source}/${flags}`, pattern: { source, flags }, place };
}

function sourceFiles(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : sourceFiles(path);
    return IS_SOURCE.test(entry.name) && !IS_TEST.test(entry.name) ? [path] : [];
  });
}

function entriesOf(folder: string): Dirent[] {
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
}

function isRegExpCall(node: Node): boolean {
  if (node.type !== "NewExpression" && node.type !== "CallExpression") return false;
  return isNode(node.callee) && node.callee.type === "Identifier" && node.callee.value === "RegExp";
}

function argumentsOf(node: Node): unknown[] {
  return Array.isArray(node.arguments) ? node.arguments.map(({ expression }) => expression) : [];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

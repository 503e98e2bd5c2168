import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findRegexes, regexesOf } from "./find-regexes.ts";
import { judgeRegexes } from "./judge-regexes.ts";
import { proveRegex } from "./prove-regex.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "metatron-regex-"));
  await mkdir(join(root, "apps/web/src"), { recursive: true });
  await writeFile(
    join(root, "apps/web/src/a.tsx"),
    "const n: number = 1;\nexport const a = <p>{/(a+)+$/.test(String(n))}</p>;",
  );
  await writeFile(
    join(root, "apps/web/src/b.ts"),
    'const WORD = "[ab]";\nexport const b = new RegExp(WORD + "+x", "g");',
  );
  await writeFile(join(root, "apps/web/src/c.ts"), "export const c = (name: string) => new RegExp(name);");
  await writeFile(join(root, "apps/web/src/d.test.ts"), "export const d = /(b+)+$/;");
});
afterAll(() => rm(root, { recursive: true, force: true }));

const nothingKnown = { proven: [], accepted: [], prove: proveRegex };

it("finds literals and constant parts outside tests, with their places", () => {
  expect(findRegexes(root)).toEqual([
    { literal: "/(a+)+$/", pattern: { source: "(a+)+$", flags: "" }, place: "apps/web/src/a.tsx:2" },
    {
      literal: "/[ab]+x/g",
      pattern: { source: "[ab]+x", flags: "g" },
      place: "apps/web/src/b.ts:2",
    },
    { literal: "new RegExp(name)", place: "apps/web/src/c.ts:1" },
  ]);
});

it("fails for a planted expression that takes too long, and for one that nobody can prove", () => {
  const { faults } = judgeRegexes(findRegexes(root), nothingKnown);
  expect(faults).toEqual([
    expect.stringMatching(/^apps\/web\/src\/a\.tsx:2 .*\n {2}exponential/),
    expect.stringMatching(/^apps\/web\/src\/b\.ts:2 .*\n {2}2nd degree polynomial/),
    expect.stringMatching(/^apps\/web\/src\/c\.ts:1 .*\n {2}put together at run time/),
  ]);
});

it.each([
  ["looks behind", /(?<!\s)\s*\[\d{1,3}\]/g, true],
  ["looks behind and is quadratic all the same", /(?<!x)\s*\[\d{1,3}\]/g, false],
  ["refers back", /(`+)(.+?)\1/g, false],
])("decides on an expression that %s", (_, { source, flags }, isSafe) => {
  expect(proveRegex({ source, flags }).isSafe).toBe(isSafe);
});

it("lets through what is accepted in that file, and wants it gone when it is not there any more", () => {
  const found = regexesOf("export const a = /(a+)+$/;", "apps/a.ts");
  const entry = { literal: "/(a+)+$/", file: "apps/a.ts", reason: "Eight letters at most." };
  const judge = (file: string) =>
    judgeRegexes(found, { ...nothingKnown, accepted: [{ ...entry, file }] }).faults;
  expect(judge("apps/a.ts")).toEqual([]);
  expect(judge("apps/b.ts")).toEqual([
    expect.stringMatching(/^apps\/a\.ts:1 /),
    expect.stringMatching(/^apps\/b\.ts .*not there any more/s),
  ]);
});

it("does not prove again what is known, and forgets what is gone", () => {
  const found = regexesOf("export const a = /(a+)+$/;", "apps/a.ts");
  const proven = ["/(a+)+$/", "/gone/"];
  const { faults, inUse } = judgeRegexes(found, { ...nothingKnown, proven });
  expect([faults, inUse]).toEqual([[], ["/(a+)+$/"]]);
});

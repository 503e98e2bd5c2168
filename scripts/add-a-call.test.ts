import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addCall, stepsIn } from "./add-a-call.fixture.ts";

/** The document's own call, and for each step a call that leaves this step out. */
const COMPLETE = "findTerm";
const without = (step: number) => `findTermWithout${step + 1}`;

const folder = await mkdtemp(join(tmpdir(), "metatron-add-a-call-"));
const steps = stepsIn(await readFile("docs/contributing.md", "utf8"), "Add a call");
/** What the compiler says of all these calls, and what the registries say of those that it accepts. */
let typeErrors: string[];
let registryErrors: string[];

beforeAll(async () => {
  const [unknown = "", ...others] = steps.map((_, at) => without(at));
  // Apart: the compiler names a call that is too much in a table before one that is missing from it.
  typeErrors = [...(await compile([COMPLETE, unknown])), ...(await compile([COMPLETE, ...others]))];
  const found = new Set(typeErrors.map(callIn));
  await writeCalls([COMPLETE, ...others.filter((name) => !found.has(name))]);
  registryErrors = await run(process.execPath, ["registries.ts"]);
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it("a call that is added as docs/contributing.md says compiles and is registered", () => {
  const left = steps.map((_, at) => without(at));
  // An error about anything else would be one of the complete call, or of the copy itself.
  const others = [...typeErrors, ...registryErrors].filter((line) => !left.includes(callIn(line) ?? ""));
  expect(others).toEqual([]);
});

it.each(steps.map(({ file }, at) => [at + 1, file] as const))("leaving out step %i, %s, fails", (step) => {
  expect([...typeErrors, ...registryErrors].map(callIn)).toContain(without(step - 1));
});

async function compile(names: readonly string[]): Promise<string[]> {
  await writeCalls(names);
  return run(resolve("node_modules/.bin/tsc"), ["-p", "."]);
}

/** A fresh copy of the sources with these calls in it. */
async function writeCalls(names: readonly string[]): Promise<void> {
  await copySources();
  for (const name of names) {
    const done = steps.filter((_, at) => name !== without(at));
    await addCall(folder, { steps: done, from: COMPLETE, name });
  }
}

/** The sources that the steps touch. The harness brings the whole server along, of which only its own type is needed here. */
async function copySources(): Promise<void> {
  for (const path of ["packages", "apps/server/src", "apps/server/test", "test", "tsconfig.base.json"]) {
    // A copy must not have the files that the calls of an earlier one added.
    await rm(join(folder, path), { recursive: true, force: true });
    await cp(path, join(folder, path), { recursive: true });
  }
  await writeFile(join(folder, "apps/server/test/harness.ts"), HARNESS);
  await writeFile(join(folder, "registries.ts"), REGISTRIES);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await mkdir(join(folder, "node_modules/@metatron"), { recursive: true });
  const installed = (await readdir("node_modules")).filter((name) => name !== "@metatron");
  const links = installed.map((name) => [resolve("node_modules", name), `node_modules/${name}`] as const);
  const own = ["contract", "turn", "text"].map(
    (name) => [join(folder, "packages", name), `node_modules/@metatron/${name}`] as const,
  );
  for (const [target, path] of [...links, ...own])
    await symlink(target, join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
}

/** The lines that a program prints, whether or not it ends with a failure. */
async function run(program: string, args: readonly string[]): Promise<string[]> {
  const done = await promisify(execFile)(program, args, { cwd: folder }).catch(
    (error: { stdout?: string; stderr?: string }) => ({ stdout: error.stdout, stderr: error.stderr }),
  );
  return `${done.stdout ?? ""}\n${done.stderr ?? ""}`.split("\n").filter((line) => /^\S/.test(line));
}

/** The call that an error is about: the first one that it names, by itself or by the file of its use case. */
function callIn(line: string): string | undefined {
  const [, message = line] = line.split(/: error TS\d+: /);
  const [found] = message.match(/findTerm\w*|find-term[\w-]*/) ?? [];
  return found?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const TSCONFIG = {
  extends: "./tsconfig.base.json",
  compilerOptions: { types: ["node"], lib: ["es2024"] },
  files: [
    "packages/contract/src/calls.test.ts",
    "packages/contract/src/endpoints.ts",
    "apps/server/src/modules/glossary/glossary.routes.ts",
    "apps/server/test/permissions/table.ts",
    "apps/server/test/text-field-table.ts",
  ],
};

const HARNESS = `import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { Database } from "../src/adapters/db/index.ts";
export interface TestApp {
  deps: { database: Database };
  as(person: object): (request: InjectOptions & { url: string }) => Promise<LightMyRequestResponse>;
  listen(): Promise<string>;
}
`;

const REGISTRIES = `import fastify from "fastify";
import { glossaryEndpoints } from "./packages/contract/src/glossary/endpoints.ts";
import { requireRoutes } from "./apps/server/src/http/require-routes.ts";
import { glossaryRoutes } from "./apps/server/src/modules/glossary/glossary.routes.ts";
import { callsWithTexts, textFieldRowOf } from "./apps/server/test/calls-with-texts.ts";

const app = fastify();
glossaryRoutes(app, {} as never);
for (const [name, endpoint] of Object.entries(glossaryEndpoints)) {
  report(name, () => requireRoutes(app, { [name]: endpoint }));
  for (const call of callsWithTexts({ [name]: endpoint })) report(name, () => textFieldRowOf(call.name));
}

function report(name: string, check: () => unknown) {
  try {
    check();
  } catch (error) {
    process.stdout.write(\`\${name}: \${error}\\n\`);
  }
}
`;

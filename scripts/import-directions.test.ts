import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import config from "../.dependency-cruiser.mjs";

/** One forbidden import per rule: a check that finds nothing anywhere would pass for ever. */
const planted: Record<string, [from: string, to: string]> = {
  "text-uses-nothing": ["packages/text/src/a.ts", "packages/contract/src/c.ts"],
  "contract-uses-only-zod-and-text": ["packages/contract/src/a.ts", "apps/server/src/start.ts"],
  "turn-uses-only-contract-and-text": ["packages/turn/src/a.ts", "apps/server/src/start.ts"],
  "web-lib-is-pure": ["apps/web/src/lib/a.ts", "apps/web/src/ui/b.ts"],
  "web-ui-knows-no-product": ["apps/web/src/ui/a.ts", "packages/contract/src/b.ts"],
  "web-api-looks-down": ["apps/web/src/api/a.ts", "apps/web/src/local-db/b.ts"],
  "web-local-db-looks-down": ["apps/web/src/local-db/a.ts", "apps/web/src/api/b.ts"],
  "only-upgrade-tests-have-dexie": ["apps/web/src/local-db/c.ts", "node_modules/dexie/index.ts"],
  "web-features-below-app": ["apps/web/src/features/chat/a.ts", "apps/web/src/app/b.ts"],
  "web-shell-knows-no-feature": ["apps/web/src/shell/a.ts", "apps/web/src/features/session/b.ts"],
  "web-features-of-row-1": ["apps/web/src/features/handovers/a.ts", "apps/web/src/features/handovers-b/b.ts"],
  "web-features-of-row-2": ["apps/web/src/features/chat/c.ts", "apps/web/src/features/help/b.ts"],
  "web-features-of-row-3": ["apps/web/src/features/feedback/a.ts", "apps/web/src/features/chat/b.ts"],
  "web-features-of-row-4": ["apps/web/src/features/files/a.ts", "apps/web/src/features/sources/b.ts"],
  "web-features-of-row-5": ["apps/web/src/features/session/a.ts", "apps/web/src/features/files/b.ts"],
  "web-features-have-a-row": ["apps/web/src/features/chat/d.ts", "apps/web/src/features/not-in-a-row/b.ts"],
  "web-never-imports-server": ["apps/web/src/api/c.ts", "apps/server/src/http/b.ts"],
  "server-never-imports-web": ["apps/server/src/http/a.ts", "apps/web/src/lib/b.ts"],
  "adapters-below-modules": ["apps/server/src/adapters/a.ts", "apps/server/src/modules/x/index.ts"],
  "http-below-modules": ["apps/server/src/http/c.ts", "apps/server/src/modules/x/index.ts"],
  "modules-by-their-index": ["apps/server/src/modules/y/a.ts", "apps/server/src/modules/x/inside.ts"],
  "modules-below-app": ["apps/server/src/modules/y/b.ts", "apps/server/src/config/config.ts"],
  "shipped-code-needs-no-tests": ["apps/server/src/modules/y/c.ts", "apps/server/test/harness.ts"],
  "no-circles": ["apps/web/src/lib/d.ts", "apps/web/src/lib/e.ts"],
  "nothing-unresolved": ["apps/web/src/lib/f.ts", "apps/web/src/lib/not-there.ts"],
};

/** Two files that need each other's types alone, in each part of the product. */
const typeCircles: [one: string, other: string][] = [
  ["apps/server/src/modules/z/a.ts", "apps/server/src/modules/z/b.ts"],
  ["apps/web/src/features/news/c.ts", "apps/web/src/features/news/d.ts"],
  ["packages/contract/src/c.ts", "packages/contract/src/d.ts"],
];

let folder: string;
let found: { rule: string; from: string }[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "metatron-directions-"));
  const files = new Map<string, string>();
  for (const [from, to] of Object.values(planted)) {
    files.set(from, `import { x } from "${relativePath(from, to)}";\nexport const y = x;\n`);
    if (!to.includes("not-there") && !files.has(to)) files.set(to, "export const x = 1;\n");
  }
  files.set(
    "apps/web/src/features/chat/allowed.ts",
    'import { x } from "../files/b.ts";\nexport const y = x;\n',
  );
  files.set("apps/web/src/lib/e.ts", 'import { y } from "./d.ts";\nexport const x = y;\n');
  for (const [one, other] of typeCircles) {
    files.set(one, `import type { B } from "${relativePath(one, other)}";\nexport type A = B[];\n`);
    files.set(other, `import type { A } from "${relativePath(other, one)}";\nexport type B = A | string;\n`);
  }
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const args = ["--config", resolve(".dependency-cruiser.mjs"), "--output-type", "json", "apps", "packages"];
  const { stdout } = await promisify(execFile)(resolve("node_modules/.bin/depcruise"), args, {
    cwd: folder,
  }).catch(
    // It exits with the number of violations.
    (error: { stdout: string }) => error,
  );
  const report: { summary: { violations: { rule: { name: string }; from: string }[] } } = JSON.parse(stdout);
  found = report.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(config.forbidden.map(({ name }) => name))("%s catches the import planted for it", (name) => {
  const [from] = planted[name] ?? [];
  expect(found).toContainEqual({ rule: name, from });
});

it.each(typeCircles)("a circle of type-only imports between %s and %s is caught", (one) => {
  expect(found).toContainEqual({ rule: "no-circles", from: one });
});

it("lets a feature import one of a lower row", () => {
  expect(found.filter(({ from }) => from === "apps/web/src/features/chat/allowed.ts")).toEqual([]);
});

function relativePath(from: string, to: string): string {
  const up = dirname(from)
    .split("/")
    .map(() => "..");
  return [...up, to].join("/");
}

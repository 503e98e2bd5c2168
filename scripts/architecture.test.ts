import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = readFileSync(join(root, "docs/architecture.md"), "utf8");

/** Where a path of the page may begin. */
const STARTS = ["", "apps/server/src", "apps/web/src", "docs"];
const ENDINGS = ["", ".ts", ".tsx"];
/** Only these names begin a path; `/history/…` and `Confluence/Drive` do not. */
const PATH =
  /(?<![\w/.-])(?:apps|packages|e2e|bench|scripts|docs|decisions|modules|adapters|http|config|features|app|shell|api|local-db|ui)\/[\w./-]*[\w/]/g;

const exists = (path: string) =>
  STARTS.some((start) => ENDINGS.some((ending) => existsSync(join(root, start, `${path}${ending}`))));

it("names only files and folders that exist", () => {
  const paths = [...new Set(page.match(PATH))];
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

it.each(["modules", "adapters"])("describes every folder of the server's %s", (place) => {
  const folders = readdirSync(join(root, "apps/server/src", place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${place}/${name}`);
  expect(folders.filter((folder) => !page.includes(`\`${folder}\``))).toEqual([]);
});

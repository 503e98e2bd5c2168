import { readdirSync } from "node:fs";
import { expect, it } from "vitest";

/** What only the browser has, and `chat`, which is the screen of the server's `turns` and `history`. */
const WEB_ONLY = ["admin", "chat", "commands", "help", "knowledge-base", "scan", "tour"];

const modules = foldersIn("apps/server/src/modules");
const features = foldersIn("apps/web/src/features");

it("names each feature of the web app as the server's module", () => {
  expect(features.filter((name) => !modules.includes(name) && !WEB_ONLY.includes(name))).toEqual([]);
  expect(WEB_ONLY.filter((name) => modules.includes(name) || !features.includes(name))).toEqual([]);
});

it("names each folder of the contract as the server's module", () => {
  expect(foldersIn("packages/contract/src").filter((name) => !modules.includes(name))).toEqual(["chat"]);
});

it("has every text of a feature in the three languages", () => {
  const files = readdirSync("apps/web/src/features", { recursive: true, encoding: "utf8" });
  const texts = files.filter((path) => /\/texts\/[^/]+$/.test(path));
  const folders = new Set(texts.map((path) => path.slice(0, path.lastIndexOf("/"))));
  expect(folders.size).toBeGreaterThan(0);
  for (const folder of folders) {
    expect(readdirSync(`apps/web/src/features/${folder}`).sort(), folder).toEqual([
      "en.ts",
      "es.ts",
      "pt.ts",
    ]);
  }
});

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

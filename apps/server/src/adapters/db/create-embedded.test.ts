import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createEmbedded } from "./create-embedded.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "metatron-create-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("creates a whole database and removes what an earlier attempt left", async () => {
  await mkdir(join(folder, "database-new-killed"));
  await createEmbedded(join(folder, "database"));
  expect(await readdir(folder)).toEqual(["database"]);
  expect(await readdir(join(folder, "database"))).toEqual(
    expect.arrayContaining(["PG_VERSION", "base", "pg_wal"]),
  );
});

it("leaves a folder with files as it is", async () => {
  await mkdir(join(folder, "database"));
  await writeFile(join(folder, "database", "kept"), "data");
  await createEmbedded(join(folder, "database"));
  expect(await readFile(join(folder, "database", "kept"), "utf8")).toBe("data");
  expect(await readdir(join(folder, "database"))).toEqual(["kept"]);
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { gatherUnsaved, unsavedAnswersDir } from "./gather-unsaved.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "metatron-unsaved-"));
  for (const slot of [1, 2, 3]) {
    await mkdir(unsavedAnswersDir(dataDir, slot), { recursive: true });
    await writeFile(join(unsavedAnswersDir(dataDir, slot), `${slot}.json`), "{}");
  }
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const left = (slot: number) => readdir(unsavedAnswersDir(dataDir, slot));

it("gives the first process what processes left that are no longer started", async () => {
  await gatherUnsaved(dataDir, 2);
  expect([await left(1), await left(2), await left(3)]).toEqual([["1.json", "3.json"], ["2.json"], []]);
  await gatherUnsaved(dataDir, 1);
  expect([await left(1), await left(2)]).toEqual([["1.json", "2.json", "3.json"], []]);
});

it("does nothing in a data directory that never had several processes", async () => {
  await rm(dataDir, { recursive: true });
  await mkdir(dataDir);
  await gatherUnsaved(dataDir, 1);
  expect(await readdir(dataDir)).toEqual([]);
});

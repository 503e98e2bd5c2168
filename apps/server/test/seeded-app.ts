import { ensureOfficial } from "../src/modules/assistants/index.ts";
import { ingestFileHandler } from "../src/modules/retrieval/index.ts";
import { officialAssistants, seedDemo } from "../src/modules/specialised/index.ts";
import { startTestApp, type TestApp, type TestAppOptions } from "./harness.ts";

/** The app with its official assistants and the demo documents read, as after a first start. */
export async function startSeededApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await startTestApp(options);
  const { config, database } = test.deps;
  const { db } = database;
  await ensureOfficial(db, officialAssistants(config.DEFAULT_MODEL));
  await seedDemo({ ...test.deps, db });
  await readSeeded(test);
  return test;
}

export async function readSeeded({ deps }: TestApp): Promise<void> {
  const { db } = deps.database;
  const { handle } = ingestFileHandler({ ...deps, db, hasVectors: false });
  const waiting = await db
    .selectFrom("files")
    .select(["id", "name"])
    .where("status", "=", "queued")
    .execute();
  // Passages with the same score rank by their ids, so the order of reading decides what a search finds.
  const inOrder = waiting.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const { id } of inOrder) await handle({ fileId: id }, id);
}

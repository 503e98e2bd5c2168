import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createEmbedded } from "../src/adapters/db/create-embedded.ts";
import { copyTemplate, migrateTemplate } from "./copy-database.ts";

/** Making a database takes ten CPU seconds, copying a prepared one a fraction: each worker gets a copy. */
export default async function prepareEmbedded(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "metatron-template-"));
  const [empty, template] = [join(folder, "empty"), join(folder, "migrated")];
  await createEmbedded(join(empty, "database"));
  await copyTemplate(empty, template);
  await migrateTemplate({ DATA_DIR: template });
  project.provide("testDatabase", { kind: "embedded", template, empty });
  return () => rm(folder, { recursive: true, force: true });
}

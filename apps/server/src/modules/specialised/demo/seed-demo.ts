import { createHash } from "node:crypto";
import type { Db } from "../../../adapters/db/index.ts";
import { addFile, type FilesDeps } from "../../files/index.ts";
import { OFFICIAL_IDS } from "../official-assistants.ts";
import { countDemoDocuments, type DemoDocument, type DemoFolder, demoDocuments } from "./demo-documents.ts";
import { documentsToCome, setDocumentsToCome } from "./documents-to-come.ts";

const COLLECTIONS: readonly [DemoFolder, string][] = [
  ["rh", OFFICIAL_IDS["rh-plus"]],
  ["mesa", OFFICIAL_IDS["service-desk"]],
];

/** No person has this id. */
const SEEDER = "demo";

/** Adds new and changed demo documents, except those that somebody removed. */
export async function seedDemo(deps: FilesDeps): Promise<number> {
  let added = 0;
  for (const [folder, collectionId] of COLLECTIONS)
    setDocumentsToCome(collectionId, await countNew(deps.db, folder, collectionId));
  try {
    for (const [folder, collectionId] of COLLECTIONS) {
      for await (const document of demoDocuments(folder)) {
        if (!(await seedOne(deps, collectionId, document))) continue;
        added += 1;
        setDocumentsToCome(collectionId, documentsToCome(collectionId) - 1);
      }
    }
  } finally {
    for (const [, collectionId] of COLLECTIONS) setDocumentsToCome(collectionId, 0);
  }
  return added;
}

/** Documents that were never added; those that somebody removed do not come again. */
async function countNew(db: Db, folder: DemoFolder, collectionId: string): Promise<number> {
  const { known } = await db
    .selectFrom("seeded_documents")
    .select(({ fn }) => fn.countAll<string>().as("known"))
    .where("collection_id", "=", collectionId)
    .executeTakeFirstOrThrow();
  return (await countDemoDocuments(folder)) - Number(known);
}

async function seedOne(deps: FilesDeps, collectionId: string, document: DemoDocument) {
  const { db } = deps;
  const { sourceKey, name, type, title, bytes } = document;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const seeded = await db
    .selectFrom("seeded_documents")
    .select("sha256")
    .where("collection_id", "=", collectionId)
    .where("source_key", "=", sourceKey)
    .executeTakeFirst();
  if (seeded?.sha256 === sha256) return false;
  if (seeded && !(await isStillThere(db, collectionId, sourceKey))) return false;

  await addFile(deps, {
    personId: SEEDER,
    purpose: "assistant",
    ownerId: collectionId,
    source: "demo",
    sourceKey,
    name,
    type,
    title,
    bytes,
  });
  await db
    .insertInto("seeded_documents")
    .values({ collection_id: collectionId, source_key: sourceKey, sha256 })
    .onConflict((conflict) => conflict.columns(["collection_id", "source_key"]).doUpdateSet({ sha256 }))
    .execute();
  return true;
}

async function isStillThere(db: Db, collectionId: string, sourceKey: string): Promise<boolean> {
  const file = await db
    .selectFrom("files")
    .select("id")
    .where("owner_id", "=", collectionId)
    .where("owner_kind", "=", "assistant")
    .where("source", "=", "demo")
    .where("source_key", "=", sourceKey)
    .executeTakeFirst();
  return file !== undefined;
}

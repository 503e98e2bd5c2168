import { sql } from "kysely";
import type { Db } from "../../../adapters/db/index.ts";
import type { Storage } from "../../../adapters/storage/index.ts";
import { aboutExport } from "./about-export.ts";
import { personalTables } from "./personal-tables.ts";
import { asJson, type Row, readRows } from "./read-rows.ts";
import type { ZipEntry } from "./write-zip.ts";

export interface ExportDeps {
  db: Db;
  storage: Storage;
}

/** All data that the product holds about a person, file by file. */
export async function* exportEntries(
  deps: ExportDeps,
  personId: string,
  now: Date,
): AsyncGenerator<ZipEntry> {
  yield { name: "LEEME.txt", body: only(aboutExport(now)) };
  for (const [table, personal] of Object.entries(personalTables))
    yield { name: `${table}.json`, body: asJson(readRows(deps.db, { ...personal, table, personId })) };
  yield { name: "assistants.json", body: asJson(ownAssistants(deps.db, personId)) };
  yield { name: "projects.json", body: asJson(ownProjects(deps.db, personId)) };
  yield { name: "assistant_tests.json", body: asJson(ownTests(deps.db, personId)) };
  yield { name: "assistant_documents.json", body: asJson(ownDocuments(deps.db, personId)) };
  yield { name: "assistant_sources.json", body: asJson(ownSources(deps.db, personId)) };
  yield* fileContents(deps, personId);
  yield* screenshots(deps.db, personId);
  yield* caseFiles(deps.db, personId);
}

async function* ownAssistants(db: Db, personId: string): AsyncGenerator<Row> {
  yield* await db
    .selectFrom("assistants as a")
    .innerJoin("assistant_members as m", "m.assistant_id", "a.id")
    .where("m.person_id", "=", personId)
    .where("m.role", "=", "owner")
    .select(["a.id", "a.name", "a.description", "a.instructions", "a.model", "a.starters", "a.roles"])
    .select(["a.version", "a.created_at", "a.updated_at"])
    .orderBy("a.id")
    .execute();
}

/** Instructions are exported to the owners of a project; its files, to the people who uploaded them. */
async function* ownProjects(db: Db, personId: string): AsyncGenerator<Row> {
  yield* await db
    .selectFrom("projects as p")
    .innerJoin("project_members as m", "m.project_id", "p.id")
    .where("m.person_id", "=", personId)
    .where("m.role", "=", "owner")
    .selectAll("p")
    .orderBy("p.id")
    .execute();
}

async function* ownTests(db: Db, personId: string): AsyncGenerator<Row> {
  yield* await db
    .selectFrom("assistant_tests as t")
    .innerJoin("assistant_members as m", "m.assistant_id", "t.assistant_id")
    .where("m.person_id", "=", personId)
    .where("m.role", "=", "owner")
    .selectAll("t")
    .orderBy("t.id")
    .execute();
}

/** Selected by the current owners of the assistant: a person who uploaded a document may have lost access since. */
async function* ownDocuments(db: Db, personId: string): AsyncGenerator<Row> {
  yield* await documentsOfOwner(db, personId)
    .select(["f.id", "f.owner_id as assistant_id", "f.name", "f.type", "f.size", "f.source", "f.url"])
    .select(["f.title", "f.revision", "f.valid_from", "f.valid_until", "f.create_at"])
    .execute();
}

async function* ownSources(db: Db, personId: string): AsyncGenerator<Row> {
  yield* await db
    .selectFrom("knowledge_sources as s")
    .innerJoin("assistant_members as m", "m.assistant_id", "s.collection_id")
    .where("m.person_id", "=", personId)
    .where("m.role", "=", "owner")
    .select(["s.collection_id as assistant_id", "s.kind", "s.key", "s.name", "s.url", "s.last_sync_at"])
    .orderBy("s.collection_id")
    .orderBy("s.kind")
    .orderBy("s.key")
    .execute();
}

const documentsOfOwner = (db: Db, personId: string) =>
  db
    .selectFrom("files as f")
    .innerJoin("assistant_members as m", "m.assistant_id", "f.owner_id")
    .where("f.owner_kind", "=", "assistant")
    .where("f.status", "<>", "pending")
    .where("m.person_id", "=", personId)
    .where("m.role", "=", "owner")
    .orderBy("f.id");

/** The originals by id, because two files may have the same name. */
async function* fileContents({ db, storage }: ExportDeps, personId: string): AsyncGenerator<ZipEntry> {
  const { without: _, ...files } = personalTables.files ?? { person: "person_id", key: ["id"] };
  const own = readRows(db, { ...files, table: "files", personId });
  for await (const { id, name, object_key: key } of own) yield* original("files", { id, name, key });
  // Pages from outside systems are not exported.
  const documents = await documentsOfOwner(db, personId)
    .where("f.source", "=", "upload")
    .select(["f.id", "f.name", "f.object_key as key"])
    .execute();
  for (const document of documents) yield* original("assistant_documents", document);

  async function* original(folder: string, { id, name, key }: Row): AsyncGenerator<ZipEntry> {
    const object = await storage.get(String(key));
    // The upload was never completed or the object was lost, as its row shows.
    if (object) yield { name: `${folder}/${id}/${plainName(String(name))}`, body: object.stream };
  }
}

async function* screenshots(db: Db, personId: string): AsyncGenerator<ZipEntry> {
  const { rows } = await sql<{ id: string; type: string }>`
    select i.id, s.type from issue_screenshots s join issues i on i.id = s.issue_id
    where i.person_id = ${personId} order by i.id`.execute(db);
  for (const { id, type } of rows)
    yield { name: `issue_screenshots/${id}.${type.split("/")[1]}`, body: screenshot(db, id) };
}

async function* screenshot(db: Db, problemReportId: string): AsyncGenerator<Uint8Array> {
  const row = await db
    .selectFrom("issue_screenshots")
    .select("bytes")
    .where("issue_id", "=", problemReportId)
    .executeTakeFirst();
  if (row) yield row.bytes;
}

/** Copies that the person shared with cases; their originals may be gone. */
async function* caseFiles(db: Db, personId: string): AsyncGenerator<ZipEntry> {
  const rows = await db
    .selectFrom("case_files as f")
    .innerJoin("cases as c", "c.id", "f.case_id")
    .select(["f.id", "f.name", "c.id as case_id"])
    .where("c.person_id", "=", personId)
    .orderBy("f.id")
    .execute();
  for (const { id, name, case_id } of rows)
    yield { name: `case_files/${case_id}/${id}-${plainName(name)}`, body: caseFile(db, id) };
}

async function* caseFile(db: Db, id: string): AsyncGenerator<Uint8Array> {
  const row = await db.selectFrom("case_files").select("bytes").where("id", "=", id).executeTakeFirst();
  if (row) yield row.bytes;
}

async function* only(text: string): AsyncGenerator<string> {
  yield text;
}

/** A file name that no operating system interprets as a path. */
const plainName = (name: string) =>
  [...name]
    .map((char) => (FORBIDDEN.includes(char) || char < " " ? "_" : char))
    .join("")
    .replace(/^\.+/, "_");
const FORBIDDEN = '\\/:*?"<>|';

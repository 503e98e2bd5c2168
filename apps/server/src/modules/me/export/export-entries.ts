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

/** Everything that the product holds about a person, file by file. */
export async function* exportEntries(
  deps: ExportDeps,
  personId: string,
  now: Date,
): AsyncGenerator<ZipEntry> {
  yield { name: "LEEME.txt", body: only(aboutExport(now)) };
  for (const [table, personal] of Object.entries(personalTables))
    yield { name: `${table}.json`, body: asJson(readRows(deps.db, { ...personal, table, personId })) };
  yield { name: "assistants.json", body: asJson(ownAssistants(deps.db, personId)) };
  yield { name: "assistant_tests.json", body: asJson(ownTests(deps.db, personId)) };
  yield* fileContents(deps, personId);
  yield* screenshots(deps.db, personId);
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

/** The originals under their ids: two files may have the same name. */
async function* fileContents({ db, storage }: ExportDeps, personId: string): AsyncGenerator<ZipEntry> {
  const rows = readRows(db, { ...FILES, table: "files", personId });
  for await (const { id, name, object_key: key } of rows) {
    const object = await storage.get(String(key));
    // An upload that never came, or an object that was lost: its row says so.
    if (object) yield { name: `files/${id}/${plainName(String(name))}`, body: object.stream };
  }
}

const FILES = { person: "person_id", key: ["id"] } as const;

async function* screenshots(db: Db, personId: string): AsyncGenerator<ZipEntry> {
  const { rows } = await sql<{ id: string; type: string }>`
    select i.id, s.type from issue_screenshots s join issues i on i.id = s.issue_id
    where i.person_id = ${personId} order by i.id`.execute(db);
  for (const { id, type } of rows)
    yield { name: `issue_screenshots/${id}.${type.split("/")[1]}`, body: screenshot(db, id) };
}

async function* screenshot(db: Db, issueId: string): AsyncGenerator<Uint8Array> {
  const row = await db
    .selectFrom("issue_screenshots")
    .select("bytes")
    .where("issue_id", "=", issueId)
    .executeTakeFirst();
  if (row) yield row.bytes;
}

async function* only(text: string): AsyncGenerator<string> {
  yield text;
}

/** A name that no program takes for a path, on any system. */
const plainName = (name: string) =>
  [...name]
    .map((char) => (FORBIDDEN.includes(char) || char < " " ? "_" : char))
    .join("")
    .replace(/^\.+/, "_");
const FORBIDDEN = '\\/:*?"<>|';

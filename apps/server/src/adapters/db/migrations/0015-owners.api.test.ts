import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../../test/test-database.ts";
import type { Database } from "../index.ts";
import { up } from "./0015-owners.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await undo();
});
afterAll(() => database.close());

/** As the database was before this migration. */
async function undo() {
  const { db } = database;
  for (const table of ["conversations", "assistants", "projects"])
    await sql`drop trigger ${sql.ref(`${table}_own_id`)} on ${sql.table(table)}`.execute(db);
  await sql`drop trigger files_owner_kind on files`.execute(db);
  await sql`drop function keep_owner_id, check_file_owner, claim_owner_id`.execute(db);
  await sql`drop table owner_ids, installation`.execute(db);
  await sql`alter table files drop column owner_kind, drop column reading_token`.execute(db);
  await sql`alter table people drop column is_email_verified`.execute(db);
}

const addPerson = async (email: string) => {
  const id = randomUUID();
  await sql`insert into people (id, issuer, subject, email, name, roles)
    values (${id}, 'i', ${id}, ${email}, 'Ana', '{}')`.execute(database.db);
  return id;
};
const addConversation = (id: string, personId: string, at: string) =>
  sql`insert into conversations (id, person_id, unique_id, title, chat, model, created_at, updated_at)
    values (${id}, ${personId}, ${id}, 't', 'chat-libre', 'm', ${at}, ${at})`.execute(database.db);
const addAssistant = (id: string, at: string, isOfficial = false) =>
  sql`insert into assistants (id, name, description, instructions, model, is_official, created_at)
    values (${id}, 'n', '', '', 'm', ${isOfficial}, ${at})`.execute(database.db);
const addFile = async (ownerId: string, purpose: string) => {
  const id = randomUUID();
  await sql`insert into files (id, person_id, purpose, owner_id, name, type, size, object_key, status)
    values (${id}, 'p', ${purpose}, ${ownerId}, 'a.txt', 'text/plain', 1, ${id}, 'ready')`.execute(
    database.db,
  );
  return id;
};
const OLD = "2026-01-01T00:00:00Z";
const NEW = "2026-02-01T00:00:00Z";

it("keeps the older of two things with one id, an official assistant always, and knows the kind of every id", async () => {
  const { db } = database;
  const eve = await addPerson("eve@aerovia.example");
  const ana = await addPerson("ana@aerovia.example");
  const [official, stolen, robbed, alone, gone] = Array.from({ length: 5 }, () => randomUUID()) as string[];
  if (!official || !stolen || !robbed || !alone || !gone) throw new Error("no ids");
  await addAssistant(official, NEW, true);
  await addConversation(official, eve, OLD);
  await addAssistant(stolen, OLD);
  await addConversation(stolen, eve, NEW);
  await addConversation(robbed, ana, OLD);
  await addAssistant(robbed, NEW);
  await addConversation(alone, ana, OLD);
  await sql`insert into deleted_conversations (id, person_id, deleted_at) values (${gone}, ${ana}, now())`.execute(
    db,
  );
  const files = {
    officials: await addFile(official, "assistant"),
    eves: await addFile(official, "conversation"),
    evesPicture: await addFile(stolen, "image"),
    anas: await addFile(robbed, "conversation"),
    thiefs: await addFile(robbed, "assistant"),
  };
  await sql`insert into assistant_members (id, assistant_id, person_id, invited_email, role, added_by)
    values (${randomUUID()}, ${stolen}, ${ana}, 'ana@aerovia.example', 'viewer', ${eve}),
      (${randomUUID()}, ${stolen}, ${eve}, 'eve@aerovia.example', 'owner', ${eve})`.execute(db);

  // A migration takes a database of which it knows no table.
  await db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));

  const ids = async (table: "conversations" | "assistants" | "files") =>
    (await db.selectFrom(table).select("id").execute()).map(({ id }) => id).sort();
  expect(await ids("conversations")).toEqual([robbed, alone].sort());
  expect(await ids("assistants")).toEqual([official, stolen].sort());
  expect(await ids("files")).toEqual([files.officials, files.anas].sort());
  const kinds = await db.selectFrom("owner_ids").select(["id", "kind"]).execute();
  expect(Object.fromEntries(kinds.map(({ id, kind }) => [id, kind]))).toEqual({
    [official]: "assistant",
    [stolen]: "assistant",
    [robbed]: "conversation",
    [alone]: "conversation",
    [gone]: "conversation",
  });
  const tombstones = await db
    .selectFrom("deleted_conversations")
    .select("id")
    .where("person_id", "=", eve)
    .execute();
  expect(tombstones.map(({ id }) => id).sort()).toEqual([official, stolen].sort());
  const people = await db.selectFrom("people").select(["id", "is_email_verified"]).execute();
  expect(Object.fromEntries(people.map((row) => [row.id, row.is_email_verified]))).toEqual({
    [ana]: true,
    [eve]: false,
  });
});

it("refuses a file whose owner is of another kind, and leaves out a second thing with one id", async () => {
  const { db } = database;
  const person = await addPerson("luis@aerovia.example");
  const id = randomUUID();
  await addConversation(id, person, NEW);
  await expect(addFile(id, "assistant")).rejects.toMatchObject({ code: "23000" });
  await addAssistant(id, NEW);
  expect(await db.selectFrom("assistants").select("id").where("id", "=", id).execute()).toEqual([]);
  const fileId = await addFile(id, "conversation");
  const assistant = randomUUID();
  await addAssistant(assistant, NEW);
  const moved = db.updateTable("files").set({ owner_id: assistant }).where("id", "=", fileId).execute();
  await expect(moved).rejects.toMatchObject({ code: "23000" });
});

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { type EmptyDatabase, openEmptyDatabase } from "../../../test/empty-database.ts";
import { type Db, migrate, migrateTo } from "../db/index.ts";
import { migrations } from "../db/migrations/index.ts";
import { dumpDatabase } from "./index.ts";
import { loadDatabase } from "./load-database.ts";

const opened: EmptyDatabase[] = [];
afterAll(() => Promise.all(opened.map(({ remove }) => remove())));

async function openEmpty() {
  const empty = await openEmptyDatabase();
  opened.push(empty);
  return empty.database;
}

const names = Object.keys(migrations).sort();
/** The first schema with conversations. */
const FIRST = names.slice(0, names.indexOf("0002-history") + 1);
const TEXT = "¿Qué equipaje puedo llevar?";

/** Rows as the first version wrote them, with the columns that it had. */
async function addOldRows(db: Db) {
  const [personId, conversationId, messageId] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into people (id, issuer, subject, email, name, roles)
    values (${personId}, 'i', 's', 'ana@aerovia.example', 'Ana', '{chat_metatron_user_basic}')`.execute(db);
  await sql`insert into conversations (id, person_id, unique_id, title, chat, model, created_at, updated_at)
    values (${conversationId}, ${personId}, ${conversationId}, 'Equipaje', 'chat-libre', 'gpt-5', now(), now())`.execute(
    db,
  );
  await sql`insert into messages (id, conversation_id, person_id, unique_id, role, kind, state, content, text, created_at, updated_at)
    values (${messageId}, ${conversationId}, ${personId}, ${messageId}, 'user', 'text', 'complete',
      ${JSON.stringify([{ type: "text", text: TEXT }])}::jsonb, ${TEXT}, now(), now())`.execute(db);
}

async function readRows(db: Db) {
  return db
    .selectFrom("messages")
    .innerJoin("conversations", "conversations.id", "messages.conversation_id")
    .innerJoin("people", "people.id", "conversations.person_id")
    .select(["people.email", "conversations.title", "messages.text"])
    .execute();
}

const ROWS = [{ email: "ana@aerovia.example", title: "Equipaje", text: TEXT }];

it("restores a dump of the first schema and brings it up to date, as an upgrade in place does", async () => {
  const old = await openEmpty();
  await migrateTo(old.db, FIRST);
  await addOldRows(old.db);

  const restored = await openEmpty();
  const { schema } = await loadDatabase(restored, {
    frames: dumpDatabase(old.pool),
    createOptional: async () => undefined,
  });
  expect(schema.migrations).toEqual(FIRST);
  expect(await readRows(restored.db)).toEqual(ROWS);
  expect(await migrate(restored.db)).toEqual([]);

  expect(await migrate(old.db)).toEqual(names.filter((name) => !FIRST.includes(name)));
  expect(await readRows(old.db)).toEqual(ROWS);
});

it("refuses a dump of a newer version", async () => {
  const target = await openEmpty();
  const newer = {
    kind: "schema" as const,
    migrations: ["9999-later"],
    tables: [],
    indexes: [],
    sequences: [],
  };
  const frames = (async function* () {
    yield newer;
  })();
  const loading = loadDatabase(target, { frames, createOptional: async () => undefined });
  await expect(loading).rejects.toThrow("9999-later");
});

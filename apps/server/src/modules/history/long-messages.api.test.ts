import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { Database } from "../../adapters/db/index.ts";
import { personalTables } from "../me/export/personal-tables.ts";
import { readRows } from "../me/export/read-rows.ts";
import { earlierTexts } from "../outbound-policy/index.ts";
import { fillDigests } from "./fill-digests.ts";
import { listMessages } from "./list-messages.ts";

const MB = 1024 * 1024;
const MESSAGES = 12;
/** Eight megabytes at once, and the one message that is begun. */
const MOST_AT_ONCE = 14 * MB;

const personId = randomUUID();
const conversationId = randomUUID();
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await sql`insert into people (id, issuer, subject, email, name, roles)
    values (${personId}, 'x', ${personId}, 'a@b.example', 'Ana', '{}')`.execute(db);
  await sql`insert into conversations (id, person_id, unique_id, title, chat, model, created_at, updated_at)
    values (${conversationId}, ${personId}, ${conversationId}, 'Larga', 'chat-libre', 'm', now(), now())`.execute(
    db,
  );
  for (let n = 0; n < MESSAGES; n += 1) {
    const id = randomUUID();
    await sql`insert into messages (id, unique_id, conversation_id, person_id, role, kind, state, content, text, files,
        is_online, created_at, updated_at)
      select ${id}, ${id}, ${conversationId}, ${personId}, 'user', 'text', 'complete',
        jsonb_build_array(jsonb_build_object('type', 'text', 'text', t)), t, '[]'::jsonb, false, now(), now()
      from (select repeat(${String(n % 10)}, ${3 * MB}) as t) as long`.execute(db);
  }
});
afterAll(() => database.close());

/** The same database, and the most that one statement brought. */
function measured() {
  const results: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      results.push(JSON.stringify(result.rows).length);
      return result;
    },
  };
  return { db: database.db.withPlugin(plugin), most: () => Math.max(...results) };
}

describe("long messages", () => {
  it("come in short pages, every one of them once", async () => {
    const { db, most } = measured();
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await listMessages(db, personId, { conversationId, limit: 100, cursor });
      seen.push(...page.items.map(({ text }) => text.slice(0, 1)));
      cursor = page.nextCursor ?? undefined;
      pages += 1;
    } while (cursor && pages < 100);
    expect(seen).toEqual(Array.from({ length: MESSAGES }, (_, n) => String(n % 10)));
    expect(pages).toBe(MESSAGES);
    expect(most()).toBeLessThan(MOST_AT_ONCE);
  });

  it("are digested a few at once, to the same digest", async () => {
    const { db, most } = measured();
    const [filled] = await fillDigests(db, personId, [{ id: conversationId, digest: "" }]);
    expect(filled?.digest).toMatch(/\w{8}/);
    const page = await listMessages(database.db, personId, { conversationId, limit: 1 });
    expect(page.items).toHaveLength(1);
    expect(most()).toBeLessThan(MOST_AT_ONCE);
    const [again] = await fillDigests(database.db, personId, [{ id: conversationId, digest: "" }]);
    expect(again).toEqual(filled);
  });

  it("are looked back at until no model could read more", async () => {
    const { db, most } = measured();
    const [texts] = await earlierTexts(db, [{ personId, conversationId }]);
    expect(texts?.map((text) => text.slice(0, 1))).toEqual(["1", "0", "9"]);
    expect(most()).toBeLessThan(MOST_AT_ONCE);
  });

  it("are exported a few at once, every one of them", async () => {
    const { db, most } = measured();
    const { messages } = personalTables;
    if (!messages) throw new Error("Messages are personal.");
    let rows = 0;
    for await (const row of readRows(db, { ...messages, table: "messages", personId }))
      rows += row.person_id === personId ? 1 : 0;
    expect(rows).toBe(MESSAGES);
    // Each has its text twice.
    expect(most()).toBeLessThan(2 * MOST_AT_ONCE);
  });
});

import { randomUUID } from "node:crypto";
import { type KyselyPlugin, sql } from "kysely";
import type { Db } from "../src/adapters/db/index.ts";

const MB = 1024 * 1024;
export const LONG_MESSAGES = 12;
/** Eight megabytes at once, and the one message that is begun. */
export const MOST_AT_ONCE = 14 * MB;

/** A conversation of messages of three megabytes; each begins with the last digit of its number. */
export async function addLongMessages(db: Db): Promise<{ personId: string; conversationId: string }> {
  const personId = randomUUID();
  const conversationId = randomUUID();
  await sql`insert into people (id, issuer, subject, email, name, roles)
    values (${personId}, 'x', ${personId}, 'a@b.example', 'Ana', '{}')`.execute(db);
  await sql`insert into conversations (id, person_id, unique_id, title, chat, model, created_at, updated_at)
    values (${conversationId}, ${personId}, ${conversationId}, 'Larga', 'chat-libre', 'm', now(), now())`.execute(
    db,
  );
  let parentId: string | null = null;
  for (let n = 0; n < LONG_MESSAGES; n += 1) {
    const id = randomUUID();
    await sql`insert into messages (id, unique_id, conversation_id, person_id, parent_id, role, kind, state, content, text, files,
        is_online, created_at, updated_at)
      select ${id}, ${id}, ${conversationId}, ${personId}, ${parentId}::uuid, 'user', 'text', 'complete',
        jsonb_build_array(jsonb_build_object('type', 'text', 'text', t)), t, '[]'::jsonb, false, now(), now()
      from (select repeat(${String(n % 10)}, ${3 * MB}) as t) as long`.execute(db);
    parentId = id;
  }
  return { personId, conversationId };
}

/** The same database, and the most that one statement brought. */
export function measuring(db: Db) {
  const results: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      results.push(JSON.stringify(result.rows).length);
      return result;
    },
  };
  return { db: db.withPlugin(plugin), most: () => Math.max(...results) };
}

import { randomUUID } from "node:crypto";
import type { Conversation } from "@metatron/contract/chat/conversation";
import type { Message } from "@metatron/contract/chat/message";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { notFound } from "../../http/app-error.ts";
import { fillDigests } from "./fill-digests.ts";
import { searchEntry } from "./searched-text.ts";
import { conversationColumns, toConversation } from "./to-conversation.ts";

type CopiedMessage = Pick<
  Message,
  | "role"
  | "type"
  | "content"
  | "text"
  | "state"
  | "citations"
  | "urls"
  | "category"
  | "model"
  | "grounded"
  | "online"
  | "createAt"
> & {
  /** The person who asked a copied question, where it is not the owner of the copy. */
  askerId?: string | null;
};

interface Copy {
  personId: string;
  /** The id of the new conversation, from the client. */
  conversationId: string;
  title: string;
  chat: Conversation["chat"];
  assistantId: string | null;
  model: string;
  /** The project that the copy is in. */
  projectId: string | null;
  messages: readonly CopiedMessage[];
  now: Date;
}

/**
 * Makes a conversation of one branch with copies of these messages, under new ids. A repeated request is the same
 * copy; an id of another person's or of a deleted conversation is refused.
 */
export async function copyMessages(db: Db, copy: Copy): Promise<Conversation> {
  const { personId, conversationId } = copy;
  const row = await db.transaction().execute(async (trx) => {
    if (await insertConversation(trx, copy)) await insertMessages(trx, copy);
    const stored = await trx
      .selectFrom("conversations")
      .select(conversationColumns)
      .where("id", "=", conversationId)
      .where("person_id", "=", personId)
      .executeTakeFirst();
    if (!stored) throw notFound();
    return stored;
  });
  const [filled = row] = await fillDigests(db, personId, [row]);
  return toConversation(filled);
}

/** False where a conversation has this id already. */
async function insertConversation(trx: Trx, copy: Copy): Promise<boolean> {
  const { personId, conversationId, title, chat, assistantId, model, projectId, now } = copy;
  const { numAffectedRows = 0n } = await sql`
    insert into conversations (id, person_id, unique_id, title, is_title_final, chat, assistant_id, model,
      project_id, created_at, updated_at)
    select ${conversationId}::uuid, ${personId}::uuid, ${conversationId}::uuid, ${title}, true, ${chat},
      ${assistantId}::uuid, ${model}, ${projectId}::uuid, ${now}::timestamptz, ${now}::timestamptz
    where not exists (select 1 from deleted_conversations where id = ${conversationId})
    on conflict (id) do nothing`.execute(trx);
  return numAffectedRows > 0n;
}

async function insertMessages(trx: Trx, { personId, conversationId, messages, now }: Copy): Promise<void> {
  const ids = messages.map(() => randomUUID());
  const input = messages.map((message, n) => ({
    n,
    id: ids[n],
    parent_id: ids[n - 1] ?? null,
    answer_id: message.role === "user" ? (ids[n + 1] ?? null) : null,
    role: message.role,
    kind: message.type,
    // The work on an unfinished answer goes on in its own conversation alone.
    state: message.state === "streaming" ? "interrupted" : message.state,
    content: message.content,
    text: message.text,
    citations: message.citations,
    urls: message.urls,
    category: message.category,
    model: message.model,
    is_grounded: message.grounded,
    is_online: message.online,
    created_at: message.createAt,
    asked_by: message.askerId ?? null,
  }));
  await sql`
    with input as materialized (select * from jsonb_to_recordset(${toJsonb(input)}::jsonb) as i(
      n int, id uuid, parent_id uuid, answer_id uuid, role text, kind text, state text, content jsonb, text text,
      citations jsonb, urls jsonb, category jsonb, model text, is_grounded boolean, is_online boolean,
      created_at timestamptz, asked_by uuid))
    insert into messages (id, unique_id, conversation_id, person_id, parent_id, answer_id, role, kind, state, content,
      text, citations, urls, category, model, is_grounded, is_online, created_at, asked_by, updated_at, search)
    select i.id, i.id, ${conversationId}::uuid, ${personId}::uuid, i.parent_id, i.answer_id, i.role, i.kind, i.state,
      i.content, i.text, i.citations, i.urls, nullif(i.category, 'null'::jsonb), i.model, i.is_grounded, i.is_online,
      i.created_at, i.asked_by, ${now}::timestamptz, ${searchEntry(sql`i.text`)}
    from input i order by i.n`.execute(trx);
}

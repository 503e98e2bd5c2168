import type { Conversation } from "@metatron/contract/chat/conversation";
import type { ImportedConversation } from "@metatron/contract/chat/imported-conversation";
import { fileIdOf } from "@metatron/contract/files/file-address";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { notFound } from "../../http/app-error.ts";
import { fillDigests } from "./fill-digests.ts";
import { searchEntry } from "./searched-text.ts";
import { conversationColumns, toConversation } from "./to-conversation.ts";

type ImportedPart = ImportedConversation["messages"][number]["content"][number];

export interface Import {
  personId: string;
  conversationId: string;
  imported: ImportedConversation;
  now: Date;
}

/**
 * Stores a conversation of an older version of the product. Ids come from clients, so every row is checked: a
 * conversation of another person, a deleted one, or a message of another conversation refuses the call.
 */
export async function importConversation(db: Db, given: Import): Promise<Conversation> {
  const row = await db.transaction().execute(async (trx) => {
    await insertConversation(trx, given);
    const owned = await trx
      .selectFrom("conversations")
      .select("id")
      .where("id", "=", given.conversationId)
      .where("person_id", "=", given.personId)
      .forUpdate()
      .executeTakeFirst();
    if (!owned || !(await fits(trx, given))) throw notFound();
    await insertMessages(trx, given);
    return trx
      .updateTable("conversations")
      .set({ digest: "", updated_at: given.now })
      .where("id", "=", given.conversationId)
      .returning(conversationColumns)
      .executeTakeFirstOrThrow();
  });
  const [filled = row] = await fillDigests(db, given.personId, [row]);
  return toConversation(filled);
}

async function insertConversation(db: Db, { personId, conversationId, imported, now }: Import) {
  const createdAt = earlier(imported.createAt, now);
  await sql`
    insert into conversations (id, person_id, unique_id, title, is_title_final, emoji, chat, assistant_id, model,
      base_knowledge, is_favorite, is_pinned, created_at, updated_at)
    select ${conversationId}::uuid, ${personId}::uuid, ${conversationId}::uuid, ${imported.title}, true,
      ${imported.emoji}, case when ${imported.chat} = 'ai-builder' and a.id is null then 'chat-libre' else ${imported.chat} end,
      a.id, ${imported.model}, ${imported.baseKnowledge}, ${imported.favorite}, ${imported.pinned},
      ${createdAt}::timestamptz, ${now}::timestamptz
    -- An assistant of the older product that is not here leaves an ordinary conversation.
    from (select 1) one left join assistants a on a.id = ${imported.assistantId}::uuid
    where not exists (select 1 from deleted_conversations where id = ${conversationId})
    on conflict (id) do nothing`.execute(db);
}

/** Whether each id is unused or of this conversation, and each parent is in it or earlier in the list. */
async function fits(db: Db, given: Import): Promise<boolean> {
  const { conversationId } = given;
  const { messages } = given.imported;
  const named = messages.flatMap(({ id, parentId }) => (parentId ? [id, parentId] : [id]));
  if (named.length === 0) return true;
  const stored = await db
    .selectFrom("messages")
    .select(["id", "conversation_id"])
    .where("id", "in", named)
    .execute();
  if (stored.some((row) => row.conversation_id !== conversationId)) return false;
  if (!(await ownsPictures(db, given))) return false;
  const known = new Set(stored.map(({ id }) => id));
  return messages.every(({ id, parentId }) => {
    const hasParent = parentId === null || known.has(parentId);
    known.add(id);
    return hasParent;
  });
}

async function ownsPictures(db: Db, { personId, conversationId, imported }: Import): Promise<boolean> {
  const named = new Set(imported.messages.flatMap(({ content }) => content.flatMap(pictureIdsIn)));
  if (named.size === 0) return true;
  const own = await db
    .selectFrom("files")
    .select("id")
    .where("id", "in", [...named])
    .where("person_id", "=", personId)
    .where("owner_id", "=", conversationId)
    .execute();
  return own.length === named.size;
}

function pictureIdsIn(part: ImportedPart): string[] {
  const fileId = part.type === "image_url" ? fileIdOf(part.image_url.url) : null;
  return fileId ? [fileId] : [];
}

async function insertMessages(db: Db, { personId, conversationId, imported, now }: Import) {
  const input = imported.messages.map((message, n) => ({
    n,
    id: message.id,
    parent_id: message.parentId,
    answer_id: message.idAnswer,
    role: message.role,
    kind: message.type,
    content: message.content,
    text: message.content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n"),
    files: message.files,
    urls: message.urls,
    model: message.model,
    created_at: earlier(message.createAt, now),
  }));
  await sql`
    with input as materialized (select * from jsonb_to_recordset(${toJsonb(input)}::jsonb) as i(
      n int, id uuid, parent_id uuid, answer_id uuid, role text, kind text, content jsonb, text text, files jsonb,
      urls jsonb, model text, created_at timestamptz))
    insert into messages (id, unique_id, conversation_id, person_id, parent_id, answer_id, role, kind, state,
      content, text, files, urls, model, created_at, updated_at, search)
    select i.id, i.id, ${conversationId}::uuid, ${personId}::uuid, i.parent_id,
      -- An answer that is in another conversation, or nowhere, is not the answer to this question.
      case when i.answer_id in (select id from input) then i.answer_id end, i.role, i.kind, 'complete',
      i.content, i.text, i.files, i.urls, i.model, i.created_at, ${now}::timestamptz, ${searchEntry(sql`i.text`)}
    from input i
    order by i.n
    on conflict (id) do nothing`.execute(db);
  // The question may have come in an earlier call.
  await sql`
    update messages q set answer_id = a.id from messages a
    where q.conversation_id = ${conversationId} and q.role = 'user' and q.answer_id is null
      and a.conversation_id = q.conversation_id and a.parent_id = q.id and a.role = 'assistant'`.execute(db);
}

/** A computer with a wrong clock must not place its messages in the future. */
function earlier(instant: string, now: Date): string {
  return new Date(instant) > now ? now.toISOString() : instant;
}

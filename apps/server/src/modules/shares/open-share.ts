import type { Conversation } from "@metatron/contract/chat/conversation";
import type { ChatType } from "@metatron/contract/enums";
import { isExternal } from "@metatron/contract/roles";
import type { SharedCopy, SharedMessage } from "@metatron/contract/shares/share";
import { sql } from "kysely";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { mayReadKnowledge, officialForChat } from "../assistants/index.ts";
import { readFiles } from "../files/index.ts";
import { copyMessages } from "../history/index.ts";
import type { SharesDeps } from "./shares-deps.ts";
import { closed } from "./take-copy.ts";

/** The copy as this reader may see it: sources that the reader may not open keep their name alone. */
export async function openShare(deps: SharesDeps, session: Session, id: string): Promise<SharedCopy> {
  const row = await readForReader(deps, session, id);
  const isMine = row.person_id === session.personId;
  if (!isMine)
    await deps.db.updateTable("shares").set({ opens: sql`opens + 1` }).where("id", "=", id).execute();
  return {
    id,
    title: row.title,
    part: row.part,
    chat: row.chat,
    author: row.author,
    isMine,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    messages: await closeSources(deps, session, row.messages),
  };
}

/** Copies what the reader sees into the reader's history; the copy does not change with the original. */
export async function copyShare(
  deps: SharesDeps,
  session: Session,
  { id, conversationId }: { id: string; conversationId: string },
): Promise<Conversation> {
  const { db, models, now } = deps;
  const row = await readForReader(deps, session, id);
  const { id: model } = await models.defaultFor(session.roles);
  return copyMessages(db, {
    personId: session.personId,
    conversationId,
    title: row.title,
    ...(await chatFor(deps, session, row)),
    model,
    projectId: null,
    messages: await closeSources(deps, session, row.messages),
    now: now(),
  });
}

/** Unknown, expired and for somebody else are one answer: a link says nothing to people whom it is not for. */
async function readForReader({ db, now }: SharesDeps, session: Session, id: string) {
  const row = await db
    .selectFrom("shares as s")
    .innerJoin("people as p", "p.id", "s.person_id")
    .selectAll("s")
    .select("p.name as author")
    .where("s.id", "=", id)
    .where("s.expires_at", ">", now())
    .executeTakeFirst();
  if (!row) throw notFound();
  const { personId, roles, userEmail, isEmailVerified } = session;
  const isForReader =
    row.person_id === personId ||
    (row.everyone && !isExternal(roles)) ||
    row.roles.some((role) => roles.includes(role)) ||
    (isEmailVerified && row.emails.includes(userEmail.toLowerCase()));
  if (!isForReader) throw notFound();
  return row;
}

export async function closeSources<Shown extends SharedMessage>(
  { db, access }: Pick<SharesDeps, "db" | "access">,
  session: Session,
  messages: readonly Shown[],
): Promise<Shown[]> {
  const named = new Set(messages.flatMap(({ citations }) => citations.flatMap(({ fileId }) => fileId ?? [])));
  const files = await readFiles(db, [...named]);
  const open = new Set<string>();
  for (const file of files) if (await access.mayRead(session, file)) open.add(file.id);
  return messages.map((message) => ({
    ...message,
    citations: message.citations.map((citation) =>
      citation.fileId === null || open.has(citation.fileId) ? citation : closed(citation),
    ),
  }));
}

/** The chat goes on with the same assistant where the reader may use it, else as a free chat. */
export async function chatFor(
  { db }: Pick<SharesDeps, "db">,
  session: Session,
  { chat, assistant_id }: { chat: ChatType; assistant_id: string | null },
): Promise<{ chat: ChatType; assistantId: string | null }> {
  const free = { chat: "chat-libre", assistantId: null } as const;
  if (chat === "rh-plus")
    return (await officialForChat({ db }, session, "rh-plus")) ? { chat, assistantId: null } : free;
  if (chat !== "ai-builder" || assistant_id === null) return free;
  return (await mayReadKnowledge({ db }, session, assistant_id)) ? { chat, assistantId: assistant_id } : free;
}

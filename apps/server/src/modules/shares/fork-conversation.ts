import type { Conversation } from "@metatron/contract/chat/conversation";
import { notFound } from "../../http/app-error.ts";
import { copyMessages, readBranchMessages, withAskers } from "../history/index.ts";
import type { SharesDeps } from "./shares-deps.ts";

interface Fork {
  personId: string;
  /** The conversation that is copied. */
  from: string;
  /** The last message of the copy. */
  messageId: string;
  /** The id of the new conversation. */
  conversationId: string;
}

/** Copies the branch up to a message into a new conversation; the first one stays as it is. */
export async function forkConversation(
  { db, now }: SharesDeps,
  { personId, from, messageId, conversationId }: Fork,
): Promise<Conversation> {
  const messages = await readBranchMessages(db, { personId, conversationId: from, messageId });
  if (messages.length === 0 || from === conversationId) throw notFound();
  const { title, chat, assistant_id, model, project_id } = await db
    .selectFrom("conversations")
    .select(["title", "chat", "assistant_id", "model", "project_id"])
    .where("id", "=", from)
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow(() => notFound());
  return copyMessages(db, {
    personId,
    conversationId,
    title,
    chat,
    assistantId: assistant_id,
    model,
    projectId: project_id,
    messages: await withAskers(db, { personId, messages }),
    now: now(),
  });
}

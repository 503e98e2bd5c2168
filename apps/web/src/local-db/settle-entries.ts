import type { Conversation } from "@metatron/contract/conversation";
import type { ErrorCode } from "@metatron/contract/error-codes";
import { applyConversations } from "./apply-pulled.ts";
import type { ChatsDatabase } from "./chats-database.ts";
import { unbury } from "./delete-conversation.ts";
import type { OutboxEntry } from "./rows.ts";

/** The server has done it. `conversation` is its answer to a patch. */
export async function confirmEntries(
  db: ChatsDatabase,
  entries: readonly OutboxEntry[],
  conversation?: Conversation,
): Promise<void> {
  const tables = [db.chats, db.messages, db.outbox, db.settings];
  await db.transaction("rw", tables, async () => {
    await db.outbox.bulkDelete(entries.map(({ seq }) => seq));
    for (const entry of entries) await confirm(db, entry);
    if (conversation) await applyConversations(db, [conversation]);
  });
}

/** The server will not do it, however often it is asked. */
export async function refuseEntries(
  db: ChatsDatabase,
  entries: readonly OutboxEntry[],
  code: ErrorCode,
): Promise<void> {
  const tables = [db.chats, db.messages, db.outbox, db.settings];
  await db.transaction("rw", tables, async () => {
    await db.outbox.bulkDelete(entries.map(({ seq }) => seq));
    for (const entry of entries) await takeBack(db, entry, code);
  });
}

async function confirm(db: ChatsDatabase, { conversationId, operation }: OutboxEntry): Promise<void> {
  switch (operation.kind) {
    case "send": {
      const { messageId, answerId } = operation.request;
      await db.messages.update(messageId, { isOnServer: true });
      const answer = await db.messages.get(answerId);
      if (answer?.state === "waiting") {
        await db.messages.update(answerId, { isOnServer: true, state: "streaming" });
      }
      await db.chats.update(conversationId, { isOnServer: true, digest: "" });
      return;
    }
    case "feedback":
      await db.messages.update(operation.feedback.messageId, { sendFeedback: true });
      return;
    case "patch":
    case "delete":
    case "upload":
      return;
  }
}

async function takeBack(
  db: ChatsDatabase,
  { conversationId, operation }: OutboxEntry,
  code: ErrorCode,
): Promise<void> {
  switch (operation.kind) {
    case "send": {
      const answer = await db.messages.get(operation.request.answerId);
      // The question stays to be read, changed and asked again.
      if (answer?.state === "waiting")
        await db.messages.update(answer.id, { state: "failed", errorCode: code });
      return;
    }
    case "delete":
      return await unbury(db, conversationId);
    case "patch":
    case "feedback":
      // The digest differs from the server's, so the next sync brings back what it has.
      await db.chats.update(conversationId, { digest: "" });
      return;
    case "upload":
      return await forgetFile(db, conversationId, operation.fileId);
  }
}

/** A question that waited for the file goes without it: named, the server would refuse the question too. */
async function forgetFile(db: ChatsDatabase, conversationId: string, fileId: string): Promise<void> {
  await db.outbox
    .where("conversationId")
    .equals(conversationId)
    .modify(({ operation }) => {
      if (operation.kind !== "send" || !operation.request.files) return;
      operation.request.files = operation.request.files.filter((id) => id !== fileId);
    });
}

import type { Conversation } from "@metatron/contract/chat/conversation";
import type { ErrorCode } from "@metatron/contract/error-codes";
import { applyConversations } from "./apply-pulled.ts";
import type { ChatsStore } from "./chats-database.ts";
import { removeTombstone } from "./delete-conversation.ts";
import { readMessages } from "./messages.ts";
import type { OutboxEntry } from "./rows.ts";
import { forgetJoin } from "./steers.ts";

const STORES = ["chats", "messages", "outbox", "settings"] as const;

/** Removes entries that the server has carried out. `conversations` are the response to patches. */
export async function confirmEntries(
  db: ChatsStore,
  entries: readonly OutboxEntry[],
  conversations: readonly Conversation[] = [],
): Promise<void> {
  await db.write(STORES, async (tx) => {
    await tx.outbox.bulkDelete(entries.map(({ seq }) => seq));
    for (const entry of entries) await confirm(tx, entry);
    if (conversations.length > 0) await applyConversations(tx, conversations);
  });
}

/** Removes entries that the server has refused for good. */
export async function refuseEntries(
  db: ChatsStore,
  entries: readonly OutboxEntry[],
  code: ErrorCode,
): Promise<void> {
  await db.write(STORES, async (tx) => {
    await tx.outbox.bulkDelete(entries.map(({ seq }) => seq));
    for (const entry of entries) await revertEntry(tx, entry, code);
  });
}

async function confirm(db: ChatsStore, { conversationId, operation }: OutboxEntry): Promise<void> {
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
    case "import":
      await endImport(db, conversationId, true);
      await db.chats.update(conversationId, { isOnServer: true, digest: "" });
      return;
    case "patch":
    case "delete":
    case "tag":
    case "upload":
    // The queue keeps the text until the answer shows it.
    case "steer":
    // The stream of the answer closes the card.
    case "tool-answer":
      return;
  }
}

async function revertEntry(
  db: ChatsStore,
  { conversationId, operation }: OutboxEntry,
  code: ErrorCode,
): Promise<void> {
  switch (operation.kind) {
    case "send": {
      const answer = await db.messages.get(operation.request.answerId);
      // The question is kept, so that the person can read it, edit it and ask again.
      if (answer?.state === "waiting")
        await db.messages.update(answer.id, { state: "failed", errorCode: code });
      return;
    }
    case "delete":
      return await removeTombstone(db, conversationId);
    case "import":
      // The conversation stays readable here; a new question in it starts a thread of its own.
      return await endImport(db, conversationId, false);
    case "patch":
    case "feedback":
    case "tool-answer":
      // The empty digest differs from the server's, so the next sync fetches the server's state.
      await db.chats.update(conversationId, { digest: "" });
      return;
    case "tag":
      // The digests of its conversations differ from the server's, so the next sync fetches them.
      return;
    case "upload":
      return await forgetFile(db, conversationId, operation.fileId);
    case "steer":
      return await forgetJoin(db, { conversationId, id: operation.steer.id });
  }
}

async function endImport(db: ChatsStore, conversationId: string, isOnServer: boolean): Promise<void> {
  const rows = (await readMessages(db, conversationId)).filter(({ isImporting }) => isImporting);
  await db.messages.bulkPut(rows.map(({ isImporting: _over, ...row }) => ({ ...row, isOnServer })));
}

/**
 * Removes the file from a waiting question: with the missing file, the server would refuse the question too.
 */
async function forgetFile(db: ChatsStore, conversationId: string, fileId: string): Promise<void> {
  for (const entry of await db.outbox.by("conversationId", conversationId)) {
    const { operation } = entry;
    if (operation.kind !== "send" || !operation.request.files?.includes(fileId)) continue;
    const files = operation.request.files.filter((id) => id !== fileId);
    await db.outbox.put({ ...entry, operation: { ...operation, request: { ...operation.request, files } } });
  }
}

import { DEFAULT_MODEL } from "@metatron/contract/constants";
import type { ChatsDatabase, ChatsStore } from "../../../local-db/chats-database.ts";
import { addOperation, readOutbox } from "../../../local-db/outbox.ts";
import type { ConversationRow, MessageRow } from "../../../local-db/rows.ts";
import type { FoundConversation, FoundMessage } from "./found-export.ts";

/**
 * Stores conversations here with an outbox entry each, in one transaction: from then on the sync sends them, also
 * after a reload. Those that are here already stay as they are.
 */
export async function keepImported(
  db: ChatsDatabase,
  conversations: readonly FoundConversation[],
  now: Date,
): Promise<void> {
  await db.write(["chats", "messages", "outbox"], async (tx) => {
    const known = await tx.chats.bulkGet(conversations.map(({ id }) => id));
    for (const conversation of conversations.filter((_, at) => known[at] === undefined)) {
      await tx.chats.put(conversationRow(conversation));
      await tx.messages.bulkPut(
        conversation.messages.map((each, seq) => messageRow(conversation, each, seq)),
      );
      await addOperation(tx, { conversationId: conversation.id, operation: { kind: "import" }, now });
    }
  });
}

/** How many imported conversations the server does not have yet. */
export async function countImports(db: ChatsStore): Promise<number> {
  return (await readOutbox(db)).filter(({ operation }) => operation.kind === "import").length;
}

function conversationRow({ id, title, createAt, messages }: FoundConversation): ConversationRow {
  const last = [createAt, ...messages.map((message) => message.createAt)].sort().at(-1) ?? createAt;
  return {
    id,
    unique: id,
    title,
    emoji: null,
    chat: "chat-libre",
    assistantId: null,
    model: DEFAULT_MODEL,
    baseKnowledge: null,
    favorite: false,
    projectId: null,
    pinned: false,
    createAt,
    updatedAt: last,
    lastMessageAt: last,
    digest: "",
    isOnServer: false,
    hasMessages: true,
    serverUpdatedAt: null,
    tailCursor: null,
    deletedAt: null,
  };
}

function messageRow(
  { id: idChat, messages }: FoundConversation,
  message: FoundMessage,
  seq: number,
): MessageRow {
  const { id, parentId, role, text, createAt, model } = message;
  const answer = role === "user" ? messages.findLast((each) => each.parentId === id) : undefined;
  return {
    id,
    unique: id,
    idChat,
    parentId,
    idAnswer: answer?.role === "assistant" ? answer.id : null,
    role,
    type: "text",
    state: "complete",
    content: [{ type: "text", text }],
    text,
    files: [],
    feedback: null,
    badComment: null,
    preselectComment: null,
    activeFeedback: false,
    sendFeedback: false,
    createAt,
    updatedAt: createAt,
    timeResponse: null,
    model,
    urls: [],
    grounded: false,
    online: false,
    category: null,
    citations: [],
    usage: null,
    errorCode: null,
    seq,
    isOnServer: false,
    isImporting: true,
  };
}

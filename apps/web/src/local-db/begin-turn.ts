import type { ChatRequest } from "@metatron/contract/chat/chat";
import { readCommand } from "@metatron/contract/chat/commands";
import type { MessageKind } from "@metatron/contract/chat/constants";
import type { Conversation } from "@metatron/contract/chat/conversation";
import type { MessageFile } from "@metatron/contract/chat/message";
import { DEFAULT_MODEL } from "@metatron/contract/constants";
import type { ChatsStore } from "./chats-database.ts";
import { draftKey } from "./drafts.ts";
import { wholeConversation } from "./messages.ts";
import { addOperation, readPending } from "./outbox.ts";
import type { AnsweringChat, ConversationRow, MessageRow, PictureWish } from "./rows.ts";
import { writeSetting } from "./settings.ts";
import { chooseVersion } from "./versions.ts";

export interface Turn {
  chat: AnsweringChat;
  /**
   * New ids for an edit; the same `messageId` and a new `answerId` to regenerate; the same two ids to retry.
   */
  request: ChatRequest & { parentId: string | null };
  /** For a question that is answered with images. */
  wish?: PictureWish | undefined;
  /** The files that the request names by id. */
  files: MessageFile[];
  /** For a conversation that starts with this question. */
  begins: Pick<Conversation, "title" | "assistantId" | "baseKnowledge"> & {
    chat?: AnsweringChat;
    projectId?: string | null;
  };
  /** Key of the draft that held this question: the conversation's id, or the key of a new conversation. */
  draftOf: string;
  now: Date;
}

/**
 * Stores the question, its empty answer and the outbox entry that sends it, and deletes the draft, in one
 * transaction: a message is either a draft or in the outbox, and never both.
 */
export async function beginTurn(db: ChatsStore, turn: Turn): Promise<void> {
  const { request, now } = turn;
  const { conversationId, messageId, answerId, parentId } = request;
  await db.write(["chats", "messages", "texts", "outbox", "settings"], async (tx) => {
    const { sends } = await readPending(tx, conversationId);
    // A double click: the first request is already in the outbox.
    if (sends.some((send) => send.answerId === answerId)) return;
    const { model, projectId } = await putConversation(tx, turn);
    await putMessages(tx, turn, model);
    await addOperation(tx, { conversationId, operation: sendOf(turn, projectId), now });
    await writeSetting(tx, draftKey(turn.draftOf), undefined);
    await chooseVersion(tx, { conversationId, parentId });
    await chooseVersion(tx, { conversationId, parentId: messageId });
  });
}

/** The project as this browser knows it: the server says so in the answer if it can no longer be used. */
function sendOf({ chat, request, wish }: Turn, projectId: string | null) {
  const asked = projectId === null ? request : { ...request, projectId };
  return { kind: "send" as const, chat, request: asked, ...(wish ? { wish } : {}) };
}

/** Returns the model and the project of the conversation. */
async function putConversation(
  db: ChatsStore,
  { chat, request, begins, now }: Turn,
): Promise<{ model: string; projectId: string | null }> {
  const known = await db.chats.get(request.conversationId);
  const model = request.model ?? known?.model ?? DEFAULT_MODEL;
  const at = now.toISOString();
  const touched = { model, updatedAt: at, lastMessageAt: at, digest: "" };
  // A new question brings an archived conversation back to the list.
  const back = known?.archived ? { archived: false } : {};
  const made: ConversationRow = {
    id: request.conversationId,
    unique: request.conversationId,
    chat,
    ...begins,
    createAt: now.toISOString(),
    emoji: null,
    favorite: false,
    pinned: false,
    archived: false,
    tags: [],
    isOnServer: false,
    hasMessages: true,
    serverUpdatedAt: null,
    tailCursor: null,
    deletedAt: null,
    ...touched,
  };
  await db.chats.put(known ? { ...known, ...touched, ...back } : made);
  return { model, projectId: (known ? known.projectId : begins.projectId) ?? null };
}

async function putMessages(db: ChatsStore, turn: Turn, model: string): Promise<void> {
  const { request } = turn;
  const { conversationId, messageId, answerId } = request;
  const known = await db.messages.get(messageId);
  const seq = await nextSeq(db, conversationId);
  const question: MessageRow = known
    ? { ...known, idAnswer: answerId }
    : { ...emptyMessage(turn, messageId), ...askedFields(turn), seq };
  const answer: MessageRow = {
    ...emptyMessage(turn, answerId),
    parentId: messageId,
    role: "assistant",
    type: turn.chat === "images" ? "image" : "text",
    state: "waiting",
    model,
    seq: seq + 1,
    ...(request.research ? { isResearch: true } : {}),
  };
  await db.messages.bulkPut([question, answer]);
  await db.texts.delete(conversationId);
}

async function nextSeq(db: ChatsStore, conversationId: string): Promise<number> {
  const last = await db.messages.lastBy("[idChat+seq]", wholeConversation(conversationId));
  return (last?.seq ?? -1) + 1;
}

function askedFields({ request, files, chat }: Turn) {
  const { content, parentId, answerId } = request;
  const text = content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n");
  return {
    content,
    text,
    type: kindOf({ text, chat, hasImage: content.some((part) => part.type === "image_url") }),
    files,
    parentId,
    idAnswer: answerId,
  };
}

/** The message kinds of the server. */
function kindOf({
  text,
  chat,
  hasImage,
}: {
  text: string;
  chat: AnsweringChat;
  hasImage: boolean;
}): MessageKind {
  if (readCommand(text)) return "command";
  if (chat === "images") return "image";
  return hasImage ? "vision" : "text";
}

function emptyMessage({ request, now }: Turn, id: string): Omit<MessageRow, "seq"> {
  const at = now.toISOString();
  return {
    id,
    unique: id,
    idChat: request.conversationId,
    parentId: null,
    idAnswer: null,
    role: "user",
    type: "text",
    state: "complete",
    content: [],
    text: "",
    files: [],
    feedback: null,
    badComment: null,
    preselectComment: null,
    activeFeedback: false,
    sendFeedback: false,
    createAt: at,
    updatedAt: at,
    timeResponse: null,
    model: null,
    urls: [],
    grounded: false,
    online: request.online ?? false,
    category: null,
    citations: [],
    usage: null,
    errorCode: null,
    isOnServer: false,
  };
}

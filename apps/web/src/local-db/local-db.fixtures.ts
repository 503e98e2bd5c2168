import type { Conversation } from "@metatron/contract/chat/conversation";
import type { Message } from "@metatron/contract/chat/message";
import { beginTurn as beginAnswerTurn, EMPTY_STEP } from "@metatron/turn/turn";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { Turn } from "./begin-turn.ts";
import { openChatsDatabase } from "./chats-database.ts";
import type { DatabasePlace } from "./database.ts";
import type { ConversationRow, FollowedAnswer, MessageRow } from "./rows.ts";

export const NOW = new Date("2026-11-15T10:00:00.000Z");

/** An empty browser storage. */
export const newPlace = (): DatabasePlace => ({ indexedDB: new IDBFactory(), IDBKeyRange });

export const openTestDatabase = (place = newPlace()) => openChatsDatabase("someone", place);

export function aConversation(fields: Partial<Conversation> = {}): Conversation {
  const id = fields.id ?? crypto.randomUUID();
  return {
    id,
    unique: id,
    title: "Vacaciones",
    createAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
    favorite: false,
    pinned: false,
    archived: false,
    tags: [],
    projectId: null,
    baseKnowledge: null,
    emoji: null,
    chat: "rh-plus",
    assistantId: null,
    model: "gpt-5",
    digest: "",
    lastMessageAt: fields.updatedAt ?? NOW.toISOString(),
    ...fields,
  };
}

export function aConversationRow(fields: Partial<ConversationRow> = {}): ConversationRow {
  const conversation = aConversation(fields);
  return {
    ...conversation,
    isOnServer: true,
    hasMessages: true,
    tailCursor: null,
    deletedAt: null,
    serverUpdatedAt: conversation.updatedAt,
    ...fields,
  };
}

export function aMessage(fields: Partial<Message> = {}): Message {
  const id = fields.id ?? crypto.randomUUID();
  const text = fields.text ?? "Hola";
  return {
    id,
    unique: id,
    idChat: crypto.randomUUID(),
    content: [{ type: "text", text }],
    text,
    role: "user",
    type: "text",
    feedback: null,
    badComment: null,
    preselectComment: null,
    activeFeedback: false,
    sendFeedback: false,
    files: [],
    createAt: NOW.toISOString(),
    idAnswer: null,
    timeResponse: null,
    model: null,
    urls: [],
    grounded: false,
    online: false,
    state: "complete",
    parentId: null,
    category: null,
    citations: [],
    usage: null,
    errorCode: null,
    updatedAt: NOW.toISOString(),
    ...fields,
  };
}

export function aMessageRow({ seq = 0, isOnServer = true, ...fields }: Partial<MessageRow> = {}): MessageRow {
  const { state = "complete", ...others } = fields;
  return { ...aMessage(others), state, seq, isOnServer };
}

export function aTurn({
  text = "¿Cuántos días de vacaciones tengo?",
  now = NOW,
  ...ids
}: Partial<Turn["request"]> & { text?: string; now?: Date } = {}): Turn {
  const conversationId = ids.conversationId ?? crypto.randomUUID();
  return {
    chat: "rh-plus",
    request: {
      conversationId,
      messageId: crypto.randomUUID(),
      answerId: crypto.randomUUID(),
      parentId: null,
      content: [{ type: "text", text }],
      ...ids,
    },
    files: [],
    begins: { title: text, assistantId: null, baseKnowledge: null },
    draftOf: conversationId,
    now,
  };
}

/** A followed answer with the events read so far. */
export function aFollowedAnswer({
  id = crypto.randomUUID(),
  idChat = "chat",
  text = "",
  lastId = 0,
  state = "streaming",
}: { text?: string; state?: Message["state"] } & Partial<FollowedAnswer> = {}): FollowedAnswer {
  const turn = { ...beginAnswerTurn(id), state, steps: [{ ...EMPTY_STEP, text }] };
  return { id, idChat, lastId, turn };
}

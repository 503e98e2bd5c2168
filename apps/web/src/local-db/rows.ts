import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { MessageState } from "@metatron/contract/chat/constants";
import type { Conversation, ConversationPatch } from "@metatron/contract/chat/conversation";
import type { Message, MessageFile } from "@metatron/contract/chat/message";
import type { Steer } from "@metatron/contract/chat/turn-step";
import type { ChatType } from "@metatron/contract/enums";
import type { FeedbackRequest } from "@metatron/contract/feedback/feedback";
import type { ImageRequest } from "@metatron/contract/images/images";
import type { FollowedTurn } from "@metatron/turn/follow-turn";

/** A row of `chats`: the conversation, and what only this browser knows of it. */
export interface ConversationRow extends Omit<Conversation, "lastMessageAt"> {
  /** Missing in rows that were stored before the server sent it: use `lastActivityOf`. */
  lastMessageAt?: string;
  /** False: made here and never stored there, so that its absence on the server is no deletion. */
  isOnServer: boolean;
  /** False: its messages are still to be fetched, and its digest is the server's word. */
  hasMessages: boolean;
  /** The server's `updatedAt` of the version that is here; `updatedAt` itself may come from this computer's clock. */
  serverUpdatedAt: string | null;
  /** Where the last page of its messages begins. */
  tailCursor: string | null;
  /** Deleted by the person, and still to be undone. */
  deletedAt: string | null;
}

/** `waiting`: the question is still in the outbox, so nobody writes this answer yet. */
export type LocalMessageState = MessageState | "waiting";

export interface MessageRow extends Omit<Message, "state"> {
  state: LocalMessageState;
  /** The order in which the server stored them; question and answer share their `createAt`. */
  seq: number;
  /** False: never stored there, e.g. waiting or refused. */
  isOnServer: boolean;
}

/**
 * An answer while it is followed: what its events came to, and where a reader goes on. The same record is shown in this
 * tab, saved for the others, and becomes the message's row at its end. It is saved apart from `messages`, so that a long
 * conversation is not read again for each piece.
 */
export interface FollowedAnswer extends FollowedTurn {
  id: string;
  idChat: string;
}

export interface SettingRow {
  id: number;
  key: string;
  value: unknown;
}

export interface AssistantRow {
  id: string;
  name: string;
  pinned: boolean;
  emailOwner: string | null;
  lastInteraction: string | null;
  avatar: string | null;
}

/** The messages of a conversation without accents and capitals, for the search: one row is read faster than many. */
export interface SearchText {
  idChat: string;
  /** One after the other, with a line's end behind each. */
  folded: string;
  /** Whose text ends where in it. */
  messages: { id: string; createAt: string; end: number }[];
}

/** What a person may change of a conversation; only what is changed is there. */
export type ConversationChanges = Partial<Pick<Conversation, keyof ConversationPatch>>;

/** `images` answers with pictures. */
export type AnsweringChat = ChatType;

/** What is chosen in the composer besides the text. */
export interface Choices {
  chat: AnsweringChat;
  assistantId: string | null;
  /** Undefined: the conversation's, or the server's default. */
  model: string | undefined;
  online: boolean;
  baseKnowledge: string | null;
}

/** A question that waits for the end of the answer before it. Its ids are made when it is queued. */
export interface QueuedQuestion {
  id: string;
  answerId: string;
  text: string;
  choices: Choices;
  wish?: PictureWish | undefined;
  files: MessageFile[];
  /** Addresses of those among the files that the model is to look at. */
  pictures: string[];
  /** The id of the running answer that the person adds this text to; see `steers.ts`. */
  joins?: string | undefined;
}

/** How the pictures of a question are to be made. */
export type PictureWish = Pick<ImageRequest, "size" | "n" | "style" | "mode" | "sourceFileId" | "chat">;

/** What was done here and the server does not know yet. Each may be sent again: its ids are made here. */
export type OutboxOperation =
  | { kind: "patch"; patch: ConversationChanges }
  | { kind: "delete" }
  | { kind: "send"; chat: AnsweringChat; request: ChatRequest; wish?: PictureWish }
  | { kind: "feedback"; feedback: FeedbackRequest }
  | { kind: "steer"; answerId: string; steer: Steer }
  | { kind: "upload"; fileId: string; name: string; type: string; size: number; content: Blob };

export interface OutboxEntry {
  seq: number;
  conversationId: string;
  operation: OutboxOperation;
  createAt: string;
  /** Milliseconds of this computer's clock. */
  notBefore: number;
  attempts: number;
}

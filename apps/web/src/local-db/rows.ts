import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { MessageState } from "@metatron/contract/chat/constants";
import type { Conversation, ConversationPatch, Tag } from "@metatron/contract/chat/conversation";
import type { Message, MessageFile } from "@metatron/contract/chat/message";
import type { ToolCallAnswer } from "@metatron/contract/chat/tool-call-answer";
import type { Steer } from "@metatron/contract/chat/turn-step";
import type { ChatType } from "@metatron/contract/enums";
import type { FeedbackRequest } from "@metatron/contract/feedback/feedback";
import type { ImageRequest } from "@metatron/contract/images/images";
import type { FollowedTurn } from "@metatron/turn/follow-turn";

/** A row of `chats`: the conversation, and fields that only this browser knows. */
export interface ConversationRow
  extends Omit<Conversation, "lastMessageAt" | "archived" | "tags" | "projectId"> {
  /** Missing in rows that were stored before the server sent it: use `lastActivityOf`. */
  lastMessageAt?: string;
  /** Missing in rows that were stored before there were archives. */
  archived?: boolean;
  /** Missing in rows that were stored before there were tags. */
  tags?: Tag[];
  /** Missing in rows that were stored before there were projects. */
  projectId?: string | null;
  /**
   * False: created here and never stored on the server, so its
   * absence there does not mean that it was deleted.
   */
  isOnServer: boolean;
  /** False: its messages must still be fetched, and its digest is the one that the server sent. */
  hasMessages: boolean;
  /**
   * The server's `updatedAt` of the stored version; `updatedAt` itself may come from this computer's clock.
   */
  serverUpdatedAt: string | null;
  /** Cursor at which the last page of its messages begins. */
  tailCursor: string | null;
  /** Set when the person deleted it and the undo period is not over. */
  deletedAt: string | null;
}

/** `waiting`: the question is still in the outbox, so the answer has not been started. */
export type LocalMessageState = MessageState | "waiting";

export interface MessageRow extends Omit<Message, "state"> {
  state: LocalMessageState;
  /** The order in which the server stored them; question and answer share their `createAt`. */
  seq: number;
  /** False: never stored on the server, e.g. waiting or refused. */
  isOnServer: boolean;
  /** Of the older product, and in the outbox: the server will have it before any later message. */
  isImporting?: boolean;
  /** An answer that was asked for here as a deep search. */
  isResearch?: boolean;
}

/**
 * A followed answer: the state of its turn so far, and the position at which a reader resumes the stream. The
 * same record is shown in this tab, saved for the others, and becomes the message's row at its end. It is
 * stored apart from `messages`, so that a long conversation is not read again for each part.
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

/**
 * The messages of a conversation without accents and capitals, for search: one row is read faster than many.
 */
export interface SearchText {
  idChat: string;
  /** The texts of all messages, each followed by a line break. */
  folded: string;
  /** For each message, the offset in `folded` at which its text ends. */
  messages: { id: string; createAt: string; end: number }[];
}

/** The fields of a conversation that a person may change; only changed fields are present. */
export type ConversationChanges = Partial<Pick<Conversation, keyof ConversationPatch>>;

/** `images` answers with images. */
export type AnsweringChat = ChatType;

/** The choices in the composer besides the text. */
export interface Choices {
  chat: AnsweringChat;
  assistantId: string | null;
  /** Undefined: the model of the conversation, or the server's default. */
  model: string | undefined;
  online: boolean;
  baseKnowledge: string | null;
}

/** A question that waits for the end of the answer before it. Its ids are generated when it is queued. */
export interface QueuedQuestion {
  id: string;
  answerId: string;
  text: string;
  choices: Choices;
  wish?: PictureWish | undefined;
  files: MessageFile[];
  /** URLs of the attached images that the model should look at. */
  pictures: string[];
  /** The id of the running answer that this text is added to; see `steers.ts`. */
  joins?: string | undefined;
}

/** How the images of a question are to be generated. */
export type PictureWish = Pick<ImageRequest, "size" | "n" | "style" | "mode" | "sourceFileId" | "chat">;

export interface TagOperation {
  kind: "tag";
  tag: string;
  /** Null: deleted. */
  to: Tag | null;
}

/**
 * A local change that the server does not have yet. Each is idempotent, because its ids are generated here.
 */
export type OutboxOperation =
  | { kind: "patch"; patch: ConversationChanges }
  | { kind: "delete" }
  /** A tag with this name is renamed, recoloured or deleted; its entries have `TAGS_GROUP` as conversation. */
  | TagOperation
  /** A conversation of the older product, which the server does not have; its rows are read when it is sent. */
  | { kind: "import" }
  | { kind: "send"; chat: AnsweringChat; request: ChatRequest; wish?: PictureWish }
  | { kind: "feedback"; feedback: FeedbackRequest }
  | { kind: "steer"; answerId: string; steer: Steer }
  | { kind: "tool-answer"; answerId: string; answer: ToolCallAnswer }
  | { kind: "upload"; fileId: string; name: string; type: string; size: number; content: Blob };

export interface OutboxEntry {
  seq: number;
  conversationId: string;
  operation: OutboxOperation;
  createAt: string;
  /** Milliseconds, by this computer's clock. */
  notBefore: number;
  attempts: number;
}

import { messageKinds } from "@metatron/contract/chat/constants";
import type { Message } from "@metatron/contract/chat/message";
import { DEFAULT_CHAT_TYPE, DEFAULT_MODEL } from "@metatron/contract/constants";
import { chatTypes } from "@metatron/contract/enums";
import { feedbacks } from "@metatron/contract/feedback/constants";
import { isEmoji } from "@metatron/text/is-emoji";
import type { AssistantRow, ConversationRow, MessageRow } from "./rows.ts";

/** The maximum of the server. */
const MAX_EMOJI_UNITS = 64;

/** A row of an older version, which may hold anything. */
export type OldRow = Readonly<Record<string, unknown>>;

/** The id that other devices know, where there is one: old rows were numbered by each browser on its own. */
export function newIdOf({ id, unique }: OldRow): string {
  return [id, unique].find(isUuid)?.toLowerCase() ?? crypto.randomUUID();
}

export function upgradeConversation(old: OldRow, id: string, now: Date): ConversationRow {
  const createAt = instantOf(old.createAt, now);
  return {
    id,
    title: textOf(old.title),
    createAt,
    favorite: isTrue(old.favorite),
    unique: isUuid(old.unique) ? old.unique.toLowerCase() : id,
    baseKnowledge: filledOrNull(old.baseKnowledge),
    emoji: emojiOf(old.emoji),
    chat: chatTypes.find((type) => type === old.chat) ?? DEFAULT_CHAT_TYPE,
    assistantId: isUuid(old.assistantId) ? old.assistantId.toLowerCase() : null,
    model: filledOrNull(old.model) ?? DEFAULT_MODEL,
    pinned: isTrue(old.pinned),
    updatedAt: createAt,
    digest: "",
    // Unknown whether the server has the conversation. If this were true,
    // sync would delete a conversation missing there.
    isOnServer: false,
    hasMessages: true,
    serverUpdatedAt: null,
    tailCursor: null,
    deletedAt: null,
  };
}

export interface Place {
  id: string;
  idChat: string;
  seq: number;
  parentId: string | null;
  idAnswer: string | null;
}

export function upgradeMessage(old: OldRow, place: Place, now: Date): MessageRow {
  const createAt = instantOf(old.createAt, now);
  const content = contentOf(old.content, old.text);
  return {
    ...place,
    content,
    text:
      textOf(old.text) || content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n"),
    role: old.role === "assistant" ? "assistant" : "user",
    type: messageKinds.find((kind) => kind === old.type) ?? "text",
    feedback: feedbacks.find((feedback) => feedback === old.feedback) ?? null,
    badComment: filledOrNull(old.badComment),
    preselectComment: filledOrNull(old.preselectComment),
    activeFeedback: isTrue(old.activeFeedback),
    sendFeedback: isTrue(old.sendFeedback),
    files: recordsOf(old.files).map((file) => ({
      id: isUuid(file.id) ? file.id.toLowerCase() : crypto.randomUUID(),
      name: textOf(file.name),
      type: textOf(file.type),
      size: numberOrNull(file.size) ?? 0,
      createAt: instantOf(file.createAt, now),
    })),
    createAt,
    unique: isUuid(old.unique) ? old.unique.toLowerCase() : place.id,
    timeResponse: numberOrNull(old.timeResponse),
    model: filledOrNull(old.model),
    urls: urlsOf(old.urls),
    grounded: isTrue(old.grounded),
    online: isTrue(old.online),
    state: "complete",
    category: null,
    citations: [],
    usage: null,
    errorCode: null,
    updatedAt: createAt,
    isOnServer: false,
    isImporting: true,
  };
}

export function upgradeAssistant(old: OldRow): AssistantRow {
  return {
    id: String(old.id),
    name: textOf(old.name),
    // Before the field existed, the table only held pinned assistants.
    pinned: old.pinned === undefined || isTrue(old.pinned),
    emailOwner: filledOrNull(old.emailOwner),
    lastInteraction: old.lastInteraction === undefined ? null : instantOf(old.lastInteraction, new Date(0)),
    avatar: filledOrNull(old.avatar),
  };
}

/** Old rows hold dates, numbers or strings. */
export function instantOf(value: unknown, fallback: Date): string {
  const isTime = value instanceof Date || typeof value === "number" || typeof value === "string";
  const time = isTime ? new Date(value) : fallback;
  return (Number.isNaN(time.getTime()) ? fallback : time).toISOString();
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function isUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

const isTrue = (value: unknown) => value === true || value === 1 || value === "true";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const filledOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

function emojiOf(value: unknown): string | null {
  const text = textOf(value);
  return text.length <= MAX_EMOJI_UNITS && isEmoji(text) ? text : null;
}

const numberOrNull = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;

function recordsOf(value: unknown): OldRow[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
}

function contentOf(content: unknown, text: unknown): Message["content"] {
  const parts = recordsOf(content).flatMap((part): Message["content"] => {
    if (part.type === "text") return [{ type: "text", text: textOf(part.text) }];
    const [image] = recordsOf([part.image_url]);
    return part.type === "image_url" && image
      ? [{ type: "image_url", image_url: { url: textOf(image.url) } }]
      : [];
  });
  if (parts.length > 0) return parts;
  const plain = textOf(content) || textOf(text);
  return plain === "" ? [] : [{ type: "text", text: plain }];
}

function urlsOf(value: unknown): Message["urls"] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    if (typeof item === "string") return [{ url: item, title: item }];
    const [link] = recordsOf([item]);
    return link ? [{ url: textOf(link.url), title: textOf(link.title) || textOf(link.url) }] : [];
  });
}

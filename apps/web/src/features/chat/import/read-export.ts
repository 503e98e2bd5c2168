import { MAX_TITLE_CHARS } from "@metatron/contract/limits";
import { cutText } from "@metatron/text/cut-text";
import {
  type FoundConversation,
  type FoundExport,
  type FoundMessage,
  type ImportSource,
  MOST_CONVERSATIONS,
  MOST_MESSAGES,
  type Unreadable,
} from "./found-export.ts";
import { readTree, type TreeNode } from "./read-tree.ts";

type Fields = Record<string, unknown>;

interface Reader {
  source: ImportSource;
  recognises: (item: Fields) => boolean;
  read: (item: Fields, words: Words) => FoundConversation;
}

export interface Words {
  /** Stands for a picture, which is not in the export. */
  picture: string;
  untitled: string;
}

/** The conversations of an export; null where no product's form is recognised. Never throws. */
export function readExport(value: unknown, words: Words): FoundExport | null {
  const items = (Array.isArray(value) ? value : [value]).filter(isFields);
  const reader = READERS.find(({ recognises }) => items.slice(0, 20).some(recognises));
  if (!reader) return null;
  const found: FoundExport = { source: reader.source, conversations: [], unreadable: [] };
  const seen = new Set<string>();
  for (const item of items.slice(0, MOST_CONVERSATIONS)) {
    const read = reader.recognises(item) ? readOne(reader, item, words) : "broken";
    if (typeof read === "string") found.unreadable.push({ title: titleOf(item, words), why: read });
    else if (!seen.has(read.id)) found.conversations.push(read);
    if (typeof read !== "string") seen.add(read.id);
  }
  return found;
}

function readOne(reader: Reader, item: Fields, words: Words): FoundConversation | Unreadable {
  try {
    const read = reader.read(item, words);
    if (read.messages.length > MOST_MESSAGES) return "long";
    return read.messages.length === 0 ? "empty" : read;
  } catch {
    return "broken";
  }
}

const READERS: readonly Reader[] = [
  {
    source: "metatron",
    recognises: ({ format }) => format === "metatron-conversation",
    read(item, words) {
      const about = fieldsIn(item.conversation);
      const createAt = instantOf(about.createAt, EPOCH);
      const messages = listIn(item.messages);
      const children = Map.groupBy(messages, ({ parentId }) => parentId);
      const nodes = messages.map((message): [string, TreeNode] => {
        const id = idOf(message.id);
        const text = textIn(message.text);
        const role = message.role === "assistant" ? "assistant" : "user";
        const shown = {
          role,
          text,
          createAt: instantOf(message.createAt, createAt),
          model: nameOrNull(message.model),
        } as const;
        const childIds = (children.get(id) ?? []).map((other) => idOf(other.id));
        return [id, { id, parentId: idOrNull(message.parentId), childIds, message: shown }];
      });
      const last = messages.at(-1);
      return {
        id: idOf(about.id),
        title: titleOf(about, words),
        createAt,
        messages: readTree(new Map(nodes), last ? idOf(last.id) : null),
      };
    },
  },
  {
    source: "chatgpt",
    recognises: ({ mapping }) => isFields(mapping),
    read(item, words) {
      const createAt = instantOf(item.create_time, EPOCH);
      const nodes = Object.entries(fieldsIn(item.mapping)).map(([id, value]): [string, TreeNode] => {
        const node = fieldsIn(value);
        const message = isFields(node.message) ? chatGptMessage(node.message, createAt, words) : null;
        const childIds = Array.isArray(node.children) ? node.children.filter(isText) : [];
        return [id, { id, parentId: idOrNull(node.parent), childIds, message }];
      });
      return {
        id: idOf(item.conversation_id ?? item.id),
        title: titleOf(item, words),
        createAt,
        messages: readTree(new Map(nodes), idOrNull(item.current_node)),
      };
    },
  },
  {
    source: "open-webui",
    recognises: ({ chat }) => isFields(chat) && (isFields(chat.history) || Array.isArray(chat.messages)),
    read(item, words) {
      const chat = fieldsIn(item.chat);
      const history = fieldsIn(chat.history);
      const createAt = instantOf(item.created_at ?? chat.timestamp, EPOCH);
      const nodes = Object.entries(fieldsIn(history.messages)).map(([id, value]): [string, TreeNode] => {
        const node = fieldsIn(value);
        const childIds = Array.isArray(node.childrenIds) ? node.childrenIds.filter(isText) : [];
        const shown = {
          role: node.role === "assistant" ? ("assistant" as const) : ("user" as const),
          text: [contentText(node.content, words), ...picturesIn(node.files, words)].join("\n\n").trim(),
          createAt: instantOf(node.timestamp, createAt),
          model: nameOrNull(node.model),
        };
        const isShown = node.role === "assistant" || node.role === "user";
        return [id, { id, parentId: idOrNull(node.parentId), childIds, message: isShown ? shown : null }];
      });
      return {
        id: idOf(item.id),
        title: titleOf({ title: item.title ?? chat.title }, words),
        createAt,
        messages: readTree(new Map(nodes), idOrNull(history.currentId)),
      };
    },
  },
];

function chatGptMessage(message: Fields, fallback: string, words: Words): TreeNode["message"] {
  const { role } = fieldsIn(message.author);
  const metadata = fieldsIn(message.metadata);
  const content = fieldsIn(message.content);
  if (role !== "user" && role !== "assistant") return null;
  if (metadata.is_visually_hidden_from_conversation === true) return null;
  // A call of a tool, not a text for the person.
  if (isText(message.recipient) && message.recipient !== "all") return null;
  return {
    role,
    text: chatGptText(content, words),
    createAt: instantOf(message.create_time, fallback),
    model: nameOrNull(metadata.model_slug),
  };
}

function chatGptText(content: Fields, words: Words): string {
  if (content.content_type === "code") return `\`\`\`\n${textIn(content.text)}\n\`\`\``;
  if (content.content_type !== "text" && content.content_type !== "multimodal_text") return "";
  return contentText(content.parts, words);
}

/** A text, or a list of texts, parts with a text, and pictures. */
function contentText(content: unknown, { picture }: Words): string {
  if (isText(content)) return content;
  if (!Array.isArray(content)) return "";
  const texts = content.map((part: unknown) => {
    if (isText(part)) return part;
    if (!isFields(part)) return "";
    if (isText(part.text)) return part.text;
    return /image/.test(`${textIn(part.content_type)} ${textIn(part.type)}`) ? picture : "";
  });
  return texts.filter((text) => text !== "").join("\n\n");
}

const picturesIn = (files: unknown, { picture }: Words): string[] =>
  listIn(files).flatMap(({ type }) => (type === "image" ? [picture] : []));

const EPOCH = new Date(0).toISOString();

/** Seconds, milliseconds or an ISO date. */
function instantOf(value: unknown, fallback: string): string {
  const number = typeof value === "number" ? (value < 1e11 ? value * 1000 : value) : undefined;
  const date = new Date(number ?? (isText(value) ? value : Number.NaN));
  const isUsable = Number.isFinite(date.getTime()) && date.getTime() > 0 && date.getUTCFullYear() < 10_000;
  return isUsable ? date.toISOString() : fallback;
}

function titleOf({ title }: Fields, { untitled }: Words): string {
  return isText(title) && title.trim() !== "" ? cutText(title.trim(), MAX_TITLE_CHARS) : untitled;
}

function idOf(value: unknown): string {
  if (!isText(value) || value === "") throw new Error("An id is missing.");
  return value;
}

const idOrNull = (value: unknown): string | null => (isText(value) && value !== "" ? value : null);
const nameOrNull = (value: unknown): FoundMessage["model"] =>
  isText(value) && value.trim() !== "" ? cutText(value.trim(), 100) : null;
const textIn = (value: unknown): string => (isText(value) ? value : "");
const isText = (value: unknown): value is string => typeof value === "string";
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});
const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

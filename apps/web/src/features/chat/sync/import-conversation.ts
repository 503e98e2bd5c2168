import {
  MAX_CONTENT_PARTS,
  MAX_FILES_PER_MESSAGE,
  MAX_IMPORTED_MESSAGES,
  MAX_URL_CHARS,
  MAX_URLS,
} from "@metatron/contract/chat/constants";
import type { ContentPart } from "@metatron/contract/chat/content-part";
import type { Conversation } from "@metatron/contract/chat/conversation";
import type { ImportedConversation } from "@metatron/contract/chat/imported-conversation";
import { fileAddressOf, fileIdOf } from "@metatron/contract/files/file-address";
import { MAX_NAME_CHARS, MAX_TITLE_CHARS } from "@metatron/contract/limits";
import { readMessages } from "../../../local-db/messages.ts";
import type { ConversationRow, MessageRow } from "../../../local-db/rows.ts";
import { readCopy } from "../../../local-db/server-copies.ts";
import type { SyncDeps } from "./sync-deps.ts";

/** Well below the server's limit of one request, so that a slow network loses little when it breaks off. */
const CHARS_AT_ONCE = 1_000_000;

type ImportedMessage = ImportedConversation["messages"][number];

/**
 * Sends a conversation of the older product to the server, in several requests where it is long. A request that
 * was lost is repeated: the server skips the messages that it has.
 */
export async function importConversation(
  deps: SyncDeps,
  conversationId: string,
  signal: AbortSignal,
): Promise<Conversation[]> {
  const { db, call } = deps;
  const conversation = await readCopy(db, conversationId);
  if (!conversation) return [];
  const fields = fieldsOf(conversation);
  const send = (messages: ImportedMessage[]) =>
    call("importConversation", { params: { id: conversationId }, body: { ...fields, messages }, signal });
  const rows = (await readMessages(db, conversationId)).filter(({ isImporting }) => isImporting);
  // The conversation must exist before a picture is uploaded to it.
  let stored = rows.some(hasOwnPictures) ? await send([]) : undefined;
  const sent: MessageRow[] = [];
  for (const row of rows) sent.push(hasOwnPictures(row) ? await uploadPictures(deps, row, signal) : row);
  for (const messages of portions(sent.map(toImported))) stored = await send(messages);
  return stored ? [stored] : [];
}

const hasOwnPictures = ({ content }: MessageRow) => content.some(isOwnPicture);

/** The older product kept pictures inside its rows. */
function isOwnPicture(part: ContentPart): part is Extract<ContentPart, { type: "image_url" }> {
  return part.type === "image_url" && part.image_url.url.startsWith("data:image/");
}

/** Uploads the pictures of a row and keeps their addresses in it, so that a retry uploads none of them again. */
async function uploadPictures(deps: SyncDeps, row: MessageRow, signal: AbortSignal): Promise<MessageRow> {
  const content: ContentPart[] = [];
  for (const [at, part] of row.content.entries()) {
    if (!isOwnPicture(part)) {
      content.push(part);
      continue;
    }
    const picture = pictureIn(part.image_url.url);
    // A damaged picture could not be shown here either.
    if (!picture) continue;
    const fileId = await idOf(`${row.id}/${at}`);
    const name = `imagen-${at + 1}.${picture.type.slice("image/".length)}`;
    const { type, size } = picture;
    await deps.upload(
      { kind: "upload", fileId, name, type, size, content: picture, conversationId: row.idChat },
      signal,
    );
    content.push({ type: "image_url", image_url: { url: fileAddressOf(fileId) } });
  }
  await deps.db.messages.update(row.id, { content });
  return { ...row, content };
}

/** Decoded by hand: the page's policy does not let it fetch a `data:` URL. */
function pictureIn(dataUrl: string): Blob | null {
  const [, type, base64] = /^data:(image\/[a-z+.-]+);base64,(.*)$/s.exec(dataUrl) ?? [];
  try {
    const bytes = Uint8Array.from(atob(base64 ?? ""), (char) => char.charCodeAt(0));
    return type && bytes.length > 0 ? new Blob([bytes], { type }) : null;
  } catch {
    return null;
  }
}

/** The same id for the same picture: an upload that was cut off is repeated, not doubled. */
async function idOf(name: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(name));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** In the order of the rows, so that each message comes after its parent. */
export function portions(messages: readonly ImportedMessage[]): ImportedMessage[][] {
  const all: ImportedMessage[][] = [];
  let chars = 0;
  for (const message of messages) {
    const length = message.content.reduce((sum, part) => sum + ("text" in part ? part.text.length : 0), 0);
    const last = all.at(-1);
    if (last && last.length < MAX_IMPORTED_MESSAGES && chars + length <= CHARS_AT_ONCE) {
      last.push(message);
      chars += length;
    } else {
      all.push([message]);
      chars = length;
    }
  }
  return all;
}

function fieldsOf(row: ConversationRow): Omit<ImportedConversation, "messages"> {
  return {
    title: row.title.trim().slice(0, MAX_TITLE_CHARS) || "…",
    emoji: row.emoji,
    favorite: row.favorite,
    pinned: row.pinned,
    chat: row.chat,
    assistantId: row.assistantId,
    model: row.model.slice(0, MAX_NAME_CHARS),
    baseKnowledge: row.baseKnowledge?.slice(0, MAX_NAME_CHARS) ?? null,
    createAt: row.createAt,
  };
}

function toImported(row: MessageRow): ImportedMessage {
  return {
    id: row.id,
    parentId: row.parentId,
    idAnswer: row.idAnswer,
    role: row.role,
    type: row.type,
    content: contentOf(row),
    files: row.files.slice(0, MAX_FILES_PER_MESSAGE),
    urls: row.urls
      .filter(({ url, title }) => Math.max(url.length, title.length) <= MAX_URL_CHARS)
      .slice(0, MAX_URLS),
    model: row.model?.slice(0, MAX_NAME_CHARS) ?? null,
    createAt: row.createAt,
  };
}

/** One text and the uploaded pictures; a picture at an address of the older product could not be shown. */
function contentOf({ content, text }: MessageRow): ImportedMessage["content"] {
  const pictures = content.flatMap((part) =>
    part.type === "image_url" && fileIdOf(part.image_url.url) !== null ? [part] : [],
  );
  return [...(text === "" ? [] : [{ type: "text" as const, text }]), ...pictures].slice(0, MAX_CONTENT_PARTS);
}

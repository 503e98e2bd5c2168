import { strToU8, Zip, ZipDeflate } from "fflate";
import { saveFile } from "../../../lib/save-file.ts";
import { withTexts } from "../../../lib/texts.ts";
import type { Translate } from "../../../lib/translator.ts";
import { activePath } from "../../../local-db/active-path.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { readMessages } from "../../../local-db/messages.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { readVersions } from "../../../local-db/versions.ts";
import { fileNameOf } from "./file-name.ts";
import { toJson } from "./to-json.ts";
import { toMarkdown } from "./to-markdown.ts";

interface Deps {
  db: ChatsDatabase;
  /** Fetches messages that are not stored locally; throws on failure. */
  load: (conversationId: string) => Promise<void>;
  t: Translate;
  language: string;
  now: () => Date;
  save?: typeof saveFile;
}

export interface ZipProgress {
  done: number;
  of: number;
}

interface What {
  conversations: readonly ConversationRow[];
  signal: AbortSignal;
  onProgress: (progress: ZipProgress) => void;
}

export interface Zipped {
  name: string;
  /** Conversations whose messages are not stored here and could not be fetched. */
  missing: number;
}

const loadDocument = withTexts(["conversation"], () => import("./build-document.ts"));

/**
 * Saves the visible branch of each conversation as Markdown and as JSON, in one archive. Conversations are packed one
 * after the other, with a pause between them, so that the page stays responsive.
 */
export async function zipConversations(
  deps: Deps,
  { conversations, signal, onProgress }: What,
): Promise<Zipped> {
  const { db, t, language, save = saveFile } = deps;
  const { buildDocument } = await loadDocument();
  const at = deps.now();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    // Safe: the chunks are made of ordinary buffers.
    parts.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const names = new Set<string>();
  let missing = 0;
  for (const [index, conversation] of conversations.entries()) {
    signal.throwIfAborted();
    const isHere = await deps.load(conversation.id).then(
      () => true,
      () => false,
    );
    if (isHere) {
      const { id, title } = conversation;
      const [messages, versions] = await Promise.all([readMessages(db, id), readVersions(db, id)]);
      const shown = activePath(messages, versions).map(({ message }) => message);
      const base = unusedName(title || t("list.document.untitled"), names);
      addFile(zip, `${base}.md`, toMarkdown(buildDocument(conversation, shown, { t, language, now: at })));
      addFile(zip, `${base}.json`, toJson(conversation, shown, at));
    } else missing += 1;
    onProgress({ done: index + 1, of: conversations.length });
    await pause();
  }
  signal.throwIfAborted();
  zip.end();
  const name = `metatron-${at.toISOString().slice(0, 10)}.zip`;
  save(new Blob(parts, { type: "application/zip" }), name);
  return { name, missing };
}

function addFile(zip: Zip, name: string, text: string): void {
  const file = new ZipDeflate(name);
  zip.add(file);
  file.push(strToU8(text), true);
}

/** Two conversations may have the same title; names are compared as file systems compare them. */
function unusedName(title: string, names: Set<string>): string {
  const base = fileNameOf(title, "").slice(0, -1);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} (${number})`;
    const known = name.toLowerCase();
    if (names.has(known)) continue;
    names.add(known);
    return name;
  }
}

/** Lets the page handle input and paint. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

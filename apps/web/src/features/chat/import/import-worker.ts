import { unzip } from "fflate";
import type { FoundConversation } from "./found-export.ts";
import {
  type FoundSummary,
  type FromImportWorker,
  MOST_FILE_BYTES,
  type ReadFault,
  type ToImportWorker,
} from "./import-messages.ts";
import { readExport } from "./read-export.ts";
import { stableId } from "./stable-id.ts";

/** The conversations of the last file, by their new ids. The page takes them in portions. */
let read = new Map<string, { conversation: FoundConversation; prefix: string }>();

class Fault extends Error {
  readonly fault: ReadFault;
  constructor(fault: ReadFault) {
    super(fault);
    this.fault = fault;
  }
}

addEventListener("message", async ({ data }: MessageEvent<ToImportWorker>) => {
  if (data.type === "take") {
    const taken = data.ids.flatMap((id) => {
      const known = read.get(id);
      return known ? [withNewIds(id, known)] : [];
    });
    return answer({ type: "taken", conversations: await Promise.all(taken) });
  }
  try {
    answer(await readFile(data));
  } catch (error) {
    // A text that is too long for a string, or nested too deeply, is no readable JSON either.
    answer({ type: "fault", fault: error instanceof Fault ? error.fault : "json" });
  }
});

const answer = (message: FromImportWorker) => postMessage(message);

async function readFile({ file, personKey, words }: Extract<ToImportWorker, { type: "read" }>) {
  if (file.size > MOST_FILE_BYTES) throw new Fault("size");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const json = isZip ? await conversationsIn(bytes) : bytes;
  const found = readExport(JSON.parse(new TextDecoder().decode(json)), words);
  if (!found) throw new Fault("form");
  const { source, conversations, unreadable } = found;
  read = new Map();
  const summaries: FoundSummary[] = [];
  for (const conversation of conversations) {
    const prefix = `${personKey}/${source}/${conversation.id}`;
    const id = await stableId(prefix);
    read.set(id, { conversation, prefix });
    const { title, createAt, messages } = conversation;
    summaries.push({ id, sourceId: conversation.id, title, createAt, messages: messages.length });
  }
  return { type: "found" as const, source, found: summaries, unreadable };
}

/** The file of conversations in a zip, whose real size is checked before it is unpacked. */
function conversationsIn(bytes: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    let isTooLarge = false;
    unzip(
      bytes,
      {
        filter({ name, originalSize }) {
          if (!/(^|\/)conversations\.json$/.test(name)) return false;
          isTooLarge ||= originalSize > MOST_FILE_BYTES;
          return !isTooLarge;
        },
      },
      (error, files) => {
        const [content] = Object.values(files ?? {});
        if (isTooLarge) reject(new Fault("size"));
        else if (error || !content) reject(new Fault("zip"));
        else resolve(content);
      },
    );
  });
}

async function withNewIds(
  id: string,
  { conversation, prefix }: { conversation: FoundConversation; prefix: string },
): Promise<FoundConversation> {
  const ids = new Map<string, string>();
  for (const message of conversation.messages) ids.set(message.id, await stableId(`${prefix}/${message.id}`));
  const newId = (old: string) => ids.get(old) ?? old;
  const messages = conversation.messages.map((message) => ({
    ...message,
    id: newId(message.id),
    parentId: message.parentId === null ? null : newId(message.parentId),
  }));
  return { ...conversation, id, messages };
}

import type { HistoryHit } from "@metatron/contract/conversation";
import type { ChatsDatabase } from "./chats-database.ts";
import { listConversations } from "./conversations.ts";
import { foldText } from "./fold-text.ts";
import type { ConversationRow, SearchText } from "./rows.ts";
import { hasAllWords, searchWords } from "./search-words.ts";
import { snippetOf } from "./snippet.ts";

/** Texts read at once: long enough to be fast, short enough for the page to stay smooth. */
const BATCH = 500;
const MOST_HITS = 50;

interface Options {
  limit?: number;
  signal?: AbortSignal;
}

/** Finds words in titles and messages without the server: titles first, then messages, newest first. */
export async function searchLocal(
  db: ChatsDatabase,
  typed: string,
  { limit = MOST_HITS, signal }: Options = {},
): Promise<HistoryHit[]> {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const conversations = await listConversations(db);
  const byId = new Map(conversations.map((row) => [row.id, row]));
  const inTitles = conversations
    .filter(({ title }) => hasAllWords(foldText(title), words))
    .slice(0, limit)
    .map((row) => toHit(row, { messageId: null, text: row.title, createAt: row.createAt }, words));
  const found = await findTexts(db, words, { room: limit - inTitles.length, byId, signal });
  const messages = await db.messages.bulkGet(found.map(({ id }) => id));
  const inMessages = messages.flatMap((message) => {
    const row = message && byId.get(message.idChat);
    if (!row) return [];
    const { id: messageId, text, createAt } = message;
    return [toHit(row, { messageId, text, createAt }, words)];
  });
  return [...inTitles, ...inMessages];
}

interface Scan {
  room: number;
  byId: ReadonlyMap<string, ConversationRow>;
  signal: AbortSignal | undefined;
}

async function findTexts(
  db: ChatsDatabase,
  words: readonly string[],
  { room, byId, signal }: Scan,
): Promise<SearchText[]> {
  const found: SearchText[] = [];
  let from: [number, string] = [-Infinity, ""];
  while (found.length < room && !signal?.aborted) {
    const batch = await db.texts.where("[rank+id]").above(from).limit(BATCH).toArray();
    found.push(...batch.filter(({ idChat, folded }) => byId.has(idChat) && hasAllWords(folded, words)));
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) break;
    from = [last.rank, last.id];
  }
  return found.slice(0, Math.max(0, room));
}

function toHit(
  { id, title, emoji }: ConversationRow,
  { messageId, text, createAt }: { messageId: string | null; text: string; createAt: string },
  words: readonly string[],
): HistoryHit {
  return { conversationId: id, messageId, title, emoji, snippet: snippetOf(text, words), createAt };
}

import type { HistoryHit } from "@metatron/contract/chat/conversation";
import { foldInPlace } from "@metatron/text/fold-text";
import type { SearchWord } from "@metatron/text/plural";
import type { ChatsStore } from "./chats-database.ts";
import { lastActivityOf, listConversations } from "./conversations.ts";
import type { ConversationRow, SearchText } from "./rows.ts";
import { fillSearchTexts, searchedTextOf } from "./search-text.ts";
import { hasAllWords, searchWords } from "./search-words.ts";
import { snippetOf } from "./snippet.ts";

/** Conversations read at once: enough to be fast, few enough for the page to stay responsive. */
const BATCH = 100;
const MOST_HITS = 50;

interface Options {
  limit?: number;
  signal?: AbortSignal;
}

/** Searches titles and messages without the server: titles first, then messages, newest first. */
export async function searchLocal(
  db: ChatsStore,
  typed: string,
  { limit = MOST_HITS, signal }: Options = {},
): Promise<HistoryHit[]> {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const conversations = (await listConversations(db)).sort((a, b) =>
    lastActivityOf(a) > lastActivityOf(b) ? -1 : 1,
  );
  const inTitles = conversations
    .filter(({ title }) => hasAllWords(foldInPlace(title), words))
    .slice(0, limit)
    .map((row) => toHit(row, { messageId: null, text: row.title, createAt: row.createAt }, words));
  const ids = conversations.map(({ id }) => id);
  const found = await findMessages(db, words, { ids, room: limit - inTitles.length, signal });
  const byId = new Map(conversations.map((row) => [row.id, row]));
  const messages = await db.messages.bulkGet(found);
  const inMessages = messages.flatMap((message) => {
    const row = message && byId.get(message.idChat);
    if (!row) return [];
    const { id: messageId, createAt } = message;
    return [toHit(row, { messageId, text: searchedTextOf(message), createAt }, words)];
  });
  return [...inTitles, ...inMessages];
}

interface Scan {
  ids: readonly string[];
  room: number;
  signal: AbortSignal | undefined;
}

/** Matches from these conversations, in the given order, up to the limit. */
async function findMessages(
  db: ChatsStore,
  words: readonly SearchWord[],
  { ids, room, signal }: Scan,
): Promise<string[]> {
  const found: { id: string; createAt: string }[] = [];
  await fillSearchTexts(db, ids);
  for (let at = 0; at < ids.length && found.length < room && !signal?.aborted; at += BATCH) {
    const batch = await db.texts.bulkGet(ids.slice(at, at + BATCH));
    found.push(...batch.flatMap((text) => (text ? hitsIn(text, words) : [])));
  }
  return found
    .sort((a, b) => (a.createAt > b.createAt ? -1 : 1))
    .slice(0, Math.max(0, room))
    .map(({ id }) => id);
}

function hitsIn({ folded, messages }: SearchText, words: readonly SearchWord[]): SearchText["messages"] {
  // Most conversations do not match, and need no closer look.
  if (!hasAllWords(folded, words)) return [];
  return messages.filter(({ end }, at) => hasAllWords(folded.slice(messages[at - 1]?.end ?? 0, end), words));
}

function toHit(
  { id, title, emoji, archived = false }: ConversationRow,
  { messageId, text, createAt }: { messageId: string | null; text: string; createAt: string },
  words: readonly SearchWord[],
): HistoryHit {
  const snippet = snippetOf(text, words);
  return { conversationId: id, messageId, title, emoji, archived, snippet, createAt };
}

import type { HistoryHit } from "@metatron/contract/chat/conversation";
import { id, instant } from "@metatron/contract/fields";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import { searchQuery } from "./search-query.ts";
import { withAdded } from "./searched-text.ts";
import { MARK_END, MARK_START, toSnippet } from "./snippet.ts";
import { isListed } from "./to-conversation.ts";

const position = z.union([
  z.tuple([z.literal("title"), instant, id]),
  z.tuple([z.literal("message"), z.int().min(0)]),
]);
type Position = z.output<typeof position>;

export interface HistorySearch {
  q: string;
  limit: number;
  cursor?: string | undefined;
}

interface FoundRow {
  conversation_id: string;
  message_id: string | null;
  title: string;
  emoji: string | null;
  is_archived: boolean;
  created_at: Date;
  marked: string;
  seq: number;
}

/** The person's own titles first, then the person's own messages, each newest first. */
export async function searchHistory(
  db: Db,
  personId: string,
  { q, limit, cursor }: HistorySearch,
): Promise<{ items: HistoryHit[]; nextCursor: string | null }> {
  const after = decodeCursor(position, cursor);
  const query = await searchQuery(db, q);
  if (query === undefined) return { items: [], nextCursor: null };
  const asked = { personId, query, most: limit + 1 };
  const titles = after?.[0] === "message" ? [] : await findTitles(db, asked, after);
  const messages =
    titles.length > limit
      ? []
      : await findMessages(db, { ...asked, most: asked.most - titles.length }, after);
  const { rows, nextCursor } = cutPage([...titles, ...messages], limit, positionOf);
  return { items: rows.map(toHit), nextCursor };
}

interface Asked {
  personId: string;
  query: string;
  most: number;
}

async function findTitles(db: Db, { personId, query, most }: Asked, after: Position | undefined) {
  const older =
    after?.[0] === "title"
      ? sql`and (created_at, id) < (${after[1]}::timestamptz, ${after[2]}::uuid)`
      : sql``;
  const { rows } = await sql<FoundRow>`
    select id as conversation_id, null as message_id, title, emoji, is_archived, created_at, 0 as seq,
      ts_headline('es', ${withoutMarks(sql`title`)}, ${query}::tsquery, ${WHOLE}) as marked
    from conversations
    where person_id = ${personId} and title_search @@ ${query}::tsquery ${older} and ${isListed}
    order by created_at desc, id desc
    limit ${most}`.execute(db);
  return rows;
}

async function findMessages(db: Db, { personId, query, most }: Asked, after: Position | undefined) {
  const older = after?.[0] === "message" ? sql`and seq < ${after[1]}` : sql``;
  // The planner overestimates the matches of a phrase, and a walk from the newest row could read the whole
  // table. `seq + 0` prevents that plan.
  const newest = QUOTATION.test(query) ? sql`seq + 0` : sql`seq`;
  // The page is selected before the highlighting, because highlighting reads the whole text.
  const { rows } = await sql<FoundRow>`
    with found as materialized (
      select id, conversation_id, seq, created_at, ${withAdded({ text: sql`text`, toolText: sql`tool_text`, steers: sql`steers` })} as text
      from messages
      where person_id = ${personId} and search @@ ${query}::tsquery ${older}
      order by ${newest} desc
      limit ${most}
    )
    select f.conversation_id, f.id as message_id, c.title, c.emoji, c.is_archived, f.created_at, f.seq,
      ts_headline('es', ${withoutMarks(sql`left(f.text, ${MARKED_CHARS})`)}, ${query}::tsquery,
        case when length(f.text) <= ${WHOLE_CHARS} then ${WHOLE} else ${PARTS} end) as marked
    from found f join conversations c on c.id = f.conversation_id and c.comparison_id is null
    order by f.seq desc`.execute(db);
  return rows;
}

/** Matches the phrase operators of a `tsquery`. */
const QUOTATION = /<(?:-|\d+)>/;

/** Matches after this position are not highlighted; the snippet is then the beginning of the message. */
const MARKED_CHARS = 50_000;
/** Messages up to this length are shown whole. */
const WHOLE_CHARS = 240;
const MARKING = `StartSel="${MARK_START}", StopSel="${MARK_END}"`;
const WHOLE = `HighlightAll=true, ${MARKING}`;
const PARTS = `MaxFragments=2, MaxWords=20, MinWords=8, FragmentDelimiter=" … ", ${MARKING}`;

const withoutMarks = (text: ReturnType<typeof sql>) => sql`translate(${text}, ${MARK_START + MARK_END}, '')`;

function positionOf({ conversation_id, message_id, created_at, seq }: FoundRow) {
  return (
    message_id === null ? ["title", created_at.toISOString(), conversation_id] : ["message", seq]
  ) satisfies Position;
}

function toHit(row: FoundRow): HistoryHit {
  return {
    conversationId: row.conversation_id,
    messageId: row.message_id,
    title: row.title,
    emoji: row.emoji,
    archived: row.is_archived,
    snippet: toSnippet(row.marked),
    createAt: row.created_at.toISOString(),
  };
}

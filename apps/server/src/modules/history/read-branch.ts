import type { Message } from "@metatron/contract/chat/message";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { prepared } from "../../adapters/db/prepared.ts";

/** Far more turns than any model can read. Without this limit, a cycle of parents would never end. */
const MOST_TURNS = 1000;
/** More than the largest model reads: a few very long messages must not fill the memory. */
const MOST_BYTES = 8 * 1024 * 1024;

export interface BranchMessage {
  id: string;
  role: Message["role"];
  text: string;
}

export interface BranchWanted {
  personId: string;
  conversationId: string;
  /** The last message of the branch; without one, the newest of the conversation. */
  messageId?: string | undefined;
}

type BranchRow = BranchMessage & { n: number; parent_id: string | null; parts: Message["content"] | null };

/** The turns that lead to each message, oldest first, including the message itself; empty if it is another person's. */
export async function readBranches(db: Db, wanted: readonly BranchWanted[]): Promise<BranchMessage[][]> {
  const newest = byPlace(await readNewest(db, wanted));
  const branches = wanted.map(({ messageId }, n) => walk(newest.get(n) ?? [], messageId));
  const unfinished = branches.flatMap((branch, n) => (branch ? [] : [n]));
  const followed = unfinished.length > 0 ? byPlace(await followParents(db, wanted, unfinished)) : newest;
  return branches.map((branch, n) => (branch ?? followed.get(n) ?? []).flatMap(toMessages));
}

const byPlace = (rows: readonly BranchRow[]) => Map.groupBy(rows, ({ n }) => n);

/**
 * The last messages of each conversation, newest first. Following the parents in the database takes twice as
 * long, because each of them is a search of its own.
 */
async function readNewest(db: Db, wanted: readonly BranchWanted[]): Promise<BranchRow[]> {
  const input = wanted.map((each, n) => ({ n, ...each }));
  const { rows } = await sql<BranchRow>`${prepared("read-newest")}
    select i.n, m.id, m.parent_id, m.role, m.text, m.parts
    from jsonb_to_recordset(${toJsonb(input)}::jsonb)
      as i (n int, "personId" uuid, "conversationId" uuid, "messageId" uuid)
    cross join lateral (
      select * from (
        select id, parent_id, role, text, seq, case when steers <> '[]' then content end as parts,
          sum(octet_length(text)) over (order by seq desc) - octet_length(text) as newer_bytes
        from messages
        where conversation_id = i."conversationId" and person_id = i."personId"
          and seq <= case when i."messageId" is null then ${MOST_SEQ}::bigint else (
            select l.seq from messages l
            where l.id = i."messageId" and l.conversation_id = i."conversationId") end
        order by seq desc limit ${MOST_TURNS}
      ) as newest
      where newer_bytes < ${MOST_BYTES}
    ) as m
    order by i.n, m.seq desc`.execute(db);
  return rows;
}

const MOST_SEQ = "9223372036854775807";

/** Undefined where a parent is missing: a new version of an early question has it long before the newest messages. */
function walk(newestFirst: readonly BranchRow[], messageId: string | undefined): BranchRow[] | undefined {
  const byId = new Map(newestFirst.map((row) => [row.id, row]));
  const branch: BranchRow[] = [];
  let id = newestFirst.length > 0 ? (messageId ?? newestFirst[0]?.id ?? null) : null;
  while (id !== null && branch.length < MOST_TURNS) {
    const row = byId.get(id);
    if (!row) return undefined;
    branch.push(row);
    id = row.parent_id;
  }
  return branch.toReversed();
}

async function followParents(
  db: Db,
  wanted: readonly BranchWanted[],
  places: readonly number[],
): Promise<BranchRow[]> {
  const input = places.map((n) => ({ n, ...wanted[n] }));
  const { rows } = await sql<BranchRow>`
    with recursive branch as (
      select i.n, m.conversation_id, m.id, m.parent_id, m.role, m.text, m.parts, 1 as depth, m.bytes
      from jsonb_to_recordset(${toJsonb(input)}::jsonb)
        as i (n int, "personId" uuid, "conversationId" uuid, "messageId" uuid)
      cross join lateral (
        select ${COLUMNS}, octet_length(m.text)::bigint as bytes from messages m
        where m.conversation_id = i."conversationId" and m.person_id = i."personId"
          and (i."messageId" is null or m.id = i."messageId")
        order by m.seq desc limit 1
      ) as m
      union all
      select b.n, ${COLUMNS}, b.depth + 1, b.bytes + octet_length(m.text)
      -- A parent's id came from a client: whatever it names, a branch never leaves its conversation.
      from branch b join messages m on m.id = b.parent_id and m.conversation_id = b.conversation_id
      where b.depth < ${MOST_TURNS} and b.bytes < ${MOST_BYTES}
    )
    select n, id, parent_id, role, text, parts from branch order by n, depth desc`.execute(db);
  return rows;
}

const COLUMNS = sql`m.conversation_id, m.id, m.parent_id, m.role, m.text,
  case when m.steers <> '[]' then m.content end as parts`;

/** An answer with added messages becomes several messages of the next model call, in their order. */
function toMessages({ id, role, text, parts }: BranchRow): BranchMessage[] {
  if (!parts) return [{ id, role, text }];
  return parts.flatMap((part): BranchMessage[] => {
    if (part.type === "image_url") return [];
    return [{ id, role: part.type === "steer" ? "user" : role, text: part.text }];
  });
}

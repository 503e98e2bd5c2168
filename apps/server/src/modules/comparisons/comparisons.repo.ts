import type { ComparisonColumn } from "@metatron/contract/comparisons/comparison";
import type { ComparisonVerdict } from "@metatron/contract/comparisons/constants";
import type { Brand } from "@metatron/contract/enums";
import { type Selectable, sql } from "kysely";
import type { Db, Tables, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { notFound } from "../../http/app-error.ts";

export type ColumnRow = Selectable<Tables["comparison_columns"]>;
export type ComparisonRow = Selectable<Tables["comparisons"]>;

export interface ComparisonRef {
  personId: string;
  id: string;
}

/** Throws `not_found` for another person's comparison. */
export async function readComparisonRow(
  db: Db | Trx,
  { personId, id }: ComparisonRef,
): Promise<{ row: ComparisonRow; columns: ColumnRow[] }> {
  const row = await db
    .selectFrom("comparisons")
    .selectAll()
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow(() => notFound());
  const columns = await db
    .selectFrom("comparison_columns")
    .selectAll()
    .where("comparison_id", "=", id)
    .orderBy("place")
    .execute();
  return { row, columns };
}

/** Columns of this comparison that are being answered, with their answers. */
export async function readRunning(
  db: Db,
  { personId, id }: ComparisonRef,
): Promise<{ columnId: string; answerId: string }[]> {
  return db
    .selectFrom("comparison_columns as c")
    .innerJoin("messages as m", "m.conversation_id", "c.conversation_id")
    .select(["c.id as columnId", "m.id as answerId"])
    .where("c.comparison_id", "=", id)
    .where("c.person_id", "=", personId)
    .where("m.state", "=", "streaming")
    .execute();
}

/** Whether the answer is in one of the comparison's columns. */
export async function hasAnswer(
  db: Db,
  { personId, id, answerId }: ComparisonRef & { answerId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom("comparison_columns as c")
    .innerJoin("messages as m", "m.conversation_id", "c.conversation_id")
    .select("m.id")
    .where("c.comparison_id", "=", id)
    .where("c.person_id", "=", personId)
    .where("m.id", "=", answerId)
    .where("m.role", "=", "assistant")
    .executeTakeFirst();
  return found !== undefined;
}

/** The parent of a question that is asked again; undefined for a new question. */
export async function parentOfQuestion(
  db: Db,
  { messageId, conversationId }: { messageId: string; conversationId: string },
): Promise<string | null | undefined> {
  const known = await db
    .selectFrom("messages")
    .select("parent_id")
    .where("id", "=", messageId)
    .where("conversation_id", "=", conversationId)
    .executeTakeFirst();
  return known?.parent_id;
}

export async function noteQuestion(
  db: Db,
  {
    id,
    refusals,
    now,
  }: { id: string; refusals: ReadonlyMap<string, ComparisonColumn["refused"]>; now: Date },
): Promise<void> {
  await db.updateTable("comparisons").set({ updated_at: now }).where("id", "=", id).execute();
  for (const [columnId, refused] of refusals)
    await db
      .updateTable("comparison_columns")
      .set({ refused: refused && toJsonb(refused) })
      .where("id", "=", columnId)
      .where("comparison_id", "=", id)
      .execute();
}

interface OpenRow extends Pick<ComparisonRow, "id" | "is_blind" | "verdict" | "updated_at"> {
  title: string;
  models: string[];
}

/** Comparisons with at least one question in which nothing was kept, newest first. */
export async function listOpen(
  db: Db,
  { personId, most }: { personId: string; most: number },
): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select c.id, c.is_blind, c.verdict, c.updated_at,
      (array_agg(v.title order by l.place))[1] as title, array_agg(l.model order by l.place) as models
    from comparisons c
      join comparison_columns l on l.comparison_id = c.id
      join conversations v on v.id = l.conversation_id
    where c.person_id = ${personId} and c.kept_column_id is null
      and exists (select 1 from messages m where m.conversation_id = l.conversation_id)
    group by c.id order by c.updated_at desc, c.id limit ${most}`.execute(db);
  return rows;
}

export async function countOpen(trx: Trx, personId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("comparisons")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("person_id", "=", personId)
    .where("kept_column_id", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

export interface VoteGroup {
  models: string[];
  verdict: ComparisonVerdict;
  winner: string | null;
  votes: number;
}

/** Votes of a span of days, equal ones as one row. */
export async function readVotes(
  db: Db,
  { from, to, brand }: { from: string; to: string; brand?: Brand | undefined },
): Promise<VoteGroup[]> {
  let query = db
    .selectFrom("comparison_votes")
    .select(["models", "verdict", "winner"])
    .select(sql<number>`count(*)::int`.as("votes"))
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["models", "verdict", "winner"])
    .orderBy("models")
    .orderBy("verdict");
  if (brand) query = query.where("brand", "=", brand);
  return query.execute();
}

import { randomUUID } from "node:crypto";
import type { ComparisonVote } from "@metatron/contract/comparisons/comparison";
import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { type ComparisonRef, readComparisonRow, readRunning } from "./comparisons.repo.ts";
import type { ComparisonsDeps } from "./comparisons-deps.ts";

/** The first vote counts: a second one, of a double click or another tab, changes nothing. */
export async function voteComparison(
  { db, now }: Pick<ComparisonsDeps, "db" | "now">,
  ref: ComparisonRef,
  { verdict, columnId }: ComparisonVote,
): Promise<void> {
  const { row, columns } = await readComparisonRow(db, ref);
  if (row.verdict) return;
  if (!row.is_blind) throw new AppError("conflict", "Only blind comparisons have a vote.");
  if (columnId && !columns.some(({ id }) => id === columnId)) throw notFound();
  if ((await readRunning(db, ref)).length > 0) throw new AppError("conflict", "A column is still answering.");
  await db.transaction().execute(async (trx) => {
    const answered = await readAnswered(trx, ref.id);
    if (answered.length === 0) throw new AppError("conflict", "There is no answer to vote on.");
    const { numUpdatedRows } = await trx
      .updateTable("comparisons")
      .set({ verdict, best_column_id: columnId, voted_at: now() })
      .where("id", "=", ref.id)
      .where("verdict", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const winner = answered.find(({ id }) => id === columnId);
    const isComparable = answered.length > 1 && (verdict !== "best" || winner !== undefined);
    if (isComparable)
      await trx
        .insertInto("comparison_votes")
        .values({
          id: randomUUID(),
          day: sql<string>`day_of(${now()})`,
          brand: row.brand,
          models: answered.map(({ model }) => model).sort(),
          verdict,
          winner: winner?.model ?? null,
        })
        .execute();
    await recordAudit(trx, {
      actorId: ref.personId,
      action: "comparison.voted",
      subjectType: "comparison",
      subjectId: ref.id,
      details: { columns: columns.length, counted: isComparable },
    });
  });
}

/**
 * The columns whose last answer was written by their own model. A failed answer, or one of a model that
 * stepped in, says nothing about the column's model.
 */
async function readAnswered(trx: Trx, id: string): Promise<{ id: string; model: string }[]> {
  const { rows } = await sql<{ id: string; model: string }>`
    select c.id, c.model from comparison_columns c join lateral (
      select model, state, text from messages
      where conversation_id = c.conversation_id and role = 'assistant'
      order by seq desc limit 1
    ) m on m.model = c.model and m.state in ('complete', 'stopped') and m.text <> ''
    where c.comparison_id = ${id} order by c.place`.execute(trx);
  return rows;
}

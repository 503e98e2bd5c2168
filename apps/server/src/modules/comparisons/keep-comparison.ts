import { AppError, notFound } from "../../http/app-error.ts";
import { addToLists, deleteConversation, type OnDeleted } from "../history/index.ts";
import { type ComparisonRef, readComparisonRow } from "./comparisons.repo.ts";
import type { ComparisonsDeps } from "./comparisons-deps.ts";
import { isHidden } from "./read-comparison.ts";

/**
 * Makes one column an ordinary conversation and deletes the others. The first choice counts: another tab gets the
 * conversation that was kept.
 */
export async function keepComparison(
  deps: Pick<ComparisonsDeps, "db" | "now" | "onDeleted">,
  { columnId, ...ref }: ComparisonRef & { columnId: string },
): Promise<{ conversationId: string }> {
  const { row, columns } = await readComparisonRow(deps.db, ref);
  const chosen = columns.find(({ id }) => id === (row.kept_column_id ?? columnId));
  if (!chosen) throw notFound();
  if (isHidden(row)) throw new AppError("vote_first", "A blind comparison is voted on before one is kept.");
  const { personId } = ref;
  const now = deps.now();
  const kept = await deps.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("comparisons")
      .set({ kept_column_id: chosen.id, updated_at: now })
      .where("id", "=", ref.id)
      .where("kept_column_id", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await addToLists(trx, { personId, conversationId: chosen.conversation_id, now });
    const { row: stored } = await readComparisonRow(trx, ref);
    return columns.find(({ id }) => id === stored.kept_column_id) ?? chosen;
  });
  for (const { id, conversation_id: conversationId } of columns)
    if (id !== kept.id) await deleteConversation(deps.db, { personId, conversationId }, deps.onDeleted);
  return { conversationId: kept.conversation_id };
}

/** Deletes the columns, and the comparison with the last one of them. A kept column stays. */
export async function deleteComparison(
  { db, onDeleted }: Pick<ComparisonsDeps, "db" | "onDeleted">,
  ref: ComparisonRef,
): Promise<void> {
  const { row, columns } = await readComparisonRow(db, ref);
  for (const { id, conversation_id: conversationId } of columns)
    if (id !== row.kept_column_id)
      await deleteConversation(db, { personId: ref.personId, conversationId }, onDeleted);
}

/** Deletes the column of a deleted conversation, and a comparison without columns. */
export const forgetColumn: OnDeleted = async (trx, { conversationId }) => {
  const column = await trx
    .deleteFrom("comparison_columns")
    .where("conversation_id", "=", conversationId)
    .returning("comparison_id")
    .executeTakeFirst();
  if (!column) return;
  await trx
    .deleteFrom("comparisons as c")
    .where("c.id", "=", column.comparison_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("comparison_columns as l").select("l.id").whereRef("l.comparison_id", "=", "c.id")),
      ),
    )
    .execute();
};

import { randomInt, randomUUID } from "node:crypto";
import type { NewComparison } from "@metatron/contract/comparisons/comparison";
import { MAX_OPEN_COMPARISONS } from "@metatron/contract/comparisons/constants";
import type { Brand } from "@metatron/contract/enums";
import { sql } from "kysely";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { openConversation } from "../history/index.ts";
import { comparable } from "../turns/index.ts";
import { countOpen } from "./comparisons.repo.ts";
import type { ComparisonsDeps } from "./comparisons-deps.ts";
import { requireComparisons } from "./require-comparisons.ts";

/** A repeated request with the same id is the same comparison. */
export async function startComparison(
  deps: Pick<ComparisonsDeps, "db" | "models" | "temporaryChats" | "areComparisonsAllowed" | "now">,
  session: Session,
  { id, models, blind, brand }: NewComparison & { brand: Brand },
): Promise<void> {
  await requireComparisons(deps, session);
  const { personId, roles } = session;
  const usable = comparable(await deps.models.modelsFor(roles));
  if (models.some((model) => !usable.some((info) => info.id === model)))
    throw new AppError("unknown_model", "There is no such model for you here.");
  // Decided here and not in the page, which must not know the order.
  const ordered = blind ? shuffled(models) : models;
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    await sql`select id from people where id = ${personId} for no key update`.execute(trx);
    const known = await trx
      .selectFrom("comparisons")
      .select("person_id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (known && known.person_id !== personId)
      throw new AppError("id_taken", "Another comparison has this id.");
    if (known) return;
    if ((await countOpen(trx, personId)) >= MAX_OPEN_COMPARISONS)
      throw new AppError(
        "comparison_limit_reached",
        `A person may have ${MAX_OPEN_COMPARISONS} open comparisons.`,
      );
    await trx
      .insertInto("comparisons")
      .values({
        id,
        person_id: personId,
        brand,
        is_blind: blind,
        verdict: null,
        best_column_id: null,
        voted_at: null,
        kept_column_id: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    for (const [place, model] of ordered.entries()) {
      const conversationId = randomUUID();
      await openConversation(trx, { personId, conversationId, title: "", model, comparisonId: id });
      await trx
        .insertInto("comparison_columns")
        .values({
          id: randomUUID(),
          comparison_id: id,
          person_id: personId,
          place,
          model,
          conversation_id: conversationId,
          refused: null,
        })
        .execute();
    }
  });
}

function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(randomInt(left.length), 1));
  return drawn;
}

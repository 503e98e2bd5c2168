import type { Db } from "../../adapters/db/index.ts";

/** Records when this person last used this assistant; the gallery sorts by it. */
export async function recordInteraction(
  db: Db,
  { personId, assistantId }: { personId: string; assistantId: string },
  now = new Date(),
): Promise<void> {
  await db
    .insertInto("assistant_uses")
    .values({ person_id: personId, assistant_id: assistantId, last_interaction_at: now })
    .onConflict((conflict) =>
      conflict.columns(["person_id", "assistant_id"]).doUpdateSet({ last_interaction_at: now }),
    )
    .execute();
}

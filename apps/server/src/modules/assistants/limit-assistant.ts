import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";

/**
 * Sets an administrator's limits for the answers of an assistant; without any, the limits of the person's
 * roles apply.
 */
export async function limitAssistant(
  db: Db,
  { personId }: Session,
  { assistantId, limits }: { assistantId: string; limits: TurnLimits },
): Promise<void> {
  const isLimited = Object.values(limits).some((limit) => limit > 0);
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("assistants")
      .set({ turn_limits: isLimited ? toJsonb(limits) : null })
      .where("id", "=", assistantId)
      .returning("id")
      .executeTakeFirst();
    if (!changed) throw notFound();
    await recordAudit(trx, {
      actorId: personId,
      action: "assistant.limited",
      subjectType: "assistant",
      subjectId: assistantId,
      details: { steps: limits.steps, seconds: limits.seconds, tokens: limits.tokens, cost: limits.cost },
    });
  });
}

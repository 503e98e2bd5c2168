import type { ModelSwitch } from "@metatron/contract/budgets/budgets";
import type { Db } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import type { ConfiguredModel } from "./configured-models.ts";
import { EVERYONE } from "./model-rules.ts";

/** Replaces the list of roles for which the model is off; empty = on for everyone who may use it. */
export async function switchModel(
  db: Db,
  { model, offFor, actorId, configured }: ModelSwitch & { actorId: string; configured: ConfiguredModel[] },
): Promise<void> {
  const known = configured.find(({ info }) => info.id === model);
  if (!known) throw new AppError("unknown_model", "No such model is configured.");
  if (known.uses.every((use) => use === "embedding"))
    throw new AppError("validation_failed", "What is indexed without vectors would stay without them.", {
      errors: [{ path: "model", message: "makes vectors and can't be switched off" }],
    });
  const roles = offFor === "everyone" ? [EVERYONE] : [...new Set(offFor)];
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("model_switches").where("model", "=", model).execute();
    if (roles.length > 0) {
      await trx
        .insertInto("model_switches")
        .values(roles.map((role) => ({ model, role, changed_by: actorId, changed_at: new Date() })))
        .execute();
    }
    await recordAudit(trx, {
      actorId,
      action: "model.switched",
      subjectType: "model",
      subjectId: model,
      details: { offFor },
    });
  });
}

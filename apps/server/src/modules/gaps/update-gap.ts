import type { GapPatch, KnowledgeGap } from "@metatron/contract/gaps/gaps";
import type { Db } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { toGap } from "./gap-row.ts";
import { listOwners } from "./list-owners.ts";

interface GapChange {
  id: string;
  patch: GapPatch;
  personId: string;
  now: Date;
}

/** A solved gap keeps its owner for the case that it reopens. */
export async function updateGap(db: Db, { id, patch, personId, now }: GapChange): Promise<KnowledgeGap> {
  if (patch.state === "assigned" && !(await listOwners(db)).includes(patch.owner)) {
    throw new AppError("validation_failed", "Nobody of this name owns a document.");
  }
  return await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("knowledge_gaps")
      .set({
        state: patch.state,
        solved_at: patch.state === "solved" ? now : null,
        updated_at: now,
        ...(patch.state === "assigned" ? { owner: patch.owner } : {}),
        ...(patch.state === "open" ? { owner: null } : {}),
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound();
    const details = { state: row.state, owner: row.owner };
    await recordAudit(
      trx,
      { actorId: personId, action: "gap.update", subjectType: "gap", subjectId: id, details },
      now,
    );
    return toGap(row);
  });
}

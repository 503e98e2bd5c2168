import type { Db } from "../../adapters/db/index.ts";
import type { Session } from "../../http/session.ts";
import { needAccess } from "./find-access.ts";

/** A setting per person, the same on every device. */
export async function pinAssistant(
  db: Db,
  session: Session,
  { assistantId, pinned }: { assistantId: string; pinned: boolean },
): Promise<void> {
  await needAccess(db, session, assistantId);
  await db
    .insertInto("assistant_uses")
    .values({ person_id: session.personId, assistant_id: assistantId, is_pinned: pinned })
    .onConflict((conflict) =>
      conflict.columns(["person_id", "assistant_id"]).doUpdateSet({ is_pinned: pinned }),
    )
    .execute();
}

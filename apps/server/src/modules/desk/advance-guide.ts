import type { DeskGuide, GuideStep } from "@metatron/contract/desk/desk-guide";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { type GuideRow, type OwnConversation, readGuideRow, toGuide } from "./desk.repo.ts";

/** Advances or completes the guide. A step that was reported before, or of another guide, changes nothing. */
export async function advanceGuide(db: Db, reported: GuideStep & OwnConversation): Promise<DeskGuide> {
  return db.transaction().execute(async (trx) => {
    const row = await readGuideRow(trx, reported);
    if (!row) throw notFound();
    const next = advance(row, reported);
    if (!next) return toGuide(row);
    await trx
      .updateTable("desk_guides")
      .set({ ...next, updated_at: new Date() })
      .where("conversation_id", "=", reported.conversationId)
      .where("person_id", "=", reported.personId)
      .execute();
    return toGuide({ ...row, ...next });
  });
}

function advance(
  row: GuideRow,
  { answerId, step, outcome }: GuideStep,
): Pick<GuideRow, "current" | "state"> | undefined {
  if (row.answer_id !== answerId || row.state !== "open" || row.current !== step) return undefined;
  if (outcome === "worked") return { current: step, state: "solved" };
  const current = step + 1;
  return { current, state: current >= row.steps.length ? "exhausted" : "open" };
}

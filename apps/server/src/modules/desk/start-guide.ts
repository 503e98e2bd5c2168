import type { Citation } from "@metatron/contract/chat/citation";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { type OwnConversation, readGuideRow } from "./desk.repo.ts";
import { readProcedure } from "./read-procedure.ts";

export interface GuidedAnswer extends OwnConversation {
  answerId: string;
  citations: readonly Citation[];
}

/** Starts the procedure of the first cited document that has one; a procedure in progress continues. */
export async function startGuide(
  db: Db,
  { personId, conversationId, answerId, citations }: GuidedAnswer,
): Promise<void> {
  for (const { fileId, title, start, end } of citations) {
    if (!fileId || start === null || end === null) continue;
    const document = await db
      .selectFrom("file_texts")
      .select(["text", "blocks"])
      .where("file_id", "=", fileId)
      .executeTakeFirst();
    const procedure = document && readProcedure(document.text, document.blocks, { start, end });
    if (!procedure) continue;
    const steps = toJsonb(procedure.steps);
    const known = await readGuideRow(db, { personId, conversationId });
    if (known?.state === "open" && JSON.stringify(known.steps) === steps) return;
    const fresh = {
      answer_id: answerId,
      file_id: fileId,
      title: procedure.title || title,
      steps,
      current: 0,
      state: "open" as const,
      updated_at: new Date(),
    };
    await db
      .insertInto("desk_guides")
      .values({ conversation_id: conversationId, person_id: personId, ...fresh })
      .onConflict((conflict) => conflict.column("conversation_id").doUpdateSet(fresh))
      .execute();
    return;
  }
}

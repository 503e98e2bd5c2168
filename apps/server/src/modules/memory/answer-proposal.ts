import { createHash } from "node:crypto";
import type { ProposalState } from "@metatron/contract/memory/constants";
import { sql } from "kysely";
import { notFound } from "../../http/app-error.ts";
import { keepFact, type MemoryDeps } from "./keep-fact.ts";

interface ProposalAnswer {
  personId: string;
  answerId: string;
  keep: boolean;
}

/**
 * Keeps or declines the fact that an answer proposes. The first answer counts on every device; a later one learns
 * which it was. The changed digest makes other devices sync it.
 */
export async function answerProposal(
  deps: MemoryDeps,
  { personId, answerId, keep }: ProposalAnswer,
): Promise<{ state: Exclude<ProposalState, "open"> }> {
  const { db, now } = deps;
  return db.transaction().execute(async (trx) => {
    const answer = await trx
      .selectFrom("messages")
      .select(["memory", "conversation_id"])
      .where("id", "=", answerId)
      .where("person_id", "=", personId)
      .forUpdate()
      .executeTakeFirst();
    const proposal = answer?.memory?.proposal;
    if (!answer || !proposal) throw notFound();
    if (proposal.state !== "open") return { state: proposal.state };
    const state = keep ? "kept" : "declined";
    if (keep)
      await keepFact(deps, { id: factIdOf(answerId), personId, text: proposal.text, from: "card" }, trx);
    const at = now();
    await sql`
      update messages set updated_at = ${at}, memory = jsonb_set(memory, '{proposal,state}', to_jsonb(${state}::text))
      where id = ${answerId}`.execute(trx);
    await sql`
      update conversations set updated_at = greatest(updated_at, ${at}), digest = ''
      where id = ${answer.conversation_id} and person_id = ${personId}`.execute(trx);
    return { state };
  });
}

/** The id of the fact follows from the answer, so a repeated request can't keep it twice. */
function factIdOf(answerId: string): string {
  const hex = createHash("sha256").update(`memory ${answerId}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

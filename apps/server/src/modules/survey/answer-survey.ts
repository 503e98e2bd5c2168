import type { SurveyAnswer } from "@metatron/contract/survey/survey";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { rememberAsked } from "./survey.repo.ts";
import { PAUSE_AFTER_ASKING_DAYS } from "./survey-due.ts";

const DAY_MS = 24 * 60 * 60_000;

interface GivenAnswer {
  personId: string;
  answer: SurveyAnswer;
  now: Date;
}

/** One answer per person and survey: a second answer within the pause replaces the first. */
export async function answerSurvey(db: Db, { personId, answer, now }: GivenAnswer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await checkConversation(trx, personId, answer.conversationId);
    const said = {
      score: answer.score,
      reason: answer.reason?.trim() || null,
      comment: answer.comment?.trim() || null,
      conversation_id: answer.conversationId ?? null,
    };
    await rememberAsked(trx, { personId, now });
    const before = await trx
      .selectFrom("csat_answers")
      .select("id")
      .where("person_id", "=", personId)
      .where("at", ">", new Date(now.getTime() - PAUSE_AFTER_ASKING_DAYS * DAY_MS))
      .orderBy("at", "desc")
      .limit(1)
      .executeTakeFirst();
    if (before) {
      await trx.updateTable("csat_answers").set(said).where("id", "=", before.id).execute();
      return;
    }
    const made = await trx
      .insertInto("csat_answers")
      .values({ id: answer.id, person_id: personId, ...said, at: now })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made && !(await isOwn(trx, personId, answer.id)))
      throw new AppError("id_taken", "Another answer has this id.");
  });
}

async function checkConversation(trx: Trx, personId: string, conversationId: string | undefined) {
  if (!conversationId) return;
  const own = await trx
    .selectFrom("conversations")
    .select("id")
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (!own) throw notFound();
}

async function isOwn(trx: Trx, personId: string, id: string): Promise<boolean> {
  const own = await trx
    .selectFrom("csat_answers")
    .select("id")
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return own !== undefined;
}

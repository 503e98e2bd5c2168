import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { SurveyHistory } from "./survey-due.ts";

/** Counts no further than `enough`, so that a long history is as fast as a short one. */
export async function readHistory(db: Db, personId: string, enough: number): Promise<SurveyHistory> {
  const asked = await db
    .selectFrom("csat_asked")
    .select("asked_at")
    .where("person_id", "=", personId)
    .executeTakeFirst();
  const answered = await db
    .selectFrom("csat_answers")
    .select("at")
    .where("person_id", "=", personId)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  const since = asked?.asked_at ?? new Date(0);
  const answers = await db
    .selectFrom("conversations as c")
    .innerJoin("messages as m", "m.conversation_id", "c.id")
    .select("m.id")
    .where("c.person_id", "=", personId)
    .where("c.updated_at", ">", since)
    .where("m.role", "=", "assistant")
    .where("m.state", "=", "complete")
    .where("m.created_at", ">", since)
    .limit(enough)
    .execute();
  return {
    askedAt: asked?.asked_at ?? null,
    answeredAt: answered?.at ?? null,
    answersSince: answers.length,
  };
}

/** True for one caller only: two tabs that ask at once do not both show the survey. */
export async function claimAsking(
  db: Db,
  { personId, now, notAfter }: { personId: string; now: Date; notAfter: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto("csat_asked")
    .values({ person_id: personId, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column("person_id")
        .doUpdateSet({ asked_at: now })
        .where("csat_asked.asked_at", "<=", notAfter),
    )
    .returning("person_id")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function rememberAsked(
  db: Db,
  { personId, now }: { personId: string; now: Date },
): Promise<void> {
  await db
    .insertInto("csat_asked")
    .values({ person_id: personId, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column("person_id")
        .doUpdateSet({ asked_at: sql<Date>`greatest(csat_asked.asked_at, excluded.asked_at)` }),
    )
    .execute();
}

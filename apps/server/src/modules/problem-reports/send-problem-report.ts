import type { ProblemReport } from "@metatron/contract/problem-reports/problem-report";
import { redactContext } from "@metatron/text/redact";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { AppError } from "../../http/app-error.ts";
import { redrawScreenshot } from "./redraw-screenshot.ts";

const DAY_MS = 24 * 60 * 60_000;
/** More reports come from a script, and each may have a picture. */
const MOST_A_DAY = 50;

interface GivenReport {
  personId: string;
  report: ProblemReport;
  now: Date;
}

/** Idempotent by id. */
export async function sendProblemReport(
  db: Db,
  { personId, report, now }: GivenReport,
): Promise<{ id: string }> {
  await checkDailyLimit(db, personId, now);
  const picture = report.screenshot === undefined ? null : await redrawScreenshot(report.screenshot);
  const { id, kind, description, context } = report;
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto("issues")
      .values({
        id,
        person_id: personId,
        kind,
        description,
        created_at: now,
        // The browser has already redacted the context, but clients can't be trusted.
        context: toJsonb(redactContext(context)),
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made && picture)
      await trx
        .insertInto("issue_screenshots")
        .values({ issue_id: id, ...picture })
        .execute();
    if (made) return { id };
    const { person_id } = await trx
      .selectFrom("issues")
      .select("person_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (person_id !== personId) throw new AppError("id_taken", "Another report has this id.");
    return { id };
  });
}

async function checkDailyLimit(db: Db, personId: string, now: Date): Promise<void> {
  const today = await db
    .selectFrom("issues")
    .select("id")
    .where("person_id", "=", personId)
    .where("created_at", ">", new Date(now.getTime() - DAY_MS))
    .limit(MOST_A_DAY)
    .execute();
  if (today.length >= MOST_A_DAY)
    throw new AppError("daily_limit_reached", "So many reports a day are not taken.", {
      retryAfterSeconds: 60 * 60,
    });
}

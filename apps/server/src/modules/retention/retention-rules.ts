import { type RetentionSubject, retentionSubjects } from "@metatron/contract/retention/constants";
import type { RetentionRule, RetentionState } from "@metatron/contract/retention/retention";
import type { Db } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";

/** The rules that apply if administrators have set none. */
export interface RetentionDefaults {
  days: Record<RetentionSubject, number | null>;
  keepsPinned: boolean;
  /** Minimum of every rule, so that a typo does not delete data that must be kept. */
  floorDays: number;
}

type Rule = RetentionState["rules"][number];

export async function readRetention(db: Db, defaults: RetentionDefaults): Promise<RetentionState> {
  const stored = await db.selectFrom("retention_rules").selectAll().execute();
  const runs = await db
    .selectFrom("retention_runs")
    .distinctOn("subject")
    .select(["subject", "at", "deleted"])
    .orderBy("subject")
    .orderBy("at", "desc")
    .execute();
  const rules = retentionSubjects.map((subject): Rule => {
    const row = stored.find((each) => each.subject === subject);
    const run = runs.find((each) => each.subject === subject);
    return {
      subject,
      days: row ? row.days : defaults.days[subject],
      keepsPinned: row ? row.keeps_pinned : defaults.keepsPinned,
      from: row ? "administration" : "configuration",
      configured: { days: defaults.days[subject], keepsPinned: defaults.keepsPinned },
      lastRun: run ? { at: run.at.toISOString(), deleted: run.deleted } : null,
    };
  });
  return { floorDays: defaults.floorDays, rules };
}

export async function writeRetention(
  db: Db,
  defaults: RetentionDefaults,
  { subject, days, keepsPinned, actorId }: RetentionRule & { actorId: string },
): Promise<void> {
  mustReachFloor(days, defaults);
  const fields = { days, keeps_pinned: keepsPinned, changed_by: actorId, changed_at: new Date() };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("retention_rules")
      .values({ subject, ...fields })
      .onConflict((conflict) => conflict.column("subject").doUpdateSet(fields))
      .execute();
    await recordAudit(trx, {
      actorId,
      action: "retention.changed",
      subjectType: "retention",
      subjectId: subject,
      details: { days, keepsPinned },
    });
  });
}

/** Returns a rule to its configured value. */
export async function resetRetention(
  db: Db,
  defaults: RetentionDefaults,
  { subject, actorId }: { subject: RetentionSubject; actorId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [removed] = await trx
      .deleteFrom("retention_rules")
      .where("subject", "=", subject)
      .returning("subject")
      .execute();
    if (!removed) return;
    await recordAudit(trx, {
      actorId,
      action: "retention.reset",
      subjectType: "retention",
      subjectId: subject,
      details: { days: defaults.days[subject], keepsPinned: defaults.keepsPinned },
    });
  });
}

export function mustReachFloor(days: number | null, { floorDays }: RetentionDefaults): void {
  if (days === null || days >= floorDays) return;
  throw new AppError("validation_failed", `Nothing may be deleted before ${floorDays} days.`, {
    errors: [{ path: "days", message: `must be at least ${floorDays}` }],
  });
}

const DAY_MS = 24 * 60 * 60_000;

/** Only data older than this may be deleted. */
export const cutoffOf = (days: number, now: Date): Date => new Date(now.getTime() - days * DAY_MS);

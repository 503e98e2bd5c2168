import { EXPIRY_NOTICE_DAYS } from "@metatron/contract/notices/constants";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import { addNotices } from "../notices/index.ts";

const DAY_MS = 24 * 60 * 60_000;
/** The notice of the end itself is still written when the job did not run for some days. */
const LATE_DAYS = 30;
/** Administrators who have left get no notices. */
const SEEN_WITHIN_DAYS = 90;
const [FIRST_DAYS] = EXPIRY_NOTICE_DAYS;

const announceReviews: Job<Record<string, never>> = {
  name: "announce-expiring-reviews",
  payload: z.strictObject({}),
  schedule: "23 */3 * * *",
};

interface Deps {
  db: Db;
  now(): Date;
}

export function announceReviewsHandler(deps: Deps): JobHandler {
  return defineHandler(announceReviews, () => announceExpiringReviews(deps));
}

interface ExpiringReview {
  assistantId: string;
  assistant: string;
  expiresAt: Date;
  personId: string;
}

/**
 * Notifies the owners of an assistant, and the administrators for an official one, 30 and 7 days before its
 * approval ends and when it has ended. The key of a notice names the end and the threshold, so that each is
 * written once, however often this runs.
 */
export async function announceExpiringReviews({ db, now }: Deps): Promise<void> {
  const time = now().getTime();
  const reviews = await readExpiring(db, {
    from: new Date(time - LATE_DAYS * DAY_MS),
    until: new Date(time + FIRST_DAYS * DAY_MS),
    seenAfter: new Date(time - SEEN_WITHIN_DAYS * DAY_MS),
  });
  await addNotices(
    db,
    reviews.map(({ assistantId, assistant, expiresAt, personId }) => ({
      personId,
      key: `review_expiring:${assistantId}:${expiresAt.toISOString()}:${thresholdOf(expiresAt, time)}`,
      content: {
        kind: "review_expiring",
        assistantId,
        assistant,
        validUntil: expiresAt.toISOString().slice(0, 10),
      },
    })),
  );
}

/** Only assistants that roles or everyone use: others need no review. */
async function readExpiring(
  db: Db,
  { from, until, seenAfter }: { from: Date; until: Date; seenAfter: Date },
): Promise<ExpiringReview[]> {
  const { rows } = await sql<ExpiringReview>`
    with due as (
      select a.id, a.name, a.review_expires_at, a.is_official from assistants a
      where a.review_expires_at between ${from} and ${until} and a.retired_at is null and a.disabled_at is null
        and (a.is_official or exists (select 1 from assistant_grants g where g.assistant_id = a.id)))
    select d.id as "assistantId", d.name as assistant, d.review_expires_at as "expiresAt", m.person_id as "personId"
    from due d join assistant_members m on m.assistant_id = d.id and m.role = 'owner'
    where not d.is_official and m.person_id is not null
    union all
    select d.id, d.name, d.review_expires_at, p.id
    from due d cross join people p
    where d.is_official and 'chat_metatron_user_admin' = any(p.roles) and p.last_seen_at > ${seenAfter}`.execute(
    db,
  );
  return rows;
}

/** The smallest number of days that the approval still has at most; 0 after its end. */
function thresholdOf(expiresAt: Date, time: number): number {
  const left = (expiresAt.getTime() - time) / DAY_MS;
  return left <= 0 ? 0 : Math.min(...EXPIRY_NOTICE_DAYS.filter((days) => left <= days));
}

import { refusalOf, rightsOf } from "@metatron/contract/allow";
import { knownRoles } from "@metatron/contract/roles";
import { scheduleCalls } from "@metatron/contract/schedules/calls";
import type { PauseReason } from "@metatron/contract/schedules/constants";
import type { Session } from "../../http/session.ts";
import type { ScheduleRow } from "./schedules.repo.ts";
import type { SchedulesDeps } from "./schedules-deps.ts";

const DAY_MS = 24 * 60 * 60_000;
const SESSION_MS = 60 * 60_000;

/**
 * The session of a person who is not here: the roles are those of their last request. People who have not
 * been here for long may have lost roles that this server would not know of, so their schedules pause.
 */
export async function absentAsker(
  { db, schedules, now }: Pick<SchedulesDeps, "db" | "schedules" | "now">,
  { person_id, job, base }: Pick<ScheduleRow, "person_id" | "job" | "base">,
): Promise<Session | Exclude<PauseReason, "person">> {
  const person = await db.selectFrom("people").selectAll().where("id", "=", person_id).executeTakeFirst();
  if (!person) return "no_access";
  const awayMs = now().getTime() - person.last_seen_at.getTime();
  if (schedules.pauseAfterDays > 0 && awayMs > schedules.pauseAfterDays * DAY_MS) return "away";
  const roles = knownRoles(person.roles);
  if (refusalOf(scheduleCalls.runSchedule.allow, rightsOf(roles))) return "no_access";
  return {
    personId: person.id,
    uniqueId: person.subject,
    userName: person.name,
    userEmail: person.email,
    isEmailVerified: person.is_email_verified,
    roles,
    job: job ?? undefined,
    base: base ?? undefined,
    expiresAt: Math.floor((now().getTime() + SESSION_MS) / 1000),
  };
}

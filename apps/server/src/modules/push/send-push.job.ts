import type { Language } from "@metatron/contract/enums";
import type { PushKind } from "@metatron/contract/push/constants";
import { sql } from "kysely";
import type { BaseLogger } from "pino";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { defineHandler, type Job, type JobHandler, type Jobs } from "../../adapters/jobs/index.ts";
import type { PushDevice, PushOutcome, PushSender } from "../../adapters/push/index.ts";

/** Longer than a push takes. A push whose process died is due again after it. */
const CLAIMED_SECONDS = 60;
const MOST_WAIT_SECONDS = 10 * 60;
/** An older event is no news; the app itself shows it. */
const KEPT_HOURS = 6;
const MOST_AT_ONCE = 500;
const CONCURRENCY = 4;

const sendPush: Job<{ pushId: string }> = {
  name: "send-push",
  payload: z.strictObject({ pushId: z.uuid() }),
  retries: 0,
};

export interface StartPushesDeps {
  db: Db;
  jobs: Jobs;
  /** Undefined if no keys are configured. */
  push: PushSender | undefined;
}

/**
 * Queues a job for each push that is due and has none, and returns their number. Pushes are stored with their event;
 * this is the only place that starts their jobs.
 */
export async function startDuePushes({ db, jobs, push }: StartPushesDeps): Promise<number> {
  await sql`delete from pushes where created_at < now() - make_interval(hours => ${KEPT_HOURS})`.execute(db);
  // Devices of a time with keys.
  if (!push) return 0;
  const { rows } = await sql<{ pushId: string }>`
    select id as "pushId" from pushes where due_at <= now() order by due_at limit ${MOST_AT_ONCE}`.execute(
    db,
  );
  const missing = await jobs.missing(sendPush, rows);
  for (const payload of missing) await jobs.send(sendPush, payload, { key: payload.pushId });
  return missing.length;
}

export interface SendPushDeps {
  db: Db;
  log: BaseLogger;
  push: PushSender | undefined;
}

/** Sends a push at most once a minute, until a push service has taken or refused it. */
export function sendPushHandler({ db, log, push }: SendPushDeps): JobHandler {
  return defineHandler(
    sendPush,
    async ({ pushId }) => {
      const claimed = push && (await claim(db, pushId));
      if (!claimed) return;
      const { tries, kind, subject_id, language, subscription_id, ...device } = claimed;
      const outcome = await push
        .send(device, { kind, id: subject_id, language })
        .catch((error: unknown): PushOutcome => {
          log.warn({ err: error, pushId }, "a push service could not be reached");
          return "later";
        });
      if (outcome === "refused") log.warn({ pushId, host: hostOf(device) }, "a push was refused");
      if (outcome === "later") return postpone(db, pushId, tries);
      if (outcome === "gone")
        await db.deleteFrom("push_subscriptions").where("id", "=", subscription_id).execute();
      await db.deleteFrom("pushes").where("id", "=", pushId).execute();
    },
    CONCURRENCY,
  );
}

type Claimed = PushDevice & {
  tries: number;
  kind: PushKind;
  subject_id: string;
  subscription_id: string;
  language: Language;
};

/** Two workers with a job for the same push: one of them finds it due. A deleted conversation can't be opened. */
async function claim(db: Db, pushId: string): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update pushes p set tries = p.tries + 1, due_at = now() + make_interval(secs => ${CLAIMED_SECONDS})
    from push_subscriptions s
    where p.id = ${pushId} and p.due_at <= now() and s.id = p.subscription_id
      and (p.answer_id is null or exists (select 1 from conversations c where c.id = p.subject_id))
    returning p.tries, p.kind, p.subject_id, s.id as subscription_id, s.language, s.endpoint, s.p256dh, s.auth`.execute(
    db,
  );
  return rows[0];
}

async function postpone(db: Db, pushId: string, tries: number): Promise<void> {
  const seconds = Math.min(MOST_WAIT_SECONDS, 5 * 2 ** tries);
  await sql`update pushes set due_at = now() + make_interval(secs => ${seconds}) where id = ${pushId}`.execute(
    db,
  );
}

/** The rest of the endpoint lets its holder send pushes to the device. */
const hostOf = ({ endpoint }: PushDevice) => new URL(endpoint).host;

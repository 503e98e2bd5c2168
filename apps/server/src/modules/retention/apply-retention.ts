import type { RetentionSubject } from "@metatron/contract/retention/constants";
import { sql } from "kysely";
import type { BaseLogger } from "pino";
import type { Db, Trx } from "../../adapters/db/index.ts";
import type { Jobs } from "../../adapters/jobs/index.ts";
import { recordAudit } from "../audit/index.ts";
import { removeFile } from "../files/index.ts";
import { type DeletedConversation, deleteConversation, type OnDeleted } from "../history/index.ts";
import { type Expired, expiredConversations, expiredFiles, isOldConversation } from "./find-expired.ts";
import { cutoffOf, type RetentionDefaults, readRetention } from "./retention-rules.ts";

const AT_ONCE = 200;
const MOST_ROUNDS = 5000;

export interface RetentionDeps {
  db: Db;
  log: BaseLogger;
  jobs: Jobs;
  onDeleted: readonly OnDeleted[];
  defaults: RetentionDefaults;
}

/**
 * Applies the rules with the same functions that people's deletions use; each rule's run is stored and
 * audited.
 */
export async function applyRetention(deps: RetentionDeps, now = new Date()): Promise<void> {
  const { rules, floorDays } = await readRetention(deps.db, deps.defaults);
  for (const { subject, days, keepsPinned } of rules) {
    if (days === null) continue;
    // A floor that was raised later also applies to older rules.
    const kept = Math.max(days, floorDays);
    const deleted = await clear(deps, subject, { cutoff: cutoffOf(kept, now), keepsPinned });
    await keepRun(deps.db, { subject, days: kept, deleted, at: now });
    if (deleted > 0) deps.log.info({ subject, days: kept, deleted }, "retention applied");
  }
}

function clear(deps: RetentionDeps, subject: RetentionSubject, expired: Expired): Promise<number> {
  switch (subject) {
    case "conversations":
      return clearConversations(deps, expired);
    case "files":
      return clearFiles(deps, expired);
    case "events":
      return clearEvents(deps.db, expired);
    case "handovers":
      return clearHandovers(deps.db, expired);
  }
}

async function clearConversations({ db, log, onDeleted }: RetentionDeps, expired: Expired): Promise<number> {
  let deleted = 0;
  let after: string | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const some = await expiredConversations(db, expired, { limit: AT_ONCE, after });
    for (const conversation of some) {
      const isStillOld: OnDeleted = (trx, found) => mustStillBeOld(trx, found, expired);
      try {
        await deleteConversation(db, conversation, [isStillOld, ...onDeleted]);
        deleted += 1;
      } catch (error) {
        if (!(error instanceof UsedAgain))
          log.warn({ err: error, ...conversation }, "retention left it for tomorrow");
      }
    }
    after = some.at(-1)?.conversationId;
    if (some.length < AT_ONCE) break;
  }
  return deleted;
}

class UsedAgain extends Error {
  override name = "UsedAgain";
}

/** The conversation may have been continued or pinned since it was found. */
async function mustStillBeOld(
  trx: Trx,
  { conversationId, personId }: DeletedConversation,
  { cutoff, keepsPinned }: Expired,
): Promise<void> {
  const { rows } = await sql`
    select 1 from conversations c where c.id = ${conversationId} and c.person_id = ${personId}
      and ${isOldConversation(cutoff)} and not (${keepsPinned} and (c.is_pinned or c.is_favorite))`.execute(
    trx,
  );
  if (rows.length === 0) throw new UsedAgain();
}

async function clearFiles(deps: RetentionDeps, expired: Expired): Promise<number> {
  let deleted = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const some = await expiredFiles(deps.db, expired, AT_ONCE);
    for (const id of some) await removeFile(deps, id);
    deleted += some.length;
    if (some.length < AT_ONCE) break;
  }
  return deleted;
}

async function clearEvents(db: Db, { cutoff }: Expired): Promise<number> {
  let deleted = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from usage_events where id in (
        select id from usage_events where at < ${cutoff} order by at limit ${AT_ONCE * 10})`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BigInt(AT_ONCE * 10)) break;
  }
  return deleted;
}

/** Receipts, closed points and notices are deleted by their foreign keys. */
async function clearHandovers(db: Db, { cutoff }: Expired): Promise<number> {
  let deleted = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from handovers where id in (
        select id from handovers where listed_at < ${cutoff} order by listed_at limit ${AT_ONCE})`.execute(
      db,
    );
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BigInt(AT_ONCE)) break;
  }
  return deleted;
}

type Run = { subject: RetentionSubject; days: number; deleted: number; at: Date };

async function keepRun(db: Db, run: Run): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.insertInto("retention_runs").values(run).execute();
    if (run.deleted === 0) return;
    await recordAudit(trx, {
      actorId: null,
      action: "retention.applied",
      subjectType: "retention",
      subjectId: run.subject,
      details: { days: run.days, deleted: run.deleted },
    });
  });
}

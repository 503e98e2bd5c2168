import { setTimeout as pause } from "node:timers/promises";
import type { CreatedCase, NewCase } from "@metatron/contract/cases/case";
import type { Desk } from "@metatron/contract/cases/constants";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { spend } from "../quotas/index.ts";
import { type CopiedFile, copyFiles } from "./case-files.ts";
import { type CaseRow, numberOf } from "./case-row.ts";
import type { CasesDeps } from "./cases-deps.ts";
import { deliverCase } from "./deliver-case.job.ts";
import { deliver } from "./deliver-case.ts";

const PATIENCE_MS = 8000;

const PREFIXES: Record<Desk, string> = { rh: "RH", "service-desk": "MS" };

export interface CreateCaseDeps extends CasesDeps {
  /** Cases of one person a day; 0 = no limit. */
  casesPerDay: number;
}

/** Stores the case first, so that it can't be lost, then delivers it to RHConnect at once or by a job. */
export async function createCase(
  deps: CreateCaseDeps,
  session: Pick<Session, "personId">,
  given: NewCase,
): Promise<CreatedCase> {
  const { personId } = session;
  await checkConversation(deps.db, personId, given);
  await checkMessage(deps.db, personId, given);
  // Read before the transaction: the embedded database has one connection.
  const copies = await copyFiles(deps, personId, given);
  const row = await deps.db.transaction().execute((trx) => insert(trx, deps, { personId, given, copies }));
  if (row.person_id !== personId) throw new AppError("id_taken", "Another case has this id.");
  if (row.delivery !== "waiting" || !deps.rhConnect) return toCreated(row);
  try {
    const delivered = deliver({ db: deps.db, rhConnect: deps.rhConnect }, row);
    return toCreated(await inTime(delivered));
  } catch (error) {
    deps.log.warn({ err: error, caseId: row.id }, "case waits for RHConnect");
    return toCreated(row);
  }
}

async function insert(
  trx: Trx,
  { jobs, rhConnect, casesPerDay }: CreateCaseDeps,
  { personId, given, copies }: { personId: string; given: NewCase; copies: readonly CopiedFile[] },
) {
  const now = new Date();
  const { id, subject, description, category, desk, conversationId, messageId, stepsTried = [] } = given;
  const { rows } = await sql<{ n: string }>`select nextval('case_numbers') as n`.execute(trx);
  const made = await trx
    .insertInto("cases")
    .values({
      id,
      person_id: personId,
      desk,
      subject,
      description,
      category,
      status: "open" as const,
      case_number: `${PREFIXES[desk]}-${now.getUTCFullYear()}-${String(rows[0]?.n).padStart(6, "0")}`,
      conversation_id: conversationId ?? null,
      message_id: messageId ?? null,
      steps_tried: toJsonb(stepsTried),
      delivery: rhConnect ? "waiting" : "kept",
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) await spend(trx, { personId, kind: "cases", amount: 1, perDay: casesPerDay });
  if (made && copies.length > 0)
    await trx
      .insertInto("case_files")
      .values(copies.map((copy) => ({ ...copy, case_id: id })))
      .execute();
  // The job runs if the first attempt below fails or the process dies before it.
  if (made && rhConnect) await jobs.send(deliverCase, { caseId: id }, { trx, afterSeconds: 60 });
  return made ?? trx.selectFrom("cases").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** A case must not refer to another person's conversation. */
async function checkConversation(db: Db, personId: string, { conversationId }: NewCase) {
  if (!conversationId) return;
  const own = await db
    .selectFrom("conversations")
    .select("id")
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (!own) throw notFound();
}

/** A case must not refer to another person's message. */
async function checkMessage(db: Db, personId: string, { conversationId, messageId }: NewCase) {
  if (!messageId) return;
  const own = await db
    .selectFrom("messages")
    .select("conversation_id")
    .where("id", "=", messageId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (!own || (conversationId && own.conversation_id !== conversationId)) throw notFound();
}

/**
 * Limits the wait for RHConnect's number: the delivery continues in the background, or the job repeats it.
 */
async function inTime(delivered: Promise<CaseRow>): Promise<CaseRow> {
  const waiting = new AbortController();
  const tooLate = pause(PATIENCE_MS, undefined, { signal: waiting.signal }).then(() => {
    throw new Error("RHConnect did not answer in time.");
  });
  tooLate.catch(() => undefined);
  delivered.catch(() => undefined);
  return Promise.race([delivered, tooLate]).finally(() => waiting.abort());
}

function toCreated(row: CaseRow): CreatedCase {
  return { caseNumber: numberOf(row), status: row.status, ...(row.url ? { url: row.url } : {}) };
}

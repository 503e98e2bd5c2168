import type { AuditAction } from "@metatron/contract/audit/constants";
import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { chainHash } from "./audit-chain.ts";

/** An arbitrary constant; every writer of the chain must take the same lock. */
const CHAIN_LOCK = 7_103_511;

export interface AuditEntry {
  actorId: string | null;
  action: AuditAction;
  subjectType: string;
  subjectId: string | null;
  details?: Record<string, unknown>;
}

/** Writes one entry in the caller's transaction, so that the change and its entry are committed together. */
export async function recordAudit(trx: Trx, entry: AuditEntry, now = new Date()): Promise<void> {
  // Two writers that read the same last entry would fork the chain.
  await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(trx);
  const head = await trx.selectFrom("audit_head").select("hash").executeTakeFirstOrThrow();
  const previousHash = head.hash;
  const { actorId, action, subjectType, subjectId } = entry;
  // Hashed in the form in which it is read back: a value that `jsonb` can't hold would break the next
  // verification.
  const details: Record<string, unknown> = JSON.parse(toJsonb(entry.details ?? {}));
  const hash = chainHash(previousHash, {
    at: now.toISOString(),
    actorId,
    action,
    subjectType,
    subjectId,
    details,
  });
  await trx
    .insertInto("audit")
    .values({
      at: now,
      actor_id: actorId,
      action,
      subject_type: subjectType,
      subject_id: subjectId,
      details: JSON.stringify(details),
      previous_hash: previousHash,
      hash,
    })
    .execute();
  await trx
    .updateTable("audit_head")
    .set((eb) => ({ hash, entries: eb("entries", "+", 1) }))
    .execute();
}

import type { AuditAction } from "@metatron/contract/audit/constants";
import { type RawBuilder, sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { canonicalFacts } from "./audit-chain.ts";

export interface AuditEntry {
  actorId: string | null;
  action: AuditAction;
  subjectType: string;
  subjectId: string | null;
  details?: Record<string, unknown>;
}

/** Writes one entry in the caller's transaction, so that the change and its entry are committed together. */
export async function recordAudit(trx: Trx, entry: AuditEntry, now = new Date()): Promise<void> {
  const { rows } = await sql`
    with ${auditing(entry, { onlyIf: sql`true`, now })}
    select 1 from audited`.execute(trx);
  if (rows.length === 0) throw new Error("The audit has no head.");
}

/**
 * The parts of a `with` list that write one entry, for a statement that changes something and is its own
 * transaction. Each entry has the hash of the previous one; two writers that read the same last entry would fork
 * the chain. `for update` lets them wait for each other, and returns the head that was committed last.
 */
export function auditing(
  entry: AuditEntry,
  { onlyIf, now = new Date() }: { onlyIf: RawBuilder<unknown>; now?: Date },
): RawBuilder<unknown> {
  const { actorId, action, subjectType, subjectId } = entry;
  // Hashed in the form in which it is read back: a value that `jsonb` can't hold would break the next
  // verification.
  const json = toJsonb(entry.details ?? {});
  const facts = canonicalFacts({
    at: now.toISOString(),
    actorId,
    action,
    subjectType,
    subjectId,
    details: JSON.parse(json),
  });
  return sql`
    audited_head as (select hash from audit_head where ${onlyIf} for update),
    audited as (
      insert into audit (at, actor_id, action, subject_type, subject_id, details, previous_hash, hash)
      select ${now}::timestamptz, ${actorId}::uuid, ${action}::text, ${subjectType}::text, ${subjectId}::text,
        ${json}::jsonb, hash, encode(sha256(convert_to(hash || E'\n' || ${facts}::text, 'UTF8')), 'hex')
      from audited_head
      returning hash
    ),
    audited_growth as (
      update audit_head set hash = audited.hash, entries = audit_head.entries + 1 from audited
    )`;
}

import type { AuditVerdict } from "@metatron/contract/audit/audit";
import type { Db } from "../../adapters/db/index.ts";
import { CHAIN_START, chainHash } from "./audit-chain.ts";

const READ_AT_ONCE = 1000;

interface VerifyOptions {
  /** The hash of the last entry as noted earlier: a chain that was recomputed as a whole has another one. */
  notedHead?: string | undefined;
  now?: () => Date;
}

/**
 * Reads the whole chain and returns the first entry that does not follow from the previous one: changed,
 * missing or out of order. Entries that were cut off the end are detected by the stored head, and reported
 * with the number of the next entry.
 */
export async function verifyAudit(
  db: Db,
  { notedHead, now = () => new Date() }: VerifyOptions = {},
): Promise<AuditVerdict> {
  // Read first: entries written during the verification only extend the chain.
  const head = await db.selectFrom("audit_head").selectAll().executeTakeFirst();
  const broken = (brokenAt: number) => ({ intact: false, brokenAt, checkedAt: now().toISOString() }) as const;
  if (!head) return broken(0);
  let previousHash = CHAIN_START;
  let lastSeq = 0;
  let entries = 0;
  let hasReachedHead = head.entries === 0;
  let hasNoted = notedHead === undefined || notedHead === CHAIN_START;
  while (true) {
    const rows = await db
      .selectFrom("audit")
      .selectAll()
      .where("seq", ">", lastSeq)
      .orderBy("seq")
      .limit(READ_AT_ONCE)
      .execute();
    for (const row of rows) {
      const expected = chainHash(previousHash, {
        at: row.at.toISOString(),
        actorId: row.actor_id,
        action: row.action,
        subjectType: row.subject_type,
        subjectId: row.subject_id,
        details: row.details,
      });
      if (row.previous_hash !== previousHash || row.hash !== expected) return broken(row.seq);
      previousHash = row.hash;
      lastSeq = row.seq;
      entries += 1;
      if (row.hash === notedHead) hasNoted = true;
      if (entries === head.entries) {
        if (row.hash !== head.hash) return broken(row.seq);
        hasReachedHead = true;
      }
    }
    if (rows.length < READ_AT_ONCE) break;
  }
  if (!hasReachedHead) return broken(lastSeq + 1);
  if (!hasNoted) return broken(0);
  return { intact: true, entries, head: previousHash, checkedAt: now().toISOString() };
}

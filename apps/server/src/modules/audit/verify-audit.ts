import type { Db } from "../../adapters/db/index.ts";
import { CHAIN_START, chainHash } from "./audit-chain.ts";

const READ_AT_ONCE = 1000;

export type AuditVerdict = { intact: true; entries: number } | { intact: false; brokenAt: number };

/** Reads the whole chain and names the first entry that does not follow from the one before. */
export async function verifyAudit(db: Db): Promise<AuditVerdict> {
  let previousHash = CHAIN_START;
  let lastSeq = 0;
  let entries = 0;
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
      if (row.previous_hash !== previousHash || row.hash !== expected)
        return { intact: false, brokenAt: row.seq };
      previousHash = row.hash;
      lastSeq = row.seq;
      entries += 1;
    }
    if (rows.length < READ_AT_ONCE) return { intact: true, entries };
  }
}

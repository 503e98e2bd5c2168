import { createHash } from "node:crypto";

/** The previous hash of the first entry. */
export const CHAIN_START = "0".repeat(64);

export interface AuditFacts {
  at: string;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string | null;
  details: Record<string, unknown>;
}

/** The text of an entry that its hash covers. */
export const canonicalFacts = (facts: AuditFacts): string => canonicalJson(facts);

/** Each entry's hash covers its facts and the entry before it, so a changed or missing row breaks the chain. */
export function chainHash(previousHash: string, facts: AuditFacts): string {
  return createHash("sha256").update(previousHash).update("\n").update(canonicalFacts(facts)).digest("hex");
}

// jsonb returns keys in its own order; only sorted keys give the same hash before and after storage.
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${sorted.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}

import type { PersonalDataKind } from "@metatron/contract/enums";
import { type Finding, findPattern } from "./detectors/finding.ts";
import { identityDocuments } from "./detectors/identity-documents.ts";
import { payment } from "./detectors/payment.ts";
import { secrets } from "./detectors/secrets.ts";
import { travel } from "./detectors/travel.ts";

/** What has the stronger proof comes first and keeps its place where two overlap. */
const PATTERNS = [...secrets.slice(0, -1), ...payment, ...identityDocuments, ...travel, ...secrets.slice(-1)];

/** Personal and payment data and secrets in a text, in order, without overlaps. */
export function findPersonalData(text: string): Finding[] {
  const kept: Finding[] = [];
  for (const pattern of PATTERNS) {
    for (const finding of findPattern(text, pattern)) {
      if (!kept.some(({ start, end }) => finding.start < end && start < finding.end)) kept.push(finding);
    }
  }
  return kept.sort((a, b) => a.start - b.start);
}

export function countKinds(findings: readonly Pick<Finding, "kind">[]) {
  const counts = new Map<PersonalDataKind, number>();
  for (const { kind } of findings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

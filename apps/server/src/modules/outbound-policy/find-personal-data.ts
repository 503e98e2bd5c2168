import type { PersonalDataKind } from "@metatron/contract/enums";
import { type Finding, findPattern, type Sign } from "./detectors/finding.ts";
import { identityDocuments } from "./detectors/identity-documents.ts";
import { payment } from "./detectors/payment.ts";
import { secrets } from "./detectors/secrets.ts";
import { travel } from "./detectors/travel.ts";

/** What has the stronger proof comes first and keeps its place where two overlap. */
const PATTERNS = [...secrets.slice(0, -1), ...payment, ...identityDocuments, ...travel, ...secrets.slice(-1)];

/** Five digits, also with the signs that people put between them. */
const LONG_NUMBER = /\d(?:[ .-]?\d){4}/;

function signsIn(text: string): Set<Sign | undefined> {
  const signs = new Set<Sign | undefined>([undefined]);
  if (/\d/.test(text)) signs.add("digit");
  if (LONG_NUMBER.test(text)) signs.add("long number");
  return signs;
}

/** Personal and payment data and secrets in a text, in order, without overlaps. */
export function findPersonalData(text: string): Finding[] {
  const kept: Finding[] = [];
  const signs = signsIn(text);
  for (const pattern of PATTERNS) {
    if (!signs.has(pattern.sign)) continue;
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

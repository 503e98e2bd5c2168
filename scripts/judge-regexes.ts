import type { FoundRegex } from "./find-regexes.ts";
import type { Verdict } from "./prove-regex.ts";

/** A regular expression that can't be proven, with the reason why it can't delay anybody. */
export interface AcceptedRegex {
  literal: string;
  file: string;
  reason: string;
}

interface Knowledge {
  /** Literals that an earlier run has proven. */
  proven: readonly string[];
  accepted: readonly AcceptedRegex[];
  prove: (pattern: { source: string; flags: string }) => Verdict;
}

/** What is wrong with the regular expressions of the code, as lines to print; and which of them are proven. */
export function judgeRegexes(found: readonly FoundRegex[], { proven, accepted, prove }: Knowledge) {
  const known = new Set(proven);
  const open = found.filter((regex) => !known.has(regex.literal) && !accepted.some(isFor(regex)));
  const verdicts = new Map<string, Verdict>();
  for (const { literal, pattern } of open)
    if (pattern && !verdicts.has(literal)) verdicts.set(literal, prove(pattern));
  const faults = open.flatMap(({ literal, place }) => {
    const verdict = verdicts.get(literal);
    if (verdict?.isSafe) return [];
    const why = verdict?.why ?? "put together at run time, so that nothing can be proven of it";
    return [`${place} ${literal}\n  ${why}`];
  });
  const unused = accepted
    .filter((entry) => !found.some((regex) => isFor(regex)(entry)))
    .map(
      ({ literal, file }) =>
        `${file} ${literal}\n  is accepted in regex-accepted.json but not there any more`,
    );
  const inUse = new Set(found.map(({ literal }) => literal));
  const newlyProven = [...verdicts].flatMap(([literal, verdict]) => (verdict.isSafe ? [literal] : []));
  return {
    faults: [...faults, ...unused],
    newlyProven,
    inUse: [...new Set([...proven.filter((literal) => inUse.has(literal)), ...newlyProven])],
  };
}

function isFor({ literal, place }: FoundRegex): (entry: AcceptedRegex) => boolean {
  return (entry) => entry.literal === literal && place.startsWith(`${entry.file}:`);
}

/** How many letters must be changed, added or left out to make one word the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

export type Typo = "changed" | "missing" | "added" | "swapped";

/**
 * The one slip of the keyboard between a typed word and the intended one: a letter changed, missing, added or swapped
 * with the next. Undefined for equal words, for more than one slip, and where the first letter differs, because it is
 * hardly ever the wrong one: «casa» is not «tasa», «remitido» is not «demitido».
 */
export function typoBetween(typed: string, intended: string): Typo | undefined {
  let from = 0;
  while (from < typed.length && typed[from] === intended[from]) from += 1;
  if (from === 0 || typed === intended) return undefined;
  const [a, b] = [typed.slice(from), intended.slice(from)];
  if (a === b.slice(1)) return "missing";
  if (a.slice(1) === b) return "added";
  if (a.length !== b.length) return undefined;
  if (a.slice(1) === b.slice(1)) return "changed";
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2) ? "swapped" : undefined;
}

/**
 * Whether one revision is later than another: "10" after "9", "Rev. C" after "rev. B", "2.1" after "2". False
 * for unknown formats.
 */
export function isLaterRevision(one: string | null, other: string | null): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.length === 0 || b.length === 0) return false;
  for (const [at, part] of a.entries()) {
    const against = b[at];
    if (against === undefined) return true;
    if (typeof part !== typeof against) return false;
    if (part !== against) return part > against;
  }
  return false;
}

/**
 * The numbers and single letters of a revision; words such as "rev." or "edición" do not affect the order.
 */
function partsOf(revision: string | null): (number | string)[] {
  const parts: (number | string)[] = [];
  for (const [found] of (revision ?? "").toLowerCase().matchAll(/\d+|\p{L}+/gu)) {
    if (/^\d/.test(found)) parts.push(Number(found));
    else if (found.length === 1) parts.push(found);
  }
  return parts;
}

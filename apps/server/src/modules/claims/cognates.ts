const SHORTEST = 4;
const LEAST_SHARE = 0.7;

/**
 * Whether two folded words are cognates or forms of one word: "authorisation" and "autorización", "pago" and
 * "pagar".
 */
export function areCognates(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [skeletonOf(one), skeletonOf(other)];
  const shorter = Math.min(a.length, b.length);
  if (shorter < SHORTEST || Math.abs(a.length - b.length) > 6) return false;
  let common = 0;
  while (common < shorter && a[common] === b[common]) common += 1;
  return (
    common >= SHORTEST &&
    common >= Math.ceil(shorter * LEAST_SHARE) &&
    common >= Math.max(a.length, b.length) * 0.5
  );
}

const skeletons = new Map<string, string>();
const MOST_KEPT = 5000;

/** Removes the spelling differences between the three languages. */
function skeletonOf(word: string): string {
  const known = skeletons.get(word);
  if (known !== undefined) return known;
  const skeleton = word
    .replaceAll("ph", "f")
    .replaceAll("th", "t")
    .replaceAll("qu", "c")
    .replaceAll("ck", "c")
    .replaceAll("ch", "c")
    .replace(/[kqz]/g, "c")
    .replace(/y/g, "i")
    .replace(/(.)\1/g, "$1");
  if (skeletons.size >= MOST_KEPT) skeletons.clear();
  skeletons.set(word, skeleton);
  return skeleton;
}

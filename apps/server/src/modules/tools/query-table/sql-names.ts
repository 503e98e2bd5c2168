import { foldText } from "@metatron/text/fold-text";

const LONGEST = 60;

/** Words of SQLite that can't be a name without quotation marks, as far as headers contain them. */
const RESERVED = new Set(
  `add all alter and as asc between by case check collate column commit constraint create cross current_date
  current_time current_timestamp default deferrable delete desc distinct drop else end escape except exists
  filter foreign from full group having if in index inner insert intersect into is isnull join key left like
  limit natural not notnull null of on or order outer over primary references right rowid select set table
  then to transaction union unique update using values view when where window with`.split(/\s+/),
);

/**
 * Unique names that SQL accepts without quotation marks: lower case, without accents. «Año», «Año » and
 * «Order» become ano, ano_2 and order_; a header without letters or digits becomes `fallback`_3, its position.
 */
export function sqlNames(texts: readonly string[], fallback: string): string[] {
  const used = new Set<string>();
  return texts.map((text, at) => {
    const base = plainName(text) || `${fallback}_${at + 1}`;
    let name = base;
    for (let n = 2; used.has(name); n += 1) name = `${base}_${n}`;
    used.add(name);
    return name;
  });
}

function plainName(text: string): string {
  const words =
    foldText(text)
      .slice(0, 200)
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = words.join("_").slice(0, LONGEST);
  if (name === "") return "";
  if (/^\p{N}/u.test(name)) return `n_${name}`;
  return RESERVED.has(name) || name.startsWith("sqlite") ? `${name}_` : name;
}

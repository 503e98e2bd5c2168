import type { Quantity } from "../quantities.ts";
import type { Statement, Term } from "../read-statement.ts";
import type { ReadUnit } from "../read-units.ts";
import { isSameQuantity } from "../same-quantity.ts";
import type { HasWord } from "./closest-unit.ts";
import { contentOf } from "./content-words.ts";
import { isSaidBy } from "./sentence-features.ts";

const NO_ROW = { labelShare: 1, labelRival: 0, columnsUnmatched: 0, isOtherBound: 0 };
/** A column with half of its name in the claim is meant by it. */
const LEAST_NAMED = 0.5;
/** "con preaviso" is not the column "sin preaviso". */
const DENIED_OTHERWISE = 0.3;

/** How well the claim names this row and the columns of its figures. */
export function rowFeatures(claim: Statement, read: ReadUnit, has: HasWord) {
  const { cells, header, siblings } = read;
  const [label] = cells;
  if (!label) return NO_ROW;
  const labelShare = shareSaid(label, claim, has);
  const rivals = siblings.filter((other) => other !== read && other.cells.length === cells.length);
  const rival = Math.max(0, ...rivals.map((other) => shareSaid(other.cells[0], claim, has)));
  const columnsUnmatched = header.filter(
    (name, column) =>
      column > 0 && shareNamed(name, claim, has) >= LEAST_NAMED && !isCellSaid(cells[column], claim, has),
  ).length;
  return {
    labelShare,
    labelRival: rival - labelShare,
    columnsUnmatched,
    isOtherBound: claim.quantities.some((claimed) => isOtherBound(claimed, read)) ? 1 : 0,
  };
}

function shareSaid(cell: Statement | undefined, claim: Statement, has: HasWord): number {
  const terms = contentOf(cell?.terms ?? []);
  const figures = cell?.quantities ?? [];
  const said =
    terms.filter((there) => isSaidBy(claim, there, has)).length +
    figures.filter((there) => claim.quantities.some((each) => isSameQuantity(each, there))).length;
  return terms.length + figures.length === 0 ? 0 : said / (terms.length + figures.length);
}

function shareNamed({ terms }: Statement, claim: Statement, has: HasWord): number {
  const words = contentOf(terms);
  const shareOf = (there: Term) => {
    const said = claim.terms.filter((term) => has([there], term));
    if (said.length === 0) return 0;
    return said.some(({ isNegated }) => isNegated === there.isNegated) ? 1 : DENIED_OTHERWISE;
  };
  return words.length === 0 ? 0 : words.reduce((sum, there) => sum + shareOf(there), 0) / words.length;
}

function isCellSaid(cell: Statement | undefined, claim: Statement, has: HasWord): boolean {
  if (!cell) return false;
  return (
    cell.isYes ||
    (cell.hasNegation && claim.hasNegation) ||
    claim.terms.some((term) => has(cell.terms, term)) ||
    cell.quantities.some((there) =>
      // The month of a claim is in every date of its row.
      claim.quantities.some((each) => each.kind === there.kind && isSameQuantity(each, there)),
    )
  );
}

/** "12 como máximo" in a column that is named "Longitud mínima". */
function isOtherBound(claimed: Quantity, { cells, unit: { row } }: ReadUnit): boolean {
  if (claimed.bound !== "max" && claimed.bound !== "min") return false;
  const other = claimed.bound === "max" ? /\bm[ií]n/i : /\bm[áa]x/i;
  return cells.some(
    ({ quantities }, column) =>
      other.test(row?.header[column] ?? "") && quantities.some((there) => isSameQuantity(claimed, there)),
  );
}

import { isVerbConcept } from "./lexicon/lexicon.ts";
import { isMeasureConcept, isTime, type Quantity } from "./quantities.ts";
import type { Statement, Term } from "./read-statement.ts";
import { areSame, has, type ReadUnit } from "./read-units.ts";
import { isSameQuantity } from "./same-quantity.ts";

/** A column's name that follows a figure this closely belongs to it: "50 GB de archivo". */
const MOST_BETWEEN = 3;

/** A figure of the claim is in another column than the one that the claim names for it. */
export function isOtherColumn(part: Statement, whole: Statement, { cells, header }: ReadUnit): boolean {
  if (cells.length < 3) return false;
  // "10 GB and a 50 GB archive": the column of the archive has its figure.
  const isTaken = (column: number, claimed: Quantity) =>
    part.quantities.some((other) => other !== claimed && columnsOf(other, cells).includes(column));
  const named = header.map((_, column) => column > 0 && isNamed(column, header, whole));
  return part.quantities.some((claimed) => {
    const at = columnsOf(claimed, cells);
    if (at.length === 0 || at.includes(0)) return false;
    const beside = columnBeside(claimed, part, header);
    const compares = (column: number) => isComparable(claimed, cells[column], header[column]);
    if (beside !== undefined && !at.includes(beside) && compares(beside)) return true;
    const isMentioned = at.some((column) => header[column]?.terms.some((term) => has(whole.terms, term)));
    const isMeant = (column: number) =>
      (compares(column) && !isTaken(column, claimed)) ||
      // "En el momento" in place of a figure: both columns are about the same.
      (cells[column]?.quantities.length === 0 &&
        at.some((other) => shareTerm(header[other], header[column])));
    if (at.some((column) => named[column])) return false;
    return cells.some(
      (_, column) =>
        named[column] &&
        !at.includes(column) &&
        isMeant(column) &&
        !(isMentioned && !isRival(at, column, header)),
    );
  });
}

const shareTerm = (one: Statement | undefined, other: Statement | undefined) =>
  one?.terms.some((term) => has(other?.terms ?? [], term)) ?? false;

/** Two columns with a common word differ by the other words: "Plazo en base", "Plazo en otra escala". */
const isRival = (at: readonly number[], column: number, header: readonly Statement[]) =>
  at.some((other) => shareTerm(header[other], header[column]));

const columnsOf = (claimed: Quantity, cells: readonly Statement[]) =>
  cells.flatMap((cell, column) =>
    cell.quantities.some((there) => isSameQuantity(claimed, there)) ? [column] : [],
  );

/** A time of day is no price: only a figure of the same kind could be meant instead. */
const isComparable = (claimed: Quantity, cell: Statement | undefined, name: Statement | undefined) =>
  cell?.quantities.some(({ kind, unit, isMeasure }) => {
    if (kind !== claimed.kind) return false;
    if (unit === null) return !isTime(claimed.unit) || mentions(name, claimed.unit);
    return claimed.isMeasure ? unit === claimed.unit : !isMeasure;
  }) ?? false;

export const mentions = (name: Statement | undefined, measure: string | null) =>
  name?.terms.some(({ ids }) => ids.some((id) => isMeasureConcept(id, measure ?? ""))) ?? false;

/** Whether the claim uses a word or all figures that only this column's name has. */
function isNamed(column: number, header: readonly Statement[], whole: Statement): boolean {
  const own = header[column];
  if (!own) return false;
  const others = header.filter((_, at) => at !== column);
  const isOfTerms = own.terms.some(
    (term) => has(whole.terms, term) && !others.some(({ terms }) => has(terms, term)),
  );
  const isOfFigures =
    own.quantities.length > 0 &&
    own.quantities.every((there) => whole.quantities.some((claimed) => isSameQuantity(claimed, there)));
  return isOfTerms || isOfFigures;
}

/** The column whose own name directly follows the figure. */
function columnBeside({ to }: Quantity, part: Statement, header: readonly Statement[]): number | undefined {
  const next = part.terms.find(({ at }) => at > to && at <= to + MOST_BETWEEN);
  if (!next) return undefined;
  const found = header.flatMap(({ terms }, column) => (column > 0 && has(terms, next) ? [column] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** The words of the claim are in another cell than the one of the column that the claim names. */
export function isOtherCell(whole: Statement, { cells, header }: ReadUnit): boolean {
  if (cells.length < 3) return false;
  const columns = header.flatMap((_, column) =>
    column > 0 && isNamed(column, header, whole) ? [column] : [],
  );
  if (columns.some((each) => isEmpty(cells[each]) && !isDeniedIn([header[each], cells[each]], whole)))
    return true;
  const [column] = columns;
  const cell = column === undefined ? undefined : cells[column];
  if (columns.length !== 1 || !cell || column === undefined) return false;
  const [label] = cells;
  const said = whole.terms.filter(
    (term) =>
      !term.isGeneric && !has(label?.terms ?? [], term) && !header.some(({ terms }) => has(terms, term)),
  );
  const isHere =
    cell.isYes ||
    isEmpty(cell) ||
    whole.terms.some((term) => has(cell.terms, term)) ||
    sharesFigure(whole, cell);
  const isThere = cells.some(
    (other, at) => at > 0 && at !== column && said.some((term) => has(other.terms, term)),
  );
  const isValue = said.some(({ ids }) => !isVerbConcept(ids));
  // The figure of another column is judged as one; "error 809" is the name of the row.
  const isOfFigures = whole.quantities.some(
    (claimed) => !label?.quantities.some((there) => isSameQuantity(claimed, there)),
  );
  if (isHere || isOfFigures) return false;
  return isThere || (isValue && whole.language === cell.language);
}

const sharesFigure = (whole: Statement, cell: Statement) =>
  cell.quantities.some((there) => whole.quantities.some((claimed) => isSameQuantity(claimed, there)));

/** "No", "Sin archivo", "—". */
function isEmpty(cell: Statement | undefined): boolean {
  if (!cell || cell.isYes || cell.quantities.length > 0) return false;
  return cell.hasNegation ? cell.terms.every(({ isNegated }) => isNegated) : cell.terms.length === 0;
}

/** The claim denies what the column is about, or everything by its verb. */
const isDeniedIn = (column: readonly (Statement | undefined)[], whole: Statement) =>
  whole.terms.some(
    (term) => term.isHead && (term.isGeneric || column.some((each) => has(each?.terms ?? [], term))),
  ) ||
  (whole.hasNegation && !whole.terms.some(({ isHead }) => isHead));

/** The claim denies a column whose cell says no. */
export function deniesEmptyCell(whole: Statement, { cells, header }: ReadUnit): boolean {
  return header.some(
    (name, column) =>
      column > 0 &&
      isEmpty(cells[column]) &&
      isNamed(column, header, whole) &&
      isDeniedIn([name, cells[column]], whole),
  );
}

/** The first cell names the subject of a row: a claim without any of its words is about something else. */
export function isOtherRow(whole: Statement, { cells, siblings, unit: { row } }: ReadUnit): boolean {
  const [first, second] = cells;
  if (!first || !second) return false;
  // "S4 | Padres": a claim may name the code or what it stands for.
  const isCode = first.terms.every(({ isName, isEntity }) => isName && isEntity);
  const isBare = first.quantities.every(({ unit }) => unit === null);
  const isSaid = first.terms.some((term) => has(whole.terms, term)) || sharesFigure(whole, first);
  const label = isCode && isBare && !isSaid && second.terms.length > 0 ? second : first;
  const terms = label.terms.filter(({ isGeneric }) => !isGeneric);
  if (terms.length === 0 && label.quantities.length === 0) return false;
  const matched = terms.filter((term) => has(whole.terms, term)).length;
  const isNamedHere = matched > 0;
  // "Remota laborable" names its own row better than "Remota de fin de semana".
  const isNamedBetter = siblings.some(
    (other) =>
      other.cells.length === cells.length &&
      other.unit.row?.header.join() === row?.header.join() &&
      isBetterLabel(other.cells[0], { whole, matched, of: terms.length }),
  );
  if (isNamedBetter) return true;
  const matches = (there: Quantity) =>
    whole.quantities.some(
      (claimed) => isSameQuantity(claimed, there) || isBetween(claimed, label.quantities),
    );
  // A claim with a range of its own has a figure for its value besides: "Del día 4 al 90 … el 90 %".
  const isRange = label.quantities.length === 2 && whole.quantities.length >= 3;
  const isCounted = isRange ? label.quantities.every(matches) : label.quantities.some(matches);
  return !isNamedHere && !isCounted;
}

function isBetterLabel(
  label: Statement | undefined,
  { whole, matched, of }: { whole: Statement; matched: number; of: number },
): boolean {
  const terms = label?.terms.filter(({ isGeneric }) => !isGeneric) ?? [];
  const found = terms.filter((term) => has(whole.terms, term)).length;
  return found > matched && found / terms.length > matched / of;
}

function isBetween({ value, kind }: Quantity, [low, high]: readonly Quantity[]): boolean {
  return (
    kind === "amount" && low !== undefined && high !== undefined && value >= low.value && value <= high.value
  );
}

/** "Alta" where the row says "muy alta". */
export function isOtherGrade(part: Statement, { cells }: ReadUnit): boolean {
  const there = cells.flatMap(({ terms }) => terms);
  return part.terms.some((term) => {
    const found = there.filter((each) => areSame(each, term));
    return found.length > 0 && found.every((each: Term) => each.isVery !== term.isVery);
  });
}

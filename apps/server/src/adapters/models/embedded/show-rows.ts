import { foldText } from "@metatron/text/fold-text";
import { termsOf } from "@metatron/text/terms";
import { codesIn, type ReadQuestion } from "./asked-for.ts";
import type { FoundAnswer } from "./find-answer.ts";
import { citationOf, type Library } from "./library.ts";
import type { IndexedUnit } from "./rank-units.ts";

const MOST_ROWS = 5;
/** A table of at most so many rows is shown whole where most of it is asked for: a row left out looks as if it did not exist. */
export const WHOLE_TABLE = 8;
/** Rows whose scores lie this close to the best one are asked for as well. */
const LIKE_THE_LEAD = 1;

/** More words than the name of a column has. */
const WHOLE_NAME = 100;

export type RowsToShow = {
  lead: FoundAnswer;
  ranked: readonly FoundAnswer[];
  question: ReadQuestion;
  library: Library;
};

type Table = NonNullable<IndexedUnit["table"]>;

/** The rows of the lead's table that were asked for, in their order; `said` is the question in the person's own words. */
export function chooseRows(
  { lead, ranked, question }: Omit<RowsToShow, "library">,
  said: ReadQuestion,
): readonly number[] {
  const { table, row: leadRow = -1 } = lead.unit;
  if (!table) return [];
  // The everyday question that is meant knows no code: «what does P-27 mean» means any of them.
  const codes = codesIn(said.text);
  const ofCodes = rowsWhere(table, (name) => codesIn(name).some((code) => codes.includes(code)));
  if (ofCodes.length > 0) return ofCodes;
  const words = ` ${lettersOf(said.text)} `;
  const saidWhole = rowsWhere(table, (name) => words.includes(` ${lettersOf(name)} `));
  const named = [...new Set([...saidWhole, ...namedRows(table, question)])].sort((a, b) => a - b);
  // «Lima» means South America; the row of North America is like it and was not asked for.
  if (named.includes(leadRow)) return named;
  const asked = ranked
    .filter(({ unit, score }) => unit.table === table && score >= lead.score - LIKE_THE_LEAD)
    .flatMap(({ unit }) => (unit.row === undefined ? [] : [unit.row]));
  const isMost = asked.length >= MOST_ROWS || asked.length * 2 > table.rows.length;
  const isWhole = asked.length > 1 && isMost && table.rows.length <= WHOLE_TABLE;
  const best = isWhole ? [...table.rows.keys()] : asked.slice(0, MOST_ROWS);
  return [...new Set([...best, ...(named.length > 1 ? named : [])])].sort((a, b) => a - b);
}

/** The chosen rows under their header, and before them the one cell where row and column both match. */
export function showRows({
  unit,
  chosen,
  question,
  said,
  library,
}: {
  unit: IndexedUnit;
  chosen: readonly number[];
  question: ReadQuestion;
  said: ReadQuestion;
  library: Library;
}): string {
  const { table } = unit;
  if (!table) return "";
  const rows = chosen.map((row) => table.rows[row] ?? []);
  const [row] = rows;
  const cell = rows.length === 1 && row ? cellAsked(table.header, row, { said, question }) : undefined;
  const citation = citationOf(library, unit);
  const shown = tableText({ header: table.header, rows });
  return [cell && `**${cell}**${citation}`, shown, cell ? "" : citation.trim()].filter(Boolean).join("\n\n");
}

export function tableText({
  header,
  rows,
}: {
  header?: readonly string[] | undefined;
  rows: readonly (readonly string[])[];
}): string {
  const width = rows[0]?.length ?? 0;
  const names = header ?? new Array<string>(width).fill("");
  return [names, new Array<string>(width).fill("---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** Rows whose own names the question says, as both sides of a comparison are. */
function namedRows(table: Table, { concepts }: ReadQuestion): number[] {
  const said = concepts.filter(({ isFrame }) => !isFrame);
  return rowsWhere(table, (name) => {
    const words = termsOf(name);
    return words.length > 0 && words.every((word) => said.some(({ forms }) => forms.has(word)));
  });
}

/** A row without a name belongs to the one above it. */
function rowsWhere({ rows }: Table, isWanted: (name: string) => boolean): number[] {
  let isLastWanted = false;
  return rows.flatMap(([name = ""], row) => {
    if (name.trim() !== "") isLastWanted = isWanted(name);
    return isLastWanted ? [row] : [];
  });
}

const lettersOf = (text: string) =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}-]+/gu, " ")
    .trim();

/**
 * The cell whose column the person's words name, or else the everyday question, which may name one of several amounts that this
 * person did not ask for.
 */
function cellAsked(
  header: readonly string[] | undefined,
  row: readonly string[],
  { said, question }: { said: ReadQuestion; question: ReadQuestion },
): string | undefined {
  if (!header) return undefined;
  const own = columnAsked(header, row, said);
  const meant = own ?? columnAsked(header, row, question);
  if (meant === undefined || (own === undefined && hasLikeCell(row, meant))) return undefined;
  return `${row[0]} · ${header[meant]}: ${row[meant]}`;
}

function columnAsked(
  header: readonly string[],
  row: readonly string[],
  { asked: { quantities }, concepts }: ReadQuestion,
): number | undefined {
  const asked = new Set(concepts.flatMap(({ forms }) => [...forms.keys()]));
  // «Mi hijo tiene 24 años» does not ask for a number of flights a year.
  for (const { unit } of quantities) asked.delete(unit);
  // A name that is said whole comes before a longer one of which more words are said: «cena» before «día completo con pernocta».
  const matches = header.map((name) => {
    const terms = termsOf(name);
    const said = terms.filter((term) => asked.has(term)).length;
    return said + (said === terms.length ? said * WHOLE_NAME : 0);
  });
  const best = matches.indexOf(Math.max(...matches.slice(1)), 1);
  return best >= 1 && matches[best] && row[best] ? best : undefined;
}

/** Another amount of the same unit in the row: 22 € for lunch beside 64 € for a whole day. */
function hasLikeCell(row: readonly string[], column: number): boolean {
  const unit = unitOf(row[column]);
  return unit !== undefined && row.some((cell, at) => at > 0 && at !== column && unitOf(cell) === unit);
}

function unitOf(cell = ""): string | undefined {
  if (!/\d/.test(cell)) return undefined;
  return termsOf(cell.replaceAll(/\d+/g, " ")).join(" ");
}

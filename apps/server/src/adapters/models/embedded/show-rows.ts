import { termsOf } from "@metatron/text/terms";
import type { ReadQuestion } from "./asked-for.ts";
import type { FoundAnswer } from "./find-answer.ts";
import { citationOf, type Library } from "./library.ts";

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

/** The rows that were asked for under their header, and before them the one cell where row and column both match. */
export function showRows({ lead, ranked, question, library }: RowsToShow): string {
  const { table } = lead.unit;
  if (!table) return "";
  const asked = ranked
    .filter(({ unit, score }) => unit.table === table && score >= lead.score - LIKE_THE_LEAD)
    .flatMap(({ unit }) => (unit.row === undefined ? [] : [unit.row]));
  const isMost = asked.length >= MOST_ROWS || asked.length * 2 > table.rows.length;
  const isWhole = asked.length > 1 && isMost && table.rows.length <= WHOLE_TABLE;
  const best = isWhole ? [...table.rows.keys()] : asked.slice(0, MOST_ROWS);
  const named = namedRows(table.rows, question);
  const rows = [...new Set([...best, ...(named.length > 1 ? named : [])])]
    .sort((a, b) => a - b)
    .map((row) => table.rows[row] ?? []);

  const [row] = rows;
  const cell = rows.length === 1 && row ? cellAsked(table.header, row, question) : undefined;
  const citation = citationOf(library, lead.unit);
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
function namedRows(rows: readonly (readonly string[])[], { concepts }: ReadQuestion): number[] {
  const said = concepts.filter(({ isFrame }) => !isFrame);
  return rows.flatMap(([name = ""], row) => {
    const words = termsOf(name);
    const isNamed = words.length > 0 && words.every((word) => said.some(({ forms }) => forms.has(word)));
    return isNamed ? [row] : [];
  });
}

function cellAsked(
  header: readonly string[] | undefined,
  row: readonly string[],
  { concepts }: ReadQuestion,
) {
  if (!header) return undefined;
  const asked = new Set(concepts.flatMap(({ forms }) => [...forms.keys()]));
  // A name that is said whole comes before a longer one of which more words are said: «cena» before «día completo con pernocta».
  const matches = header.map((name) => {
    const terms = termsOf(name);
    const said = terms.filter((term) => asked.has(term)).length;
    return said + (said === terms.length ? said * WHOLE_NAME : 0);
  });
  const best = matches.indexOf(Math.max(...matches.slice(1)), 1);
  if (best < 1 || !matches[best] || !row[best]) return undefined;
  return `${row[0]} · ${header[best]}: ${row[best]}`;
}

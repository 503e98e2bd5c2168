import { columnNumbers, isNumeric } from "./column-numbers.ts";
import { type DataTable, folded, stemsOf, type TableRow } from "./data-table.ts";
import { measuredColumn, namedColumns, onlyNumeric } from "./find-columns.ts";
import type { Comparison, TableRequest } from "./read-request.ts";
import { isNeutral } from "./unknown-words.ts";

export interface TableCondition {
  column: string;
  is: string;
}

export interface TableConditions {
  /** The columns whose cells the question names. */
  filters: readonly number[];
  conditions: readonly TableCondition[];
  /** Cells that the question names. */
  values: readonly string[];
  /** The question has a limit without naming its column. */
  isUnclear: boolean;
  matches: (row: TableRow, at: number) => boolean;
}

interface Filter {
  column: number;
  /** In the table's spelling: «Madrid» and «MADRID» are two cells. */
  cells: ReadonlySet<string>;
}

/** The rows that the question is about. */
export function conditionsIn(request: TableRequest, table: DataTable): TableConditions {
  const filters = filtersIn(request, table);
  const columns = filters.map(({ column }) => column);
  const { comparisons } = request;
  const measured = measuredColumn(request, table, namedColumns(request, table, columns));
  const compared = comparisons.length > 0 ? (measured ?? onlyNumeric(table)) : undefined;
  const figures = compared === undefined ? undefined : columnNumbers(table, compared);
  return {
    filters: columns,
    values: filters.flatMap(({ cells }) => [...cells]),
    isUnclear: comparisons.length > 0 && compared === undefined,
    conditions: [
      ...filters.map(({ column, cells }) => ({
        column: table.columns[column] ?? "",
        is: [...new Map([...cells].map((cell) => [folded(cell), cell])).values()].join(", "),
      })),
      ...(compared === undefined
        ? []
        : comparisons.map((each) => ({ column: table.columns[compared] ?? "", is: describeLimit(each) }))),
    ],
    matches: ({ cells }, at) =>
      filters.every((filter) => filter.cells.has(cells[filter.column] ?? "")) &&
      (figures === undefined || comparisons.every((each) => isWithin(figures.values[at], each))),
  };
}

/** Cells of text columns that the question names: «Madrid» also names «MADRID», «pilotos» the cells «Piloto», and «Ana» those of «Ana Pérez». */
function filtersIn(request: TableRequest, table: DataTable): Filter[] {
  const said = ` ${bareWords(request.plain)} `;
  const headed = new Set(table.columns.flatMap(stemsOf));
  const free = request.words.filter(
    ({ stems }) => !stems.some((stem) => headed.has(stem) || isNeutral(stem)),
  );
  const stems = new Set(free.flatMap((word) => word.stems));
  const words = new Set(free.map(({ word }) => folded(word)).filter((word) => word.length > 2));
  return table.columns.flatMap((_, column) => {
    if (isNumeric(table, column)) return [];
    const cells = new Set(table.rows.map((row) => row.cells[column] ?? ""));
    const bare = [...cells].map((cell) => ({ cell, words: bareWords(folded(cell)) }));
    const finders = [
      () => bare.filter((each) => each.words.length >= 2 && said.includes(` ${each.words} `)),
      () => bare.filter((each) => isInflected(each.words, stems)),
      () => bare.filter((each) => each.words.split(" ").some((word) => words.has(word))),
    ];
    for (const find of finders) {
      const named = find();
      if (named.length > 0) return [{ column, cells: new Set(named.map(({ cell }) => cell)) }];
    }
    return [];
  });
}

const bareWords = (text: string) => text.replace(/[^\p{L}\d]+/gu, " ").trim();

function isInflected(words: string, stems: ReadonlySet<string>): boolean {
  // Stemming thousands of names of several words would take most of the time of an answer.
  if (words.length <= 3 || words.includes(" ")) return false;
  const [only, ...more] = stemsOf(words);
  return only !== undefined && more.length === 0 && stems.has(only);
}

function isWithin(value: number | undefined, { from, to, is }: Comparison): boolean {
  if (value === undefined) return false;
  return is === "between" ? value >= from && value <= to : value > from && value < to;
}

function describeLimit({ is, from, to }: Comparison): string {
  switch (is) {
    case "more":
      return `> ${from}`;
    case "less":
      return `< ${to}`;
    case "between":
      return `${from}–${to}`;
  }
}

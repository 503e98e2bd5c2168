import { isNumeric } from "./column-numbers.ts";
import { type DataTable, folded, stemsOf } from "./data-table.ts";
import type { TableRequest } from "./read-request.ts";

const CODE_NAME = /^(?:id|cod|num|n[ºo.]?$)/;
const PERSON_NAME =
  /nombre|apellido|emplead|persona|pilot|tripula|agente|colabora|trabaja|funcionari|name|employee|nome/;

/** Columns that the question names, except those it filters or groups by. */
export function namedColumns(
  { stems, groupedBy }: TableRequest,
  { columns }: DataTable,
  filters: readonly number[],
): number[] {
  const group = groupedBy ? stemsOf(groupedBy) : [];
  return columns.flatMap((name, at) => {
    const terms = stemsOf(name).filter((term) => !group.includes(term));
    const isNamed = terms.length > 0 && terms.some((term) => stems.includes(term));
    return isNamed && !filters.includes(at) ? [at] : [];
  });
}

/** The numeric column that the question names best; the only numeric one if it names none. */
export function measuredColumn(
  { stems, operation }: TableRequest,
  table: DataTable,
  named: readonly number[],
): number | undefined {
  const share = (at: number) => {
    const terms = stemsOf(table.columns[at] ?? "");
    return terms.filter((term) => stems.includes(term)).length / Math.max(1, terms.length);
  };
  const numeric = named.filter((at) => isNumeric(table, at)).sort((a, b) => share(b) - share(a));
  const [best, second] = numeric;
  if (best !== undefined) return second !== undefined && share(second) === share(best) ? undefined : best;
  return operation === "count" || operation === "filter" ? undefined : onlyNumeric(table);
}

export function onlyNumeric(table: DataTable): number | undefined {
  const numeric = table.columns.flatMap((name, at) =>
    isNumeric(table, at) && !CODE_NAME.test(folded(name)) ? [at] : [],
  );
  return numeric.length === 1 ? numeric[0] : undefined;
}

export function groupColumn({ groupedBy }: TableRequest, table: DataTable): number | undefined {
  if (!groupedBy) return undefined;
  const [stem] = stemsOf(groupedBy);
  const at = table.columns.findIndex(
    (name, column) => !isNumeric(table, column) && stemsOf(name).some((term) => term === stem),
  );
  return at < 0 ? undefined : at;
}

/**
 * The column that identifies the owner of a value: the named one, one of people, or the first text column.
 */
export function whoColumn(table: DataTable, named: readonly number[]): number | undefined {
  const texts = table.columns.flatMap((_, at) => (isNumeric(table, at) ? [] : [at]));
  return (
    texts.find((at) => named.includes(at)) ??
    texts.find((at) => PERSON_NAME.test(folded(table.columns[at] ?? ""))) ??
    texts[0]
  );
}

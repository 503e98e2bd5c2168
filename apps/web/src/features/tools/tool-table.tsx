import { useTranslation } from "../../lib/use-translation.ts";
import { isObject, listOf, numberOf, plainValue, textOf } from "./tool-value.ts";

interface Table {
  columns: string[];
  rows: string[][];
  /** Rows of the result beyond those that are shown. */
  left: number;
}

const MOST_ROWS = 10;
const MOST_COLUMNS = 12;

/** The rows of a query: lists of values under `columns`, or objects. Null for anything else. */
export function tableOf(output: unknown): Table | null {
  const rows = listOf(output, "rows");
  if (!rows) return null;
  const named = (listOf(output, "columns") ?? []).map((column) =>
    typeof column === "string" ? column : textOf(column, "name"),
  );
  const [first] = rows;
  const columns = named.length > 0 ? named : isObject(first) ? Object.keys(first) : [];
  if (columns.length === 0) return null;
  return {
    columns: columns.slice(0, MOST_COLUMNS),
    rows: rows.slice(0, MOST_ROWS).map((row) => cellsOf(row, columns).slice(0, MOST_COLUMNS)),
    left: Math.max(0, (numberOf(output, "rowCount") ?? rows.length) - MOST_ROWS),
  };
}

function cellsOf(row: unknown, columns: readonly string[]): string[] {
  if (Array.isArray(row)) return row.map(cell);
  const fields = new Map(isObject(row) ? Object.entries(row) : []);
  return columns.map((column) => cell(fields.get(column)));
}

const cell = (value: unknown) => (value === null || value === undefined ? "" : plainValue(value));

export function ToolTable({ table: { columns, rows, left } }: { table: Table }) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className="mt-1">{t("toolCalls.details.none")}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard. */}
      <section aria-label={t("toolCalls.details.rows")} tabIndex={0} className="mt-1 overflow-x-auto">
        <table className="min-w-full border-collapse text-xs tabular-nums">
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border-b border-border-strong px-2 py-1 text-left font-semibold whitespace-nowrap"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their order never changes.
              <tr key={at}>
                {row.map((value, column) => (
                  <td key={columns[column]} className="border-b border-border px-2 py-1 whitespace-nowrap">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {left > 0 && <p className="mt-1 text-xs">{t("toolCalls.details.more", { count: left })}</p>}
    </>
  );
}

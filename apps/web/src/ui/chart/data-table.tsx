import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Columns of buttons have a heading for screen readers only. */
  isHeadHidden?: boolean;
  /** Numeric columns are right-aligned. */
  isFigure?: boolean;
  /** Hidden on phones, where another cell or a detail view shows the same content. */
  isWide?: boolean;
  /** Makes the heading a button; the table shows the current direction. */
  sorting?: { direction: "asc" | "desc" | null; onSort: () => void };
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  className?: string;
}

/** A table with hairlines that scrolls horizontally inside its own frame. */
export function DataTable<Row>({ label, columns, rows, keyOf, className }: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className={cx("overflow-x-auto rounded-sm", className)}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-border-strong text-xs text-text-subtle">
            {columns.map(({ key, head, isFigure, isWide, isHeadHidden, sorting }) => (
              <th
                key={key}
                scope="col"
                {...(sorting?.direction ? { "aria-sort": SORTS[sorting.direction] } : {})}
                className={cx(CELL, "font-medium", isFigure && "text-right", isWide && "max-handset:hidden")}
              >
                {isHeadHidden ? (
                  <VisuallyHidden>{head}</VisuallyHidden>
                ) : sorting ? (
                  <SortButton {...sorting}>{head}</SortButton>
                ) : (
                  head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-border last:border-b-0">
              {columns.map(({ key, cell, isFigure, isWide }, at) => (
                <td
                  key={key}
                  className={cx(
                    CELL,
                    at === 0 ? "font-medium" : "text-text-muted",
                    isFigure && "text-right tabular-nums",
                    isWide && "max-handset:hidden",
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const SORTS = { asc: "ascending", desc: "descending" } as const;
const ARROWS = { asc: ArrowUp, desc: ArrowDown } as const;

function SortButton({
  direction,
  onSort,
  children,
}: NonNullable<Column<unknown>["sorting"]> & { children: string }) {
  const Arrow = direction ? ARROWS[direction] : null;
  return (
    <button
      type="button"
      onClick={onSort}
      className="inline-flex min-h-6 items-center gap-1 rounded-xs font-medium hover:text-text"
    >
      {children}
      {Arrow && <Arrow className="size-3" aria-hidden="true" />}
    </button>
  );
}

const CELL = "py-2.5 pr-4 text-left align-middle last:pr-0";

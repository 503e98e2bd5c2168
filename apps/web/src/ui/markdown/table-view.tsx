import { memo, useState } from "react";
import { Button } from "../button.tsx";
import { InlineText } from "./inline-text.tsx";
import { useMarkdown } from "./markdown-context.ts";
import type { Table } from "./parse/blocks.ts";
import { inlineText } from "./parse/inlines.ts";
import { parseInline } from "./parse/parse-inline.ts";
import { TableActions } from "./table-actions.tsx";
import { type Column, fitsCards, tableColumns } from "./table-columns.ts";

/** The number of rows rendered at once; thousands of rows would block the page. */
const ROWS_A_PAGE = 60;

export function TableView({ table, isOpen }: { table: Table; isOpen: boolean }) {
  const { labels } = useMarkdown();
  const [pages, setPages] = useState(1);
  const columns = tableColumns(table);
  const rows = table.rows.slice(0, pages * ROWS_A_PAGE);
  const hidden = table.rows.length - rows.length;
  return (
    <div className="md-table">
      <div className="md-frame" {...(fitsCards(columns) ? {} : scrollableFrame(labels.table))}>
        <table data-cards={fitsCards(columns) || undefined}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and never move.
                <th key={index} scope="col" dir="auto" data-role={column.role} data-align={column.align}>
                  <InlineText text={column.name} isOpen={false} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end.
                key={index}
                cells={cells}
                columns={columns}
                isOpen={isOpen && index === table.rows.length - 1}
              />
            ))}
          </tbody>
        </table>
      </div>
      {!isOpen && <TableActions table={table} />}
      {hidden > 0 && (
        <Button variant="soft" size="sm" onClick={() => setPages(pages + 1)}>
          {labels.showMoreRows(hidden)}
        </Button>
      )}
    </div>
  );
}

/** A scrollable frame must be reachable by keyboard; a frame that does not scroll would be a useless tab stop. */
const scrollableFrame = (label: string) => ({ role: "group", tabIndex: 0, "aria-label": label });

interface RowProps {
  cells: readonly string[];
  columns: readonly Column[];
  isOpen: boolean;
}

const Row = memo(
  function Row({ cells, columns, isOpen }: RowProps) {
    const lastFilled = cells.findLastIndex((cell) => cell !== "");
    return (
      <tr>
        {columns.map((column, index) => {
          const Cell = index === 0 ? "th" : "td";
          const text = cells[index] ?? "";
          return (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and never move.
              key={index}
              scope={index === 0 ? "row" : undefined}
              dir="auto"
              data-role={column.role}
              data-align={column.align}
              data-number={column.isNumber || undefined}
              data-label={column.role === "note" && text ? plain(column.name) : undefined}
            >
              <InlineText text={text} isOpen={isOpen && index === lastFilled} />
            </Cell>
          );
        })}
      </tr>
    );
  },
  (before, now) =>
    before.isOpen === now.isOpen && isSame(before.cells, now.cells) && isSameSet(before.columns, now.columns),
);

const plain = (name: string): string => inlineText(parseInline(name));

const isSame = (before: readonly string[], now: readonly string[]): boolean =>
  before.length === now.length && before.every((cell, index) => cell === now[index]);

const isSameSet = (before: readonly Column[], now: readonly Column[]): boolean =>
  before.length === now.length &&
  before.every((column, index) => {
    const other = now[index];
    return column.align === other?.align && column.role === other.role && column.isNumber === other.isNumber;
  });

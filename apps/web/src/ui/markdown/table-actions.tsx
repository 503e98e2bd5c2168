import { Check, Copy, FileSpreadsheet } from "lucide-react";
import { saveFile } from "../../lib/save-file.ts";
import { IconButton } from "../icon-button.tsx";
import { useMarkdown } from "./markdown-context.ts";
import type { Table } from "./parse/blocks.ts";
import { copyTable, tableCells, tableToCsv } from "./table-text.ts";
import { useCopied } from "./use-copied.ts";

/** Without it Excel reads accents as other characters. */
const BYTE_ORDER_MARK = "\ufeff";

/** Copies a table for other programs, or saves it as CSV. */
export function TableActions({ table }: { table: Table }) {
  const { labels, definitions, isCited } = useMarkdown();
  const { isCopied, copy } = useCopied();
  function save() {
    const csv = tableToCsv(
      tableCells(table, { definitions, isCited }),
      document.documentElement.lang || "es",
    );
    saveFile(new Blob([BYTE_ORDER_MARK, csv], { type: "text/csv;charset=utf-8" }), `${labels.table}.csv`);
  }
  return (
    <div className="md-table-actions">
      <IconButton
        size="sm"
        label={isCopied ? labels.copied : labels.copyTable}
        onClick={() => copy(() => copyTable(table, { definitions, isCited }))}
      >
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
      <IconButton size="sm" label={labels.saveCsv} onClick={save}>
        <FileSpreadsheet aria-hidden="true" />
      </IconButton>
    </div>
  );
}

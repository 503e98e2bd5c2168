import { z } from "zod";
import type { Db } from "../../../adapters/db/index.ts";
import type { Retrieval } from "../../retrieval/index.ts";
import { defineTool, type Tool, type ToolContext, toCitable } from "../../turns/index.ts";
import { findSheets, isWorkbook } from "./find-sheets.ts";
import type { TableSummary } from "./table-messages.ts";
import { type AnswerFromTables, createTableProcesses } from "./table-process.ts";

const MOST_FILES = 8;
const MOST_SQL_CHARS = 10_000;
const SECONDS = 90;

const input = z.strictObject({
  sql: z
    .string()
    .min(1)
    .max(MOST_SQL_CHARS)
    .optional()
    .describe("One SELECT statement of SQLite. Leave it out to see the tables, columns and example rows."),
  files: z
    .array(z.string().min(1).max(300))
    .max(MOST_FILES)
    .optional()
    .describe("File names, if only some of the files are needed. Default: every spreadsheet and CSV file."),
});

const DESCRIPTION = `Runs read-only SQL over the spreadsheets and CSV files of the conversation or the assistant: totals, groups, medians, filters, rankings, joins of sheets. Use it instead of counting or adding rows yourself.
First call it without sql to see the tables with their columns, types and examples; then send one SELECT in SQLite's dialect. Rows of totals are left out of the tables.
Dates are text as YYYY-MM-DD: strftime('%Y-%m', d), julianday(b) - julianday(a). median(x), percentile(x, 90), stddev(x), unaccent(text) for comparisons without accents and case, window functions and WITH are available. A division of counts needs 1.0 * a / b. At most 200 rows are returned, with the number of all rows.`;

export interface QueryTableDeps {
  db: Db;
  retrieval: Pick<Retrieval, "readText" | "readAt">;
}

export function createQueryTableTool(
  deps: QueryTableDeps,
  answerFromTables: AnswerFromTables = createTableProcesses(),
): Tool {
  return defineTool({
    name: "query_table",
    description: DESCRIPTION,
    access: "read",
    // Cells may hold text of strangers.
    isUntrusted: true,
    seconds: SECONDS,
    input,
    async run({ sql, files = [] }, context) {
      const { scope, signal } = context;
      const sheets = await findSheets(deps.db, scope, files);
      const documents = [];
      // Sequential, because the embedded database has a single connection.
      for (const sheet of sheets) {
        signal.throwIfAborted();
        const text = await deps.retrieval.readText(sheet.id);
        if (text !== undefined)
          documents.push({
            fileId: sheet.id,
            title: sheet.name,
            text,
            hasPlainNumbers: isWorkbook(sheet),
          });
      }
      const answer = await answerFromTables({ documents, sql }, signal);
      if (answer.kind === "result") {
        const { columns, rows, rowCount, isCountComplete, read } = answer.result;
        return {
          columns,
          rows,
          rowCount: isCountComplete ? rowCount : `more than ${rowCount}`,
          ...(rows.length < rowCount ? { note: `Only the first ${rows.length} rows are shown.` } : {}),
          read: await withCitations(deps, read, context),
        };
      }
      if (answer.tables.length === 0)
        throw new Error("The files have no table with a header row and at least two columns.");
      return { tables: await withCitations(deps, answer.tables, context) };
    },
  });
}

/** Each table with the number of the passage that holds its first rows, so that an answer can cite it. */
async function withCitations<Table extends TableSummary>(
  { retrieval }: QueryTableDeps,
  tables: readonly Table[],
  context: Pick<ToolContext, "cite">,
) {
  const passages = await retrieval.readAt(tables.flatMap(({ place }) => place ?? []));
  const cited = context.cite(passages.map(toCitable));
  return tables.map(({ place, ...table }) => {
    const passage = cited.find(
      ({ fileId, start, end }) =>
        place && fileId === place.fileId && (start ?? 0) <= place.start && place.start < (end ?? 0),
    );
    return passage ? { ...table, source: `[${passage.n}]` } : table;
  });
}

import { setPriority } from "node:os";
import { loadTables } from "./load-tables.ts";
import { QueryRefused, runQuery } from "./run-query.ts";
import type { TableOrder, TableReport } from "./table-messages.ts";

// The API responds first when all cores are busy.
const NICE = 10;

setPriority(NICE);
// The server is gone: nobody reads the result.
process.once("disconnect", () => process.exit());
process.once("message", async (order: TableOrder) => {
  await report(await answer(order));
});
await report({ kind: "ready" });

async function answer({ documents, sql }: TableOrder): Promise<TableReport> {
  const loaded = loadTables(documents);
  if (sql === undefined) return { kind: "tables", tables: loaded.tables };
  await report({ kind: "loaded" });
  try {
    return { kind: "result", result: runQuery(loaded, sql) };
  } catch (error) {
    if (error instanceof QueryRefused) return { kind: "refused", sentence: error.message };
    throw error;
  }
}

/** Resolves once the message is sent: a running query would hold it back. */
function report(message: TableReport): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });
}

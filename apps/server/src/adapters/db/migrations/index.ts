import type { Migration } from "kysely/migration";
import * as ground from "./0001-ground.ts";
import * as history from "./0002-history.ts";
import * as historyIndexes from "./0003-history-indexes.ts";
import * as news from "./0004-news.ts";

/** In the order they run; a name that has landed never changes. */
export const migrations: Record<string, Migration> = {
  "0001-ground": ground,
  "0002-history": history,
  "0003-history-indexes": historyIndexes,
  "0004-news": news,
};

import type { Db } from "../../adapters/db/index.ts";
import type { WebSearch } from "../../adapters/web-search/index.ts";
import type { Retrieval } from "../retrieval/index.ts";
import type { Specialised } from "../specialised/index.ts";

export interface ToolsDeps {
  db: Db;
  retrieval: Retrieval;
  specialised: Pick<Specialised, "toSearchText" | "otherWords">;
  /** Undefined if no search engine is configured. */
  webSearch: WebSearch | undefined;
}

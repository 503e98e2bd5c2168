import type { Db } from "../../adapters/db/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { FileAccess } from "../files/index.ts";

export interface SharesDeps {
  db: Db;
  models: ModelRegistry;
  access: FileAccess;
  now(): Date;
}

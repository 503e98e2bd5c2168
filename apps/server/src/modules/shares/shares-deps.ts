import type { Db } from "../../adapters/db/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { FileAccess } from "../files/index.ts";
import type { TemporaryChats } from "../temporary/index.ts";

export interface SharesDeps {
  db: Db;
  models: ModelRegistry;
  access: FileAccess;
  temporaryChats: Pick<TemporaryChats, "checkMayStore">;
  now(): Date;
}

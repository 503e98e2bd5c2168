import type { JobHandler } from "./adapters/jobs/index.ts";
import type { Deps } from "./deps.ts";
import { databaseUpkeepHandler } from "./modules/upkeep/index.ts";

/** Every background job of the product; main.ts starts them where WORKERS is on. */
export function jobHandlers(deps: Deps): JobHandler[] {
  return [databaseUpkeepHandler(deps.database)];
}

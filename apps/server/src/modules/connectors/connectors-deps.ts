import type { BaseLogger } from "pino";
import type { OutsideSystems } from "../../adapters/connectors/index.ts";
import type { FilesDeps } from "../files/index.ts";

export interface ConnectorsDeps extends FilesDeps {
  log: BaseLogger;
  outside: OutsideSystems;
}

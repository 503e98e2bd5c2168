import { createConfluence } from "./confluence.ts";
import type { Confluence, Drive } from "./connector-types.ts";
import type { ConnectorsConfig } from "./connectors-config.ts";
import { createDrive } from "./drive.ts";

export { ConnectorError } from "./connector-error.ts";
export type { Confluence, Drive, OutsideItem, OutsideReader } from "./connector-types.ts";
export type { ConnectorsConfig } from "./connectors-config.ts";

/** Clients of the external systems that documents are read from; undefined if not configured. */
export interface OutsideSystems {
  confluence: Confluence | undefined;
  drive: Drive | undefined;
}

export function createOutsideSystems({ confluence, drive }: ConnectorsConfig): OutsideSystems {
  return {
    confluence: confluence && createConfluence(confluence),
    drive: drive && createDrive(drive),
  };
}

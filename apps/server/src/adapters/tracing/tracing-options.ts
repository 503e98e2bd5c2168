import type { BaseLogger } from "pino";

export type TracingLog = Pick<BaseLogger, "warn">;

export interface TracingOptions {
  /** The collector's address for traces. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  version: string;
  resource: Record<string, string>;
  /** The share of traces that is exported, between 0 and 1. */
  ratio: number;
  log: TracingLog;
}

import type { MetricValues } from "./adapters/metrics/index.ts";
import type { FromHub, ToHub } from "./adapters/streams/index.ts";

export interface ProcessStatus {
  isReady: boolean;
  body: object;
}

/** From a process to the one that started it. */
export type ToPrimary =
  | { kind: "hub"; message: ToHub }
  | { kind: "ready"; port: number }
  | { kind: "metrics"; id: number; values: MetricValues }
  | { kind: "status"; id: number; status: ProcessStatus };

/** To a process from the one that started it. */
export type ToProcess =
  | { kind: "hub"; message: FromHub }
  | { kind: "read"; id: number; what: "metrics" | "status" }
  | { kind: "close"; announce: boolean };

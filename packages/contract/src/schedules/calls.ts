import { type Call, inChat, toAsk } from "../call.ts";

export const scheduleCalls = {
  listSchedules: { method: "GET", path: "/schedules", allow: inChat },
  // The id comes from the client, so the call may be retried.
  createSchedule: { method: "POST", path: "/schedules", allow: toAsk, repeatable: true },
  updateSchedule: { method: "PUT", path: "/schedules/{id}", allow: toAsk },
  switchSchedule: { method: "PATCH", path: "/schedules/{id}", allow: toAsk, repeatable: true },
  deleteSchedule: { method: "DELETE", path: "/schedules/{id}", allow: inChat, answer: "empty" },
  // While a run is waiting or in progress, no second one is started.
  runSchedule: { method: "POST", path: "/schedules/{id}/runs", allow: toAsk, repeatable: true },
} as const satisfies Record<string, Call>;

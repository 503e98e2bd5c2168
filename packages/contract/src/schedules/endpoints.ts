import { type Endpoint, endpoint } from "../endpoint.ts";
import { scheduleCalls } from "./calls.ts";
import { newSchedule, schedule, scheduleChanges, scheduleList, scheduleSwitch } from "./schedule.ts";

const tag = "Scheduled questions";

export const scheduleEndpoints = {
  listSchedules: endpoint(scheduleCalls.listSchedules, {
    tag,
    summary: "One's scheduled questions, the next run first.",
    responses: { 200: scheduleList },
  }),
  createSchedule: endpoint(scheduleCalls.createSchedule, {
    tag,
    summary: "Schedule a question once, every day, week or month. 429 `schedule_limit_reached` at the limit.",
    body: newSchedule,
    responses: { 201: schedule },
  }),
  updateSchedule: endpoint(scheduleCalls.updateSchedule, {
    tag,
    summary: "Change a scheduled question; a paused or finished one becomes active again.",
    body: scheduleChanges,
    responses: { 200: schedule },
  }),
  switchSchedule: endpoint(scheduleCalls.switchSchedule, {
    tag,
    summary: "Pause or resume a scheduled question.",
    body: scheduleSwitch,
    responses: { 200: schedule },
  }),
  deleteSchedule: endpoint(scheduleCalls.deleteSchedule, {
    tag,
    summary: "Delete a scheduled question; the conversation with its answers stays.",
    responses: { 204: "empty" },
  }),
  runSchedule: endpoint(scheduleCalls.runSchedule, {
    tag,
    summary: "Ask the question now; where a run is in progress, it is that one.",
    responses: { 202: schedule },
  }),
} satisfies Record<keyof typeof scheduleCalls, Endpoint>;

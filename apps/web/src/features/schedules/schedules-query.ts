import type { Schedule } from "@metatron/contract/schedules/schedule";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

const LOOK_EVERY_MS = 2_000;

export const SCHEDULES_KEY = ["schedules"];

export const schedulesQuery = queryOptions({
  queryKey: SCHEDULES_KEY,
  queryFn: ({ signal }) => call("listSchedules", { signal }),
  refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? LOOK_EVERY_MS : false),
});

export const isRunning = ({ lastRun }: Schedule): boolean =>
  lastRun?.state === "waiting" || lastRun?.state === "running";

export { dueSchedulesHandler } from "./due-schedules.job.ts";
export { resumeScheduleRuns, runScheduleHandler } from "./run-schedule.job.ts";
export { schedulesRoutes } from "./schedules.routes.ts";
export type { SchedulesConfig } from "./schedules-deps.ts";

export { pushRoutes } from "./push.routes.ts";
export { forgetAnswerPushes, queueAnswerPushes, queuePushes, unlessRemoved } from "./queue-pushes.ts";
export { sendPushHandler, startDuePushes } from "./send-push.job.ts";

import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { requestLanguage } from "../../http/request-language.ts";
import { route } from "../../http/route.ts";
import { deleteSchedule, runNow, switchSchedule } from "./change-schedule.ts";
import { createSchedule, updateSchedule } from "./save-schedule.ts";
import { listSchedules } from "./schedules.repo.ts";
import type { SchedulesDeps } from "./schedules-deps.ts";

export function schedulesRoutes(app: FastifyInstance, deps: SchedulesDeps): void {
  route(app, endpoints.listSchedules, async ({ session }) => ({
    items: await listSchedules(deps.db, session.personId),
    limit: deps.schedules.perPerson,
  }));
  route(app, endpoints.createSchedule, ({ body, session, request }) =>
    createSchedule(deps, { session, language: requestLanguage(request) }, body),
  );
  route(app, endpoints.updateSchedule, ({ params, body, session, request }) =>
    updateSchedule(deps, { session, language: requestLanguage(request) }, { id: params.id, given: body }),
  );
  route(app, endpoints.switchSchedule, ({ params, body, session: { personId, roles } }) => {
    if (!body.paused) deps.temporaryChats.checkMayStore(roles);
    return switchSchedule(deps, { personId, id: params.id, paused: body.paused });
  });
  route(app, endpoints.deleteSchedule, async ({ params, session: { personId } }) => {
    await deleteSchedule(deps, { personId, id: params.id });
    return undefined;
  });
  route(app, endpoints.runSchedule, ({ params, session: { personId, roles } }) => {
    deps.temporaryChats.checkMayStore(roles);
    return runNow(deps, { personId, id: params.id });
  });
}

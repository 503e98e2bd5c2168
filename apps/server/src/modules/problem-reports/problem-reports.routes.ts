import { endpoints } from "@metatron/contract/endpoints";
import { MAX_SCREENSHOT_DATA_URL_CHARS } from "@metatron/contract/problem-reports/constants";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { listProblemReports } from "./list-problem-reports.ts";
import { readProblemReport, readScreenshot } from "./read-problem-report.ts";
import { sendProblemReport } from "./send-problem-report.ts";
import { updateProblemReport } from "./update-problem-report.ts";

const REPORT_BODY_LIMIT = MAX_SCREENSHOT_DATA_URL_CHARS + 256 * 1024;

export interface ProblemReportsDeps {
  db: Db;
  now(): Date;
}

export function problemReportsRoutes(app: FastifyInstance, { db, now }: ProblemReportsDeps): void {
  route(
    app,
    endpoints.sendProblemReport,
    ({ body, session: { personId } }) => sendProblemReport(db, { personId, report: body, now: now() }),
    { bodyLimit: REPORT_BODY_LIMIT },
  );

  route(app, endpoints.listProblemReports, ({ query }) => listProblemReports(db, query));
  route(app, endpoints.getProblemReport, ({ params }) => readProblemReport(db, params.id));
  route(app, endpoints.updateProblemReport, ({ params, body, session }) =>
    updateProblemReport(db, { id: params.id, patch: body, actorId: session.personId, now: now() }),
  );
  route(app, endpoints.problemReportScreenshot, async ({ params, reply }) => {
    const { type, bytes } = await readScreenshot(db, params.id);
    return reply.type(type).header("content-disposition", "inline").send(bytes);
  });
}

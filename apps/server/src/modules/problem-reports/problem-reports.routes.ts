import { endpoints } from "@metatron/contract/endpoints";
import { MAX_SCREENSHOT_DATA_URL_CHARS } from "@metatron/contract/problem-reports/constants";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { listIssues } from "./list-problem-reports.ts";
import { readIssue, readScreenshot } from "./read-problem-report.ts";
import { reportIssue } from "./send-problem-report.ts";
import { updateIssue } from "./update-problem-report.ts";

const REPORT_BODY_LIMIT = MAX_SCREENSHOT_DATA_URL_CHARS + 256 * 1024;

export interface ProblemReportsDeps {
  db: Db;
  now(): Date;
}

export function problemReportsRoutes(app: FastifyInstance, { db, now }: ProblemReportsDeps): void {
  route(
    app,
    endpoints.reportIssue,
    ({ body, session: { personId } }) => reportIssue(db, { personId, report: body, now: now() }),
    { bodyLimit: REPORT_BODY_LIMIT },
  );

  route(app, endpoints.listIssues, ({ query }) => listIssues(db, query));
  route(app, endpoints.getIssue, ({ params }) => readIssue(db, params.id));
  route(app, endpoints.updateIssue, ({ params, body, session }) =>
    updateIssue(db, { id: params.id, patch: body, actorId: session.personId, now: now() }),
  );
  route(app, endpoints.issueScreenshot, async ({ params, reply }) => {
    const { type, bytes } = await readScreenshot(db, params.id);
    return reply.type(type).header("content-disposition", "inline").send(bytes);
  });
}

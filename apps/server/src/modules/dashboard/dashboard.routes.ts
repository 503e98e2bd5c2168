import type { AdminCounts } from "@metatron/contract/dashboard/dashboard";
import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { Jobs } from "../../adapters/jobs/index.ts";
import { route } from "../../http/route.ts";
import { findGapsJob } from "../gaps/index.ts";
import { dashboardCsv } from "./dashboard-csv.ts";
import { readDashboard } from "./read-dashboard.ts";
import { rollUpDashboard } from "./roll-up.job.ts";

export function dashboardRoutes(app: FastifyInstance, { db, jobs }: { db: Db; jobs: Jobs }): void {
  route(app, endpoints.readDashboard, ({ query }) => readDashboard(db, query));

  route(app, endpoints.exportDashboard, async ({ query, reply }) => {
    const { table, language, ...span } = query;
    const csv = dashboardCsv(await readDashboard(db, span), { table, language });
    return reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="metatron-${table}-${span.from}-${span.to}.csv"`)
      .send(csv);
  });

  route(app, endpoints.refreshDashboard, async () => {
    await jobs.send(rollUpDashboard, {}, { key: "now" });
    await jobs.send(findGapsJob, {}, { key: "now" });
    return undefined;
  });

  route(app, endpoints.adminCounts, () => readAdminCounts(db));
}

/** The number of unhandled entries, for the badges of the admin screens. */
async function readAdminCounts(db: Db): Promise<AdminCounts> {
  const { rows } = await sql<AdminCounts>`
    select (select count(*) from feedback where state = 'received' and feedback <> 'good')::int as feedback,
      (select count(*) from issues where state = 'open')::int as reports,
      (select count(*) from knowledge_gaps where state = 'open')::int as gaps,
      (select count(*) from cases where status = 'open')::int as cases`.execute(db);
  return rows[0] ?? { feedback: 0, reports: 0, gaps: 0, cases: 0 };
}

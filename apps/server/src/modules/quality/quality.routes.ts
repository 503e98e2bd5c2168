import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../http/app-error.ts";
import { route } from "../../http/route.ts";
import { needAccess } from "../assistants/index.ts";
import { exportQuality } from "./export-quality.ts";
import { listQuality } from "./list-quality.ts";
import { listSuggestions } from "./list-suggestions.ts";
import type { QualityDeps } from "./quality-deps.ts";
import { readQuality, readQualityRun, setNightly } from "./read-quality.ts";
import { startRun } from "./start-run.ts";
import { stopRun } from "./stop-run.ts";

export function qualityRoutes(
  app: FastifyInstance,
  { db, jobs, now }: Pick<QualityDeps, "db" | "jobs"> & { now(): Date },
): void {
  route(app, endpoints.listQuality, ({ session }) => listQuality(db, session));

  route(app, endpoints.listQualitySuggestions, async ({ params, session }) => ({
    items: await listSuggestions(db, session, params.assistant_id),
  }));

  route(app, endpoints.readQuality, ({ params, session }) => readQuality(db, session, params.assistant_id));

  route(app, endpoints.setQuality, ({ params, body, session }) =>
    setNightly(db, session, { assistantId: params.assistant_id, isNightly: body.isNightly }),
  );

  route(app, endpoints.startQualityRun, async ({ params, session }) => {
    const assistantId = params.assistant_id;
    await needAccess(db, session, assistantId, "edit");
    const { personId } = session;
    const run = await startRun({ db, jobs }, { assistantId, trigger: "manual", personId, now: now() });
    if (!run) throw notFound();
    return run;
  });

  route(app, endpoints.readQualityRun, ({ params, session }) =>
    readQualityRun(db, session, { assistantId: params.assistant_id, runId: params.run_id }),
  );

  route(app, endpoints.stopQualityRun, ({ params, session }) =>
    stopRun(db, session, { assistantId: params.assistant_id, runId: params.run_id }),
  );

  route(app, endpoints.exportQuality, async ({ params, query, session, reply }) => {
    const { format, language } = query;
    const body = await exportQuality(db, session, { assistantId: params.assistant_id, format, language });
    const type = format === "csv" ? "text/csv" : "application/json";
    return reply
      .header("content-type", `${type}; charset=utf-8`)
      .header("content-disposition", `attachment; filename="metatron-quality.${format}"`)
      .send(body);
  });
}

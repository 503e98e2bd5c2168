import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../http/app-error.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { route } from "../../http/route.ts";
import { closePoint } from "./close-point.ts";
import { createHandover } from "./create-handover.ts";
import { findMaterial } from "./find-material.ts";
import { lockOwn } from "./handovers.repo.ts";
import type { HandoversDeps } from "./handovers-deps.ts";
import { listHandovers } from "./list-handovers.ts";
import { readHandover } from "./read-handover.ts";
import { receiveHandover } from "./receive-handover.ts";
import { saveHandover } from "./save-handover.ts";
import { sendHandover } from "./send-handover.ts";
import { withdrawHandover } from "./withdraw-handover.ts";
import { writeHandover } from "./write-handover.ts";

export function handoversRoutes(app: FastifyInstance, deps: HandoversDeps): void {
  route(app, endpoints.listHandovers, ({ query, session }) => listHandovers(deps.db, session, query));
  route(app, endpoints.findHandoverMaterial, ({ query, session }) => findMaterial(deps, session, query));
  route(app, endpoints.createHandover, ({ body, session, request }) =>
    createHandover(deps, session, { given: body, language: requestLanguage(request) }),
  );
  route(app, endpoints.readHandover, ({ params, session }) => readHandover(deps, session, params.id));
  route(app, endpoints.saveHandover, ({ params, body, session }) =>
    saveHandover(deps, session, { id: params.id, draft: body }),
  );
  route(app, endpoints.deleteHandover, async ({ params, session }) => {
    await deps.db.transaction().execute(async (trx) => {
      const { state } = await lockOwn(trx, session, params.id);
      if (state === "sent") throw new AppError("conflict", "A hand-over that was sent is kept.");
      await trx.deleteFrom("handovers").where("id", "=", params.id).execute();
    });
    return undefined;
  });
  route(app, endpoints.writeHandover, ({ params, body, session, request, reply }) =>
    writeHandover(deps, session, {
      id: params.id,
      version: body.version,
      language: requestLanguage(request),
      signal: leaving(reply),
    }),
  );
  route(app, endpoints.sendHandover, ({ params, body, session }) =>
    sendHandover(deps, session, { id: params.id, version: body.version }),
  );
  route(app, endpoints.withdrawHandover, ({ params, session }) => withdrawHandover(deps, session, params.id));
  route(app, endpoints.receiveHandover, ({ params, session }) => receiveHandover(deps, session, params.id));
  route(app, endpoints.closeHandoverPoint, ({ params, session }) =>
    closePoint(deps, session, { id: params.id, pointId: params.point_id }),
  );
}

/** Aborted when the reader disconnects before the answer: nobody would see what the model writes. */
function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort("left");
  });
  return controller.signal;
}

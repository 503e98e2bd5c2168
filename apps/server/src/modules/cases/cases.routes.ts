import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { requestLanguage } from "../../http/request-language.ts";
import { route } from "../../http/route.ts";
import { readCaseFile } from "./case-files.ts";
import { type CreateCaseDeps, createCase } from "./create-case.ts";
import { type DraftDeps, draftCase } from "./draft-case.ts";
import { listAllCases, listCaseAgents, listCases, markCasesSeen } from "./list-cases.ts";
import { retryCase } from "./retry-case.ts";
import { updateCase } from "./update-case.ts";

export interface CasesRoutesDeps extends CreateCaseDeps, DraftDeps {
  /** Public URL of the app, if it differs from the URL that it is served from. */
  publicUrl: string | undefined;
}

export function casesRoutes(app: FastifyInstance, deps: CasesRoutesDeps): void {
  const { db } = deps;
  route(app, endpoints.createCase, ({ body, session }) => createCase(deps, session, body));
  route(app, endpoints.listCases, ({ query, session: { personId } }) =>
    listCases(db, { personId, ...query }),
  );
  route(app, endpoints.draftCase, ({ query, session: { personId }, request }) => {
    const { conversationId, messageId } = query;
    const base = deps.publicUrl ?? `${request.protocol}://${request.host}`;
    const link = `${base.replace(/(?<!\/)\/+$/, "")}/chat/${conversationId}`;
    return draftCase(deps, { personId, conversationId, messageId, link, language: requestLanguage(request) });
  });
  route(app, endpoints.markCasesSeen, async ({ body: { ids }, session: { personId } }) => {
    await markCasesSeen(db, { personId, ids, now: new Date() });
    return undefined;
  });
  route(app, endpoints.listAllCases, ({ query, session }) =>
    listAllCases(db, { ...query, actorId: session.personId }),
  );
  route(app, endpoints.listCaseAgents, () => listCaseAgents(db));
  route(app, endpoints.caseFile, async ({ params, reply }) => {
    const { name, bytes } = await readCaseFile(db, params.id);
    // Always saved, never shown: the file comes from somebody else.
    return reply
      .type("application/octet-stream")
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .send(bytes);
  });
  route(app, endpoints.updateCase, ({ params, body, session }) =>
    updateCase(db, { id: params.id, patch: body, actorId: session.personId }),
  );
  route(app, endpoints.retryCase, ({ params, session }) =>
    retryCase(deps, { id: params.id, actorId: session.personId }),
  );
}

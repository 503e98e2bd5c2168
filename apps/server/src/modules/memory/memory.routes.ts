import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import { answerProposal } from "./answer-proposal.ts";
import { clearMemory, deleteFact, readMyMemory, switchMemory } from "./change-memory.ts";
import { type MemoryDeps, saveFact } from "./keep-fact.ts";

export function memoryRoutes(app: FastifyInstance, deps: MemoryDeps): void {
  route(app, endpoints.readMyMemory, ({ session }) => readMyMemory(deps, session.personId));
  route(app, endpoints.switchMemory, ({ body, session }) =>
    switchMemory(deps, { personId: session.personId, isOn: body.isOn }),
  );
  route(app, endpoints.saveMemoryFact, ({ params, body, session }) => {
    const fact = { id: params.id, personId: session.personId, text: body.text, version: body.version };
    return deps.db.transaction().execute((trx) => saveFact(deps, trx, { ...fact, from: "settings" }));
  });
  route(app, endpoints.deleteMemoryFact, async ({ params, session }) => {
    await deleteFact(deps, { personId: session.personId, id: params.id });
    return undefined;
  });
  route(app, endpoints.clearMemory, async ({ session }) => {
    await clearMemory(deps, session.personId);
    return undefined;
  });
  route(app, endpoints.answerMemoryProposal, ({ params, body, session }) =>
    answerProposal(deps, { personId: session.personId, answerId: params.answerId, keep: body.keep }),
  );
}

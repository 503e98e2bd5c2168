import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { requireAdmin } from "../../http/require-admin.ts";
import { route } from "../../http/route.ts";
import type { Retrieval } from "./retrieval.ts";

export function glossaryRoutes(app: FastifyInstance, { glossary }: Pick<Retrieval, "glossary">): void {
  route(app, endpoints.readGlossary, async ({ session }) => {
    requireAdmin(session);
    return { entries: await glossary.read() };
  });

  route(app, endpoints.writeGlossary, async ({ body, session }) => {
    requireAdmin(session);
    await glossary.write(body.entries, session.personId);
    return { entries: await glossary.read() };
  });
}

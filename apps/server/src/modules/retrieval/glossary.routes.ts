import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { Retrieval } from "./retrieval.ts";

export function glossaryRoutes(app: FastifyInstance, { glossary }: Pick<Retrieval, "glossary">): void {
  route(app, endpoints.readGlossary, async () => ({ entries: await glossary.read() }));

  route(app, endpoints.writeGlossary, async ({ body, session }) => {
    await glossary.write(body.entries, session.personId);
    return { entries: await glossary.read() };
  });
}

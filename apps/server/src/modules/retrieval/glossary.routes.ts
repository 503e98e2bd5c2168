import { endpoints } from "@metatron/contract/endpoints";
import { isAdmin } from "@metatron/contract/roles";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../http/app-error.ts";
import { route } from "../../http/route.ts";
import type { Retrieval } from "./retrieval.ts";

export function glossaryRoutes(app: FastifyInstance, { glossary }: Pick<Retrieval, "glossary">): void {
  route(app, endpoints.readGlossary, async ({ session: { roles } }) => {
    adminsOnly(roles);
    return { entries: await glossary.read() };
  });

  route(app, endpoints.writeGlossary, async ({ body, session: { personId, roles } }) => {
    adminsOnly(roles);
    await glossary.write(body.entries, personId);
    return { entries: await glossary.read() };
  });
}

function adminsOnly(roles: readonly string[]) {
  if (!isAdmin(roles)) throw new AppError("forbidden", "This is for administrators.");
}

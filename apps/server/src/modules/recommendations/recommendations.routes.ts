import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { popularQuestions } from "./popular-questions.ts";

export function recommendationsRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  route(app, endpoints.popularInteractions, async ({ query, session: { roles } }) => ({
    items: await popularQuestions(db, { chat: query.chat, roles }),
  }));
}

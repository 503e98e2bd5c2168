import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import { type PopularDeps, popularQuestions } from "./popular-questions.ts";

export function recommendationsRoutes(app: FastifyInstance, deps: PopularDeps): void {
  route(app, endpoints.popularInteractions, async ({ query, session: { roles } }) => ({
    items: await popularQuestions(deps, { chat: query.chat, language: query.language, roles }),
  }));
}

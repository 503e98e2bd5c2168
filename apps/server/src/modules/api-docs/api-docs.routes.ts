import type { Endpoint } from "@metatron/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";
import { docsStyle } from "./docs-style.ts";
import { type ApiDocument, openApiDocument } from "./openapi.ts";

export function apiDocsRoutes(
  app: FastifyInstance,
  endpoints: Record<string, Endpoint>,
  options: { version: string; base: string },
): void {
  let made: ApiDocument | undefined;
  // Made with its first reader: hundreds of schemas take a quarter of a second, for which no start has to wait.
  const document = () => {
    made ??= openApiDocument(endpoints, options);
    return made;
  };
  const config = { allow: "open" } as const;
  app.get("/openapi.json", { config }, async () => document());
  app.get("/docs", { config }, async (_request, reply) => reply.type("text/html").send(docsPage(document())));
  app.get("/docs.css", { config }, async (_request, reply) => reply.type("text/css").send(docsStyle));
}

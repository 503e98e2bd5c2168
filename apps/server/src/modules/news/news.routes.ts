import { type BrandHost, brandOfHost } from "@metatron/contract/brand-of-host";
import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { listNews } from "./list-news.ts";

export function newsRoutes(
  app: FastifyInstance,
  { db, hosts }: { db: Db; hosts: readonly BrandHost[] },
): void {
  route(app, endpoints.listNews, ({ session: { roles }, request }) =>
    listNews(db, { roles, brand: brandOfHost(request.hostname, hosts) }),
  );
}

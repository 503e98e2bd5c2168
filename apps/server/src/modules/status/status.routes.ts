import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import { readStatus, type StatusDeps } from "./read-status.ts";

export function statusRoutes(app: FastifyInstance, deps: StatusDeps, version: string): void {
  route(app, endpoints.status, async ({ reply }) => {
    const { isReady, body } = await readStatus(deps, version);
    reply.status(isReady ? 200 : 503).header("cache-control", "no-store");
    return body;
  });
}

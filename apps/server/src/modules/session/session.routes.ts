import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { route } from "../../http/route.ts";
import { type FixedConfig, publicConfigFor } from "./public-config.ts";

export function sessionRoutes(app: FastifyInstance, fixedConfig: FixedConfig): void {
  route(app, endpoints.config, ({ request, reply }) => {
    reply.header("cache-control", "no-cache");
    return publicConfigFor(originOf(request), fixedConfig);
  });

  route(app, endpoints.validateStatus, ({ session, reply }) => {
    reply.header("cache-control", "no-store");
    const { uniqueId, userName, userEmail, roles } = session;
    const id = Buffer.from(userEmail).toString("base64");
    return { status: "active" as const, user: { id, uniqueId, userName, userEmail, roles: [...roles] } };
  });
}

const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

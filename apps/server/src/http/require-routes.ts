import type { Endpoint } from "@metatron/contract/endpoint";
import type { FastifyInstance } from "fastify";

/** Throws for a call of the contract that no module has registered, which would be a 404 in the browser. */
export function requireRoutes(app: FastifyInstance, endpoints: Record<string, Endpoint>, base = ""): void {
  for (const { call } of Object.values(endpoints)) {
    const url = `${base}${call.path.replace(/\{(\w+)\}/g, ":$1")}`;
    if (!app.hasRoute({ method: call.method, url }))
      throw new Error(`The contract's call ${call.method} ${call.path} has no route.`);
  }
}

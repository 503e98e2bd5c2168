import type { FastifyReply, FastifyRequest } from "fastify";
import type { EmbeddedIdentity, ServedOrigin } from "./embedded-identity.ts";

/**
 * Resolves the origin of a request and overwrites its forwarding headers: the provider's URLs and cookies
 * must follow the configured origin, never the headers of a caller or a proxy.
 */
export function enterOrigin(request: FastifyRequest, identity: EmbeddedIdentity): ServedOrigin | undefined {
  const served = identity.servedAt(request.host);
  if (!served) return undefined;
  request.raw.headers["x-forwarded-host"] = served.origin.host;
  request.raw.headers["x-forwarded-proto"] = served.origin.protocol.slice(0, -1);
  return served;
}

export function refuseHost(reply: FastifyReply) {
  return reply
    .code(421)
    .type("text/plain; charset=utf-8")
    .send("Metatron is not served under this host name.\n");
}

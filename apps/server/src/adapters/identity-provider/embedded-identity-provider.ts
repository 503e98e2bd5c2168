import type { FastifyInstance } from "fastify";
import type { Provider } from "oidc-provider";
import { findAsset, MOUNT } from "./assets.ts";
import type { EmbeddedIdentity } from "./embedded-identity.ts";
import { interactionRoutes } from "./interaction-routes.ts";
import { enterOrigin, refuseHost } from "./origin-of-request.ts";
import { pageHeaders } from "./page-headers.ts";

interface Options {
  identity: EmbeddedIdentity;
}

const KEEP_FOR_GOOD = "public, max-age=31536000, immutable";

/** Fastify plugin: the demo identity provider under `/oidc` of every origin the web app is served on. */
export async function embeddedIdentityProvider(app: FastifyInstance, { identity }: Options): Promise<void> {
  app.get<{ Params: { name: string } }>(`${MOUNT}/assets/:name`, (request, reply) => {
    const asset = findAsset(request.params.name);
    if (!asset) return reply.code(404).send();
    const headers = {
      ...pageHeaders({ framedBy: "none", hasScript: false }),
      "cache-control": KEEP_FOR_GOOD,
    };
    return reply.headers(headers).type(asset.type).send(asset.content);
  });
  await app.register(interactionRoutes, { identity });
  await app.register(protocolRoutes, { identity });
}

async function protocolRoutes(app: FastifyInstance, { identity }: Options): Promise<void> {
  const handlers = new WeakMap<Provider, ReturnType<Provider["callback"]>>();
  // The library reads request bodies itself, and would wait for ever for a body that Fastify has already
  // consumed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));

  app.route({
    method: ["GET", "POST", "OPTIONS"],
    url: `${MOUNT}/*`,
    handler: (request, reply) => {
      const served = enterOrigin(request, identity);
      if (!served) return refuseHost(reply);
      const handle = handlers.get(served.provider) ?? served.provider.callback();
      handlers.set(served.provider, handle);
      const url = request.raw.url ?? MOUNT;
      // The library derives its mount path from the difference between the two.
      Object.assign(request.raw, { originalUrl: url, url: url.slice(MOUNT.length) });
      // The library's pages set their own Content Security Policy, so all headers but ours are copied.
      const { "content-security-policy": _policy, ...headers } = reply.getHeaders();
      for (const [name, value] of Object.entries(headers)) if (value) reply.raw.setHeader(name, value);
      reply.hijack();
      return handle(request.raw, reply.raw);
    },
  });
}

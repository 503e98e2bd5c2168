import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll } from "vitest";
import { createTokenVerifier } from "../tokens/index.ts";
import { createHttpAgent } from "./http-agent.ts";
import { type EmbeddedIdentityOptions, embeddedIdentityProvider, openEmbeddedIdentity } from "./index.ts";
import { signInByHttp } from "./sign-in-by-http.ts";

export const brandHosts = ["localhost", "chatlibre.localhost", "amelia.localhost"];

interface Given {
  dataDir?: string;
  port?: number;
  lifetimes?: EmbeddedIdentityOptions["lifetimes"];
}

/** A bare server with the embedded provider on a free port. */
export async function startEmbedded({ dataDir = newDataDir(), port = 0, lifetimes = {} }: Given = {}) {
  const faults: unknown[] = [];
  const app = Fastify();
  const listening = () => (app.server.address() as AddressInfo).port; // It listens on TCP, so there is a port.
  const originOf = (host: string) => `http://${host}:${listening()}`;
  const identity = await openEmbeddedIdentity({
    origins: () => [...brandHosts, "127.0.0.1"].map(originOf),
    brandOf: (host) =>
      host.startsWith("chatlibre") ? "chatlibre" : host.startsWith("amelia") ? "amelia" : "rh",
    dataDir,
    lifetimes,
    onFault: (error) => faults.push(error),
  });
  await app.register(embeddedIdentityProvider, { identity });
  app.get("/api/config", (request) => ({
    oidc: {
      authority: identity.authorityOf(`http://${request.host}`),
      clientId: identity.clientId,
      scopes: identity.scopes,
      embedded: true,
    },
  }));
  await app.listen({ port, host: "127.0.0.1" });

  const connection = (host: string) => ({
    authority: identity.authorityOf(originOf(host)),
    clientId: identity.clientId,
    redirectUri: `${originOf(host)}/black.html`,
    scopes: identity.scopes,
  });

  return {
    dataDir,
    faults,
    originOf,
    port: listening(),
    verifier: createTokenVerifier(identity.tokens),
    signIn: (account: string, { host = "localhost", agent = createHttpAgent(), extra = {} } = {}) =>
      signInByHttp({ ...connection(host), account, agent, extra }),
    refresh: (refreshToken: string, { host = "localhost" } = {}) =>
      createHttpAgent().ask(`${originOf(host)}/oidc/token`, {
        form: {
          grant_type: "refresh_token",
          client_id: identity.clientId,
          refresh_token: refreshToken,
          scope: identity.scopes,
        },
      }),
    /** Sends the authorization request as a browser would, without following redirects. */
    authorize: (
      extra: Record<string, string> = {},
      { host = "localhost", agent = createHttpAgent() } = {},
    ) => {
      const { authority, clientId, redirectUri, scopes } = connection(host);
      const asked = {
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scopes,
        code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
        code_challenge_method: "S256",
        ...extra,
      };
      const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ""));
      return agent.ask(`${authority}/auth?${query}`);
    },
    async stop() {
      await app.close();
      identity.close();
    },
  };
}

export type EmbeddedApp = Awaited<ReturnType<typeof startEmbedded>>;

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "metatron-identity-"));
  made.push(folder);
  return folder;
}

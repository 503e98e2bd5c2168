import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Configuration, Provider } from "oidc-provider";
import { type McpStandIn, startMcpStandIn } from "./mcp.ts";
import type { StandInTool } from "./mcp-tools.ts";
import { sendJson } from "./outside-server.ts";

export interface McpOAuthStandIn extends McpStandIn {
  issuer: string;
  /** Refreshes and first exchanges at the token endpoint. */
  grants: string[];
  /** Ends every access token, so that the next call must refresh. */
  expireTokens(): void;
  /** Opens the authorization page as a person who allows everything; answers the address they return to. */
  allow(authorizationUrl: string): Promise<URL>;
}

/** A tool server that asks a real authorization server, on another port, for each person's permission. */
export async function startMcpOAuthStandIn(tools: StandInTool[]): Promise<McpOAuthStandIn> {
  const identity = createServer();
  await new Promise<void>((resolve) => identity.listen(0, "127.0.0.1", resolve));
  // A listening TCP server always has an address object.
  const issuer = `http://127.0.0.1:${(identity.address() as AddressInfo).port}`;
  const grants: string[] = [];
  const mcp = await startMcpStandIn({
    tools,
    accepts: async (token) => {
      const found = await provider.AccessToken.find(token);
      return found?.isValid === true && !ended.has(token);
    },
    other(request, response) {
      if (request.url.pathname !== "/.well-known/oauth-protected-resource/mcp") return false;
      sendJson(response, 200, {
        resource: mcp.url,
        authorization_servers: [issuer],
        scopes_supported: ["tools"],
      });
      return true;
    },
  });
  mcp.resourceMetadata = `${mcp.baseUrl}/.well-known/oauth-protected-resource/mcp`;
  const ended = new Set<string>();
  const given = new Set<string>();
  const provider = new Provider(issuer, configurationOf(mcp.url));
  provider.on("grant.success", (context) => {
    grants.push(String(context.oidc.params?.grant_type));
    const body: unknown = context.body;
    if (typeof body === "object" && body !== null && "access_token" in body)
      given.add(String(body.access_token));
  });
  const answer = provider.callback();
  identity.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith("/interaction/"))
      void provider.interactionFinished(request, response, { login: { accountId: "ana" }, consent: {} });
    else void answer(request, response);
  });
  return {
    ...mcp,
    issuer,
    grants,
    expireTokens() {
      for (const token of given) ended.add(token);
    },
    allow: followTo,
    async close() {
      identity.closeAllConnections();
      await new Promise<void>((resolve) => identity.close(() => resolve()));
      await mcp.close();
    },
  };
}

function configurationOf(resource: string): Configuration {
  return {
    scopes: ["openid", "offline_access", "tools"],
    pkce: { required: () => true },
    cookies: { keys: ["stand-in"] },
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new context.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope("openid offline_access tools");
      grant.addResourceScope(resource, "tools");
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      registration: { enabled: true },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: () => ({ scope: "tools", audience: resource, accessTokenTTL: 600 }),
        useGrantedResource: async () => true,
        defaultResource: async () => resource,
      },
    },
  };
}

const MOST_HOPS = 10;

/** Follows redirects with cookies, as a browser does, until the address leaves the authorization server. */
async function followTo(authorizationUrl: string): Promise<URL> {
  const { origin } = new URL(authorizationUrl);
  const cookies = new Map<string, string>();
  let url = new URL(authorizationUrl);
  for (let hops = 0; hops < MOST_HOPS && url.origin === origin; hops += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: cookie ? { cookie } : {} });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      const [name = "", ...value] = pair.split("=");
      cookies.set(name, value.join("="));
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`${response.status} ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}

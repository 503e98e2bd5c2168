import type {
  OAuthClientProvider,
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from "@modelcontextprotocol/client";
import { createGuardedFetch } from "./guarded-fetch.ts";
import { findMcpError, McpError } from "./mcp-error.ts";

const AUTHORIZE_WITHIN_MS = 20_000;

/** What is kept between the steps of an authorization, and with the tokens afterwards; all of it is secret. */
export interface OAuthSession {
  redirectUrl: string;
  state?: string | undefined;
  codeVerifier?: string | undefined;
  client?: StoredOAuthClientInformation | undefined;
  tokens?: StoredOAuthTokens | undefined;
  discovery?: OAuthDiscoveryState | undefined;
  /** Milliseconds since 1970. */
  expiresAt?: number | undefined;
}

export interface OAuthServer {
  url: URL;
  /** Other origins that may be requested: those of the authorization server. */
  hosts: readonly string[];
  scopes: string;
}

/** The address where the person allows the connection, and what must be kept until they come back. */
export async function startAuthorization(
  server: OAuthServer,
  session: OAuthSession,
): Promise<{ url: URL; session: OAuthSession }> {
  const { outcome, redirect, session: kept } = await authorize(server, session);
  if (outcome !== "REDIRECT" || !redirect) throw notUnderstood();
  return { url: redirect, session: kept };
}

export async function finishAuthorization(
  server: OAuthServer,
  session: OAuthSession,
  { code, iss }: { code: string; iss: string | null },
): Promise<OAuthSession> {
  const { session: kept } = await authorize(server, session, {
    authorizationCode: code,
    ...(iss === null ? {} : { iss }),
  });
  if (!kept.tokens) throw notUnderstood();
  return kept;
}

/** New tokens; a refused refresh token means that the person must allow the connection again. */
export async function refreshAuthorization(
  server: OAuthServer,
  session: OAuthSession,
): Promise<OAuthSession> {
  if (!session.tokens?.refresh_token) throw needsAuthorization();
  const { outcome, session: kept } = await authorize(server, session);
  if (outcome !== "AUTHORIZED" || !kept.tokens) throw needsAuthorization();
  return kept;
}

/** Best effort: tokens that can't be revoked expire on their own. */
export async function revokeAuthorization(server: OAuthServer, session: OAuthSession): Promise<void> {
  const metadata = session.discovery?.authorizationServerMetadata;
  const endpoint = metadata && "revocation_endpoint" in metadata ? metadata.revocation_endpoint : undefined;
  const token = session.tokens?.refresh_token ?? session.tokens?.access_token;
  if (typeof endpoint !== "string" || !token || !session.client) return;
  const { client_id, client_secret } = session.client;
  const body = new URLSearchParams({ token, client_id, ...(client_secret ? { client_secret } : {}) });
  await guarded(server)(endpoint, { method: "POST", body }).catch(() => undefined);
}

type Given = { authorizationCode?: string; iss?: string };

async function authorize(server: OAuthServer, given: OAuthSession, more: Given = {}) {
  const { auth } = await import("@modelcontextprotocol/client");
  const session = { ...given };
  let redirect: URL | undefined;
  const provider = providerOf(session, server, (url) => {
    redirect = url;
  });
  try {
    const outcome = await auth(provider, {
      serverUrl: server.url,
      fetchFn: guarded(server),
      ...(server.scopes ? { scope: server.scopes } : {}),
      ...more,
    });
    return { outcome, redirect, session };
  } catch (error) {
    throw findMcpError(error) ?? notUnderstood();
  }
}

function guarded({ url, hosts }: OAuthServer): typeof fetch {
  const fetchWithin = createGuardedFetch([url.origin, ...hosts.map((host) => new URL(host).origin)]);
  return (input, init) => fetchWithin(input, { ...init, signal: AbortSignal.timeout(AUTHORIZE_WITHIN_MS) });
}

/** Stores what the SDK saves in `session`. */
function providerOf(
  session: OAuthSession,
  { scopes }: OAuthServer,
  onRedirect: (url: URL) => void,
): OAuthClientProvider {
  return {
    redirectUrl: session.redirectUrl,
    clientMetadata: {
      client_name: "Metatron",
      redirect_uris: [session.redirectUrl],
      response_types: ["code"],
      grant_types: ["authorization_code", "refresh_token"],
      ...(isBrandOfLocalhost(session.redirectUrl) ? { application_type: "web" } : {}),
      ...(scopes ? { scope: scopes } : {}),
    },
    state: () => session.state ?? "",
    clientInformation: () => session.client,
    saveClientInformation(client) {
      session.client = client;
    },
    tokens: () => session.tokens,
    saveTokens(tokens) {
      // A server that does not rotate refresh tokens sends none: the old one stays valid.
      const refresh_token = tokens.refresh_token ?? session.tokens?.refresh_token;
      session.tokens = refresh_token ? { ...tokens, refresh_token } : tokens;
      session.expiresAt = tokens.expires_in ? Date.now() + tokens.expires_in * 1000 : undefined;
    },
    redirectToAuthorization: onRedirect,
    saveCodeVerifier(verifier) {
      session.codeVerifier = verifier;
    },
    codeVerifier: () => session.codeVerifier ?? "",
    saveDiscoveryState(discovery) {
      session.discovery = discovery;
    },
    discoveryState: () => session.discovery,
    invalidateCredentials(scope) {
      if (scope === "tokens" || scope === "all") session.tokens = undefined;
      if (scope === "discovery" || scope === "all") session.discovery = undefined;
    },
  };
}

/**
 * The SDK registers every loopback address as a native application, for which authorization servers refuse the
 * brands' subdomains of `localhost`.
 */
const isBrandOfLocalhost = (url: string) => new URL(url).hostname.endsWith(".localhost");

const notUnderstood = () =>
  new McpError("not_understood", "The authorization server's answer can't be understood.");
const needsAuthorization = () =>
  new McpError("needs_authorization", "The person must allow the connection first.");

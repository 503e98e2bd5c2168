import type { OidcClient, SigninResponse } from "oidc-client-ts";
import type { visitInHiddenFrame } from "./hidden-frame.ts";
import type { PopupWindow, visitInPopup } from "./popup-window.ts";
import { safeReturnPath } from "./return-path.ts";
import type { SessionConfig } from "./session-config.ts";
import { asSessionError, SessionError } from "./session-error.ts";
import { REQUEST_PREFIX, type RequestType } from "./sign-in-response.ts";
import type { CachedAccount, Tokens } from "./token-cache.ts";

const NETWORK_TIMEOUT_SECONDS = 15;
const PROBE_TIMEOUT_MS = 5_000;

export interface OidcDeps {
  origin: string;
  /** Must survive the redirect to the provider and back. */
  storage: Storage;
  fetch: typeof fetch;
  goTo: (url: string) => void;
  visitInPopup: typeof visitInPopup;
  visitInHiddenFrame: typeof visitInHiddenFrame;
  language: () => string;
}

interface InteractiveRequest {
  scopes: readonly string[];
  returnTo: string | null;
  /** Prompts for an account even where the provider still has a session. */
  forcePrompt: boolean;
  loginHint: string | null;
}

export type Oidc = ReturnType<typeof createOidc>;

/** The client of the identity provider; every failure is a SessionError. */
export function createOidc(config: SessionConfig, deps: OidcDeps) {
  let loading: Promise<OidcClient> | undefined;
  /** Imported on first use, so that the login page loads without the library. */
  const openClient = () => {
    loading ??= loadClient(config, deps).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const request = async (type: RequestType, { scopes, ...rest }: RequestParts) => {
    const client = await openClient();
    const { url, state } = await client.createSigninRequest({
      request_type: type,
      scope: scopes.join(" "),
      nonce: crypto.randomUUID(),
      ui_locales: deps.language(),
      ...resourceFor(scopes),
      ...rest,
    });
    return { url, state: state.id };
  };

  /** Sent to the token endpoint too, or a provider with several APIs picks one itself (RFC 8707). */
  const resourceFor = (scopes: readonly string[]) => {
    const { resource } = config;
    const isOurs = scopes.every((scope) => config.scopes.includes(scope));
    return resource && isOurs ? { resource, extraTokenParams: { resource } } : {};
  };

  /** Distinguishes a provider that refuses to be framed from one that is unreachable. */
  const isReachable = async () => {
    try {
      const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
      const url = `${config.authority.replace(/\/$/, "")}/.well-known/openid-configuration`;
      const answer = await deps.fetch(url, { cache: "no-store", signal });
      const found: unknown = await answer.json();
      return answer.ok && typeof found === "object" && found !== null && "issuer" in found;
    } catch {
      return false;
    }
  };

  const finish = async (url: string) => {
    try {
      const client = await openClient();
      const response = await client.processSigninResponse(url);
      return {
        tokens: tokensOf(response, config.clientId),
        returnTo: returnToOf(response.userState, deps.origin),
      };
    } catch (error) {
      // A login without an identity token is still a response: the session decides what to do about it.
      if (asSessionError(error).code === "no_claims") return { tokens: NO_TOKENS, returnTo: null };
      throw error;
    }
  };

  return {
    signInByPopup: ({
      popup,
      signal,
      ...asked
    }: InteractiveRequest & { popup: PopupWindow; signal: AbortSignal }) =>
      withSessionErrors(async () => {
        try {
          const { url, state } = await request("si:p", { display: "popup", ...interactive(asked) });
          const { popupAbortOnClose: abortOnClose } = config;
          return (await finish(await deps.visitInPopup({ popup, url, state, signal, abortOnClose }))).tokens;
        } finally {
          popup.close();
        }
      }),

    signInByRedirect: (asked: InteractiveRequest) =>
      withSessionErrors(async () => {
        const { url } = await request("si:r", { state: { returnTo: asked.returnTo }, ...interactive(asked) });
        deps.goTo(url);
      }),

    finishRedirect: (url: string) => withSessionErrors(() => finish(url)),

    /** Sends the full scope: without `openid` the provider issues no new identity token. */
    byRefreshToken: (account: CachedAccount & { refreshToken: string }, scopes: readonly string[]) =>
      withSessionErrors<Tokens>(async () => {
        const client = await openClient();
        const response = await client.useRefreshToken({
          timeoutInSeconds: NETWORK_TIMEOUT_SECONDS,
          ...resourceFor(scopes),
          state: {
            refresh_token: account.refreshToken,
            id_token: account.idToken,
            session_state: null,
            scope: scopes.join(" "),
            // Safe: these claims were decoded and validated by this library.
            profile: account.claims as SigninResponse["profile"],
          },
        });
        const tokens = tokensOf(response, config.clientId);
        return { ...tokens, refreshToken: tokens.refreshToken ?? account.refreshToken };
      }),

    byHiddenFrame: ({ scopes, loginHint, idToken, sub, timeoutMs }: FrameRequest) =>
      withSessionErrors(async () => {
        const { url, state } = await request("si:s", {
          scopes,
          prompt: "none",
          ...(loginHint ? { login_hint: loginHint } : {}),
          ...(idToken && idToken.length <= LONGEST_TOKEN_HINT ? { id_token_hint: idToken } : {}),
        });
        const { tokens } = await finish(await deps.visitInHiddenFrame({ url, state, timeoutMs }));
        // Another person may have signed in at the provider: their tokens must not enter this session.
        if (sub !== null && tokens.claims?.sub !== sub)
          throw new SessionError("interaction_required", "The provider knows another person now.");
        return tokens;
      }),

    /** Null where the provider is unreachable or has no logout page: the person would be stranded there. */
    endSessionUrl: (idToken: string | null) =>
      withSessionErrors(async () => {
        if (!(await isReachable())) return null;
        const client = await openClient();
        if (!(await client.metadataService.getEndSessionEndpoint())) return null;
        const { url } = await client.createSignoutRequest({
          client_id: config.clientId,
          ...(idToken ? { id_token_hint: idToken } : {}),
        });
        return url;
      }),

    isReachable,
  };
}

async function loadClient(config: SessionConfig, deps: OidcDeps): Promise<OidcClient> {
  const { OidcClient, WebStorageStateStore } = await import("oidc-client-ts");
  return new OidcClient({
    authority: config.authority,
    client_id: config.clientId,
    redirect_uri: `${deps.origin}/black.html`,
    post_logout_redirect_uri: `${deps.origin}/`,
    response_type: "code",
    requestTimeoutInSeconds: NETWORK_TIMEOUT_SECONDS,
    stateStore: new WebStorageStateStore({ prefix: REQUEST_PREFIX, store: deps.storage }),
  });
}

/** Providers and proxies refuse long URLs; a token with many groups would exceed their limit. */
const LONGEST_TOKEN_HINT = 4000;

const NO_TOKENS: Tokens = {
  idToken: null,
  claims: null,
  accessToken: null,
  expiresAt: null,
  scopes: [],
  refreshToken: null,
};

type RequestParts = { scopes: readonly string[] } & Omit<
  Parameters<OidcClient["createSigninRequest"]>[0],
  "request_type" | "scope" | "nonce" | "ui_locales"
>;

interface FrameRequest {
  scopes: readonly string[];
  loginHint: string | null;
  /** The session's identity token: some providers answer `prompt=none` only if it names the person. */
  idToken: string | null;
  /** The subject that the session belongs to, if there is one already. */
  sub: unknown;
  timeoutMs: number;
}

function interactive({ scopes, forcePrompt, loginHint }: InteractiveRequest): RequestParts {
  return {
    scopes,
    ...(forcePrompt ? { prompt: "login" } : {}),
    ...(loginHint ? { login_hint: loginHint } : {}),
  };
}

function tokensOf(response: SigninResponse, clientId: string): Tokens {
  const claims = response.id_token ? { ...response.profile } : null;
  const audience = [claims?.aud ?? []].flat();
  if (claims && !audience.includes(clientId))
    throw new SessionError("bad_response", "The token is for another client.");
  return {
    idToken: response.id_token ?? null,
    claims,
    accessToken: response.access_token || null,
    expiresAt: response.expires_at ?? null,
    scopes: response.scope?.split(" ").filter(Boolean) ?? [],
    refreshToken: response.refresh_token ?? null,
  };
}

function returnToOf(userState: unknown, origin: string): string | null {
  if (typeof userState !== "object" || userState === null || !("returnTo" in userState)) return null;
  return safeReturnPath(userState.returnTo, origin);
}

async function withSessionErrors<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw asSessionError(error);
  }
}

import { vi } from "vitest";
import { createOidc } from "./oidc.ts";
import { memoryStorage } from "./open-storage.ts";
import { claimsOf, fakePopup, jwtOf, ORIGIN, sessionConfig } from "./session.fixtures.ts";
import type { CachedAccount } from "./token-cache.ts";

export const AUTHORITY = "https://directory.example";

/** A provider behind `fetch`: answers discovery, and the token endpoint as each test configures it. */
function fakeProvider() {
  const forms: Record<string, string>[] = [];
  const token = vi.fn<(form: Record<string, string>) => Response | Promise<Response>>();
  const provider = {
    forms,
    token,
    isUp: true,
    metadata: {
      issuer: AUTHORITY,
      authorization_endpoint: `${AUTHORITY}/authorize`,
      token_endpoint: `${AUTHORITY}/token`,
      end_session_endpoint: `${AUTHORITY}/logout` as string | undefined,
    },
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      if (!provider.isUp) throw new TypeError("Failed to fetch");
      if (String(input).endsWith("/.well-known/openid-configuration"))
        return Response.json(provider.metadata);
      const form = Object.fromEntries(new URLSearchParams(String(init?.body)));
      forms.push(form);
      return await token(form);
    },
  };
  return provider;
}

/** A client of the fake provider. */
export function setUp(changes: Parameters<typeof sessionConfig>[0] = {}) {
  const provider = fakeProvider();
  vi.stubGlobal("fetch", provider.fetch);
  const visited: URL[] = [];
  const storage = memoryStorage();
  const answer = (url: string, result: Record<string, string>) => {
    const asked = new URL(url);
    visited.push(asked);
    const state = asked.searchParams.get("state") ?? "";
    return `${ORIGIN}/black.html?${new URLSearchParams({ ...result, state })}`;
  };
  const reply = vi.fn((url: string) => answer(url, { code: "the-code" }));
  const goTo = vi.fn((url: string) => void visited.push(new URL(url)));
  const oidc = createOidc(sessionConfig(changes), {
    origin: ORIGIN,
    storage,
    fetch: provider.fetch,
    goTo,
    language: () => "pt",
    visitInPopup: async ({ url }) => reply(url),
    visitInHiddenFrame: async ({ url }) => reply(url),
  });
  const nonce = () => visited.at(-1)?.searchParams.get("nonce");
  const grant = (claims: object, rest: object = {}) =>
    provider.token.mockImplementation(() =>
      Response.json({
        access_token: "access",
        token_type: "Bearer",
        expires_in: 3600,
        id_token: jwtOf({ nonce: nonce(), ...claims }),
        refresh_token: "refresh",
        ...rest,
      }),
    );
  return { provider, oidc, visited, storage, reply, answer, goTo, grant };
}

export const asked = { scopes: sessionConfig().scopes, returnTo: null, forcePrompt: false, loginHint: null };
export const inPopup = () => ({ ...asked, popup: fakePopup(), signal: new AbortController().signal });
export const account = (changes: Partial<CachedAccount> = {}) => ({
  idToken: jwtOf(claimsOf()),
  claims: claimsOf(),
  receivedAt: 0,
  refreshes: 0,
  ...changes,
  refreshToken: "r1",
});

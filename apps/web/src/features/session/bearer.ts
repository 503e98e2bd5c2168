import { statusCalls } from "@metatron/contract/status/calls";
import type { AcquireToken } from "./acquire-token.ts";
import type { ProtectedResource, SessionConfig } from "./session-config.ts";
import { asSessionError } from "./session-error.ts";

interface Deps {
  origin: string;
  resources: readonly ProtectedResource[];
  apiBase: string;
  /**
   * The identity token authenticates API calls where access tokens are opaque to everyone but the provider.
   */
  apiToken: SessionConfig["apiToken"];
  identityToken: () => string | null;
  fetch: typeof fetch;
  acquireToken: AcquireToken;
  /** Popup or redirect; null when the page is being redirected to the provider. */
  interact: (scopes: readonly string[]) => Promise<string | null>;
}

/** Requests to protected resources carry the access token for their scopes; all others pass unchanged. */
export function createBearer({ origin, resources, apiBase, fetch, acquireToken, interact, ...deps }: Deps) {
  const api = new URL(apiBase, origin);
  const mapped = [...resources, ...openResources(apiBase)];

  const authorizedFetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, origin), init);
    const token = await tokenFor(request.url);
    if (token !== null) request.headers.set("authorization", `Bearer ${token}`);
    return await fetch(request);
  };

  /** Null for a URL that needs no token. */
  async function tokenFor(url: string): Promise<string | null> {
    const target = new URL(url, origin);
    const scopes = scopesFor(target, mapped, origin);
    if (scopes.length === 0) return null;
    const silent = await acquireToken({ scopes }).catch((error: unknown) => {
      // When offline, a popup could not load either, and a person who works offline must not be interrupted.
      if (asSessionError(error).code === "unreachable") throw error;
      return null;
    });
    const token = silent ?? (await interact(scopes));
    // The page is being redirected to the provider, so this request never resolves.
    if (token === null) return await new Promise<never>(() => {});
    const isForApi = target.origin === api.origin && isBelow(target.pathname, api.pathname);
    return isForApi && deps.apiToken === "identity" ? deps.identityToken() : token;
  }

  return { authorizedFetch, tokenFor };
}

/** Calls that need no session must not open a sign-in popup. */
function openResources(apiBase: string): ProtectedResource[] {
  return Object.values(statusCalls).flatMap((call) =>
    call.allow === "open" ? [{ url: `${apiBase}${call.path}`, scopes: [] }] : [],
  );
}

/** The longest matching URL decides. */
function scopesFor(target: URL, resources: readonly ProtectedResource[], origin: string): readonly string[] {
  const fitting = resources
    .map((resource) => ({ ...resource, address: new URL(resource.url, origin) }))
    .filter(({ address }) => address.origin === target.origin && isBelow(target.pathname, address.pathname));
  const best = fitting.reduce<(typeof fitting)[number] | null>(
    (longest, next) =>
      longest && longest.address.pathname.length >= next.address.pathname.length ? longest : next,
    null,
  );
  return best?.scopes ?? [];
}

/** `/api` covers `/api/models`, but not `/apiary`. */
function isBelow(path: string, parent: string) {
  const folder = parent.endsWith("/") ? parent : `${parent}/`;
  return path === parent || path.startsWith(folder);
}

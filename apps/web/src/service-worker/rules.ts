import { BYPASS_QUERY } from "@metatron/contract/constants";
import { SHARE_TARGET_PATH } from "@metatron/contract/share-target";

export const RELEASE_CACHE_PREFIX = "metatron-";

export const releaseCacheName = (release: string) => `${RELEASE_CACHE_PREFIX}${release}`;

/** The provider's pages and the page that its answers come back to must never be an old copy; the API's data neither. */
const NETWORK_ONLY = ["/api/", "/oidc/", "/black.html", "/service-worker.js", "/manifest.webmanifest"];

/** What passes the worker untouched. */
export function isForNetwork({ method, url }: Pick<Request, "method" | "url">, origin: string): boolean {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return true;
  if (address.searchParams.has(BYPASS_QUERY)) return true;
  return NETWORK_ONLY.some((path) => address.pathname === path || address.pathname.startsWith(path));
}

/** What another app shared with this one. */
export function isShare({ method, url }: Pick<Request, "method" | "url">, origin: string): boolean {
  const address = new URL(url);
  return method === "POST" && address.origin === origin && address.pathname === SHARE_TARGET_PATH;
}

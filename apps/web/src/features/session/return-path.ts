/** Pages that are never returned to after signing in. */
const NO_WAY_BACK = new Set(["/", "/login", "/black.html", "/no-access"]);

/**
 * Only a path of this site; anything else, such as `//elsewhere` or `/\elsewhere`, would be an open redirect.
 */
export function safeReturnPath(wanted: unknown, origin: string): string | null {
  if (typeof wanted !== "string" || !wanted.startsWith("/") || !URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.startsWith("//") || NO_WAY_BACK.has(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

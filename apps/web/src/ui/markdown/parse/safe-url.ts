const SCHEMES = new Set(["http:", "https:", "mailto:"]);
const MAX_URL_CHARS = 2_048;

/** The URL if it is safe to open, else null: no script, no data, no path into this product. */
export function safeUrl(written: string): string | null {
  if (written.length > MAX_URL_CHARS) return null;
  const url = parseUrl(written.trim());
  return url && SCHEMES.has(url.protocol) ? url.href : null;
}

/** The host to show beside a link whose text names a different host or hides the target; else null. */
export function hostToShow(href: string, shownText: string): string | null {
  const url = parseUrl(href);
  if (!url?.host) return null;
  const text = shownText.normalize("NFKC").toLowerCase();
  const named = /(?:^|[\s/@(«"'])((?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63})/u.exec(text)?.[1];
  const isPlain = !url.username && !url.password && !url.hostname.includes("xn--");
  if (isPlain && (!named || isSameSite(named, url.hostname))) return null;
  return url.host;
}

export const hostOf = (href: string): string => parseUrl(href)?.host ?? "";

/** `URL.parse` is missing in browsers that people still use. */
function parseUrl(written: string): URL | null {
  try {
    return new URL(written);
  } catch {
    return null;
  }
}

function isSameSite(named: string, host: string): boolean {
  const bare = (name: string) => name.replace(/^www\./, "");
  return bare(named) === bare(host) || bare(host).endsWith(`.${bare(named)}`);
}

/**
 * Parses the block of `key: value` lines between two `---` at the beginning of a text. Keys are lower-cased.
 */
export function readFrontMatter(source: string): { properties: Record<string, string>; body: string } {
  const match = /^\s*---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(source);
  if (!match) return { properties: {}, body: source };
  const properties: Record<string, string> = {};
  let isFrontMatter = true;
  for (const line of (match[1] ?? "").split("\n")) {
    const colon = line.indexOf(":");
    const key = line.slice(0, Math.max(colon, 0)).trimEnd();
    if (/^\p{L}[\p{L}\d _-]*$/u.test(key)) properties[key.toLowerCase()] = unquoted(line.slice(colon + 1));
    else if (!/^\s*(#|-\s|$)|^\s+/.test(line)) isFrontMatter = false;
  }
  if (!isFrontMatter || Object.keys(properties).length === 0) return { properties: {}, body: source };
  return { properties, body: source.slice(match[0].length) };
}

function unquoted(value: string): string {
  const trimmed = value.trim();
  return /^(["']).*\1$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed;
}

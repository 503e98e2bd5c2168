/** Reads `name=value` pairs as OpenTelemetry's variables contain them; a pair without a name is left out. */
export function readPairs(text: string): Record<string, string> {
  const pairs = text.split(",").flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    return at > 0 && name ? [[name, decoded(pair.slice(at + 1).trim())]] : [];
  });
  return Object.fromEntries(pairs);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

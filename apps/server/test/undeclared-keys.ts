/** The paths of what was sent and is not in what a schema made of it: fields that it does not name. */
export function undeclaredKeys(sent: unknown, parsed: unknown, path = ""): string[] {
  if (!isContainer(sent)) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    if (!isContainer(parsed) || !Object.hasOwn(parsed, key)) return [at];
    return undeclaredKeys(value, Reflect.get(parsed, key), at);
  });
}

const isContainer = (value: unknown): value is object => typeof value === "object" && value !== null;

import { z } from "zod";

const MOST_DEPTH = 30;
/** Their regular expressions come from the server, and a slow one would block the whole process. */
const WITHOUT = ["pattern", "patternProperties"];

/**
 * Validates a call's input by the JSON Schema of its server. A schema that can't be converted accepts any
 * object: the server validates its input itself.
 */
export function inputOf(schema: Record<string, unknown>): z.ZodType<Record<string, unknown>> {
  const anyObject = z.record(z.string(), z.unknown());
  try {
    const converted = z.fromJSONSchema({ ...asObject(withoutPatterns(schema, 0)), type: "object" });
    return anyObject.transform((value, context) => {
      const parsed = converted.safeParse(value);
      if (parsed.success) return asObject(parsed.data);
      for (const { path, message } of parsed.error.issues)
        context.addIssue({ code: "custom", path: [...path], message });
      return z.NEVER;
    });
  } catch {
    return anyObject;
  }
}

function withoutPatterns(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > MOST_DEPTH) return {};
  if (Array.isArray(value)) return value.map((each) => withoutPatterns(each, depth + 1));
  const kept = Object.entries(value).filter(
    ([key, each]) => !(WITHOUT.includes(key) && (typeof each === "string" || key === "patternProperties")),
  );
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutPatterns(each, depth + 1)]));
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

import type { OfferedTool } from "./model-client.ts";
import { isRecord } from "./provider-failure.ts";

/**
 * The input that a model wrote as JSON. Invalid JSON stays a string, which the schema of the tool refuses, so
 * that the model learns of its mistake.
 */
export function parseToolInput(text: string): unknown {
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return text;
  }
}

/**
 * The input of an earlier call as an object, because every provider refuses any other value. The key for an
 * input that is not an object is the one that Anthropic documents.
 */
export function inputObject(input: unknown): Record<string, unknown> {
  if (isRecord(input) && !Array.isArray(input)) return input;
  return { INVALID_JSON: typeof input === "string" ? input : JSON.stringify(input ?? null) };
}

/** OpenAI refuses an object schema without `properties`, and Gemini refuses `$schema`. */
export function inputSchema({ input }: OfferedTool): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = input;
  return { ...schema, type: "object", properties: schema.properties ?? {} };
}

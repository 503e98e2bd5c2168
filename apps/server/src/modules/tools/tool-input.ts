import { z } from "zod";
import { jsonSchemaOf, type Tool } from "../turns/index.ts";

/**
 * The input of a tool. Many models send `null` or "" for a field that they leave out, which would cost them a
 * step; the schema that they are offered does not mention it.
 */
export function toolInput<Input>(schema: z.ZodType<Input>): Pick<Tool<Input>, "input"> & {
  inputSchema: Record<string, unknown>;
} {
  const input = (tolerant.get(schema) as z.ZodType<Input> | undefined) ?? z.preprocess(withoutBlanks, schema);
  tolerant.set(schema, input);
  return { input, inputSchema: jsonSchemaOf(schema) };
}

/** Cached, because tools are made for each turn and a schema takes longer to build than to use. */
const tolerant = new WeakMap<z.ZodType, z.ZodType>();

/** A larger number means "as many as possible" and is reduced, instead of being refused. */
export const cappedCount = (most: number) =>
  z
    .int()
    .min(1)
    .overwrite((value) => Math.min(value, most));

function withoutBlanks(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null && field !== ""));
}

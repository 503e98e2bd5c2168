import { z } from "zod";
import { jsonSchemaOf, type Tool } from "../turns/index.ts";

/**
 * The input of a tool. Many models send `null` or "" for a field that they leave out, which would cost them a
 * step; the schema that they are offered does not mention it.
 */
export function toolInput<Input>(schema: z.ZodType<Input>): Pick<Tool<Input>, "input"> & {
  inputSchema: Record<string, unknown>;
} {
  return { input: z.preprocess(withoutBlanks, schema), inputSchema: jsonSchemaOf(schema) };
}

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

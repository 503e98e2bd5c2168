import type { z } from "zod";
import { AppError } from "./app-error.ts";

/** Parses input at the edge; the error lists every invalid field with its path. */
export function parseWith<T extends z.ZodType>(
  schema: T,
  value: unknown,
  where: "path" | "query" | "body",
): z.output<T> {
  const parsed = schema.safeParse(value ?? (where === "body" ? undefined : {}));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({
    path: [...(where === "body" ? [] : [where]), ...path].join("."),
    message,
  }));
  throw new AppError("validation_failed", "Some fields are missing or not as they should be.", { errors });
}

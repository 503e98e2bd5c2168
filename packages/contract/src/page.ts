import { z } from "zod";
import { BYPASS_QUERY, DEFAULT_PAGE_LIMIT, MAX_PAGE_LIMIT } from "./constants.ts";
import { filledText, text } from "./fields.ts";

/** The query of a call: unknown names are rejected, except the bypass flag. */
export function queryOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, [BYPASS_QUERY]: text(10).optional() });
}

// Query values arrive as strings; the browser passes numbers.
const limit = z.coerce.number<number | string>().int().min(1).max(MAX_PAGE_LIMIT).default(DEFAULT_PAGE_LIMIT);
const cursor = filledText(500).optional();

export function pageQueryOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return queryOf({ limit, cursor, ...shape });
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

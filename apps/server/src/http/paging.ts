import type { z } from "zod";
import { AppError } from "./app-error.ts";

/** The end of a page as an opaque cursor, whose content may change without affecting clients. */
export const encodeCursor = (position: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(position)).toString("base64url");

export function decodeCursor<T extends z.ZodType>(
  position: T,
  cursor: string | undefined,
): z.output<T> | undefined {
  if (cursor === undefined) return undefined;
  const parsed = position.safeParse(readJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw new AppError("bad_cursor", "This cursor was not made by this call.");
  return parsed.data;
}

/** Cuts off the extra row, whose presence means that another page follows. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => readonly (string | number)[],
): { rows: Row[]; nextCursor: string | null } {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return { rows: kept, nextCursor: last && rows.length > limit ? encodeCursor(positionOf(last)) : null };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

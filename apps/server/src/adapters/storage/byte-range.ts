import { type ByteRange, StorageError } from "./storage-types.ts";

/**
 * Parses a `Range` header with one range. Several ranges or other units select the whole object, as HTTP
 * allows.
 */
export function parseRange(header: string | undefined): ByteRange | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined) return null;
  if (from === "") return to === "" ? null : { last: Number(to) };
  if (to === "") return { from: Number(from) };
  return Number(to) < Number(from) ? null : { from: Number(from), to: Number(to) };
}

/** Clamps a range to the size of the object. */
export function partOf(range: ByteRange, size: number): { from: number; to: number } {
  const from = "last" in range ? Math.max(0, size - range.last) : range.from;
  const to = Math.min(size - 1, "last" in range ? size - 1 : (range.to ?? size - 1));
  if (from > to) throw rangeNotSatisfiable();
  return { from, to };
}

export const rangeNotSatisfiable = () =>
  new StorageError("range_not_satisfiable", "The object is shorter than that.");

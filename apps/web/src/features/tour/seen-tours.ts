import { type TourName, tourNames } from "@metatron/contract/settings/constants";
import { call } from "../../api/call.ts";
import { readStored, writeStored } from "../../lib/stored-value.ts";

/**
 * A cache in this browser, so that most visits need no request; logout clears it, and the server keeps the
 * list.
 */
const KEY = "metatron.toursSeen";

export function toursSeenHere(): TourName[] {
  const names = readStored(KEY)?.split(",") ?? [];
  return tourNames.filter((name) => names.includes(name));
}

/** Null if unknown: a missing offer is better than a repeated one. */
export async function readSeenTours(signal: AbortSignal): Promise<TourName[] | null> {
  try {
    const { toursSeen } = await call("readMySettings", { signal });
    const all = together(toursSeen, toursSeenHere());
    writeStored(KEY, all.join());
    return all;
  } catch {
    return null;
  }
}

export async function markToursSeen(tours: readonly TourName[]): Promise<void> {
  const known = toursSeenHere();
  const all = together(known, tours);
  writeStored(KEY, all.join());
  if (all.length === known.length) return;
  // If saving fails, the tour is offered once more on another device, which needs no error message.
  await call("readMySettings")
    .then(({ toursSeen }) => call("writeMySettings", { body: { toursSeen: together(toursSeen, all) } }))
    .catch(() => undefined);
}

const together = (one: readonly TourName[], other: readonly TourName[]) =>
  tourNames.filter((name) => one.includes(name) || other.includes(name));

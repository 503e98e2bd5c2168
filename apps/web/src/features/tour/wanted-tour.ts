import type { TourName } from "@metatron/contract/settings/constants";

/** Whether the tour was offered on a first visit or requested. */
export type TourWish = { tour: TourName; why: "first visit" | "asked for" };

let wish: TourWish | null = null;
const listeners = new Set<() => void>();

/** Starts the tour as soon as its screen is shown. */
export function wantTour(next: TourWish | null) {
  wish = next;
  for (const listener of listeners) listener();
}

export const wantedTour = (): TourWish | null => wish;

export function subscribeToTour(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

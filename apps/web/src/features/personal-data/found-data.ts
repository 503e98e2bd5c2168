import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";

/** Keyed by the id of the answer that was held back. Kept in memory while the page is open, never stored. */
const found = new Map<string, PersonalDataFound>();
const MOST_KEPT = 20;

export function keepFound(answerId: string, data: PersonalDataFound) {
  found.delete(answerId);
  found.set(answerId, data);
  const [oldest] = found.keys();
  if (found.size > MOST_KEPT && oldest) found.delete(oldest);
}

export const foundFor = (answerId: string): PersonalDataFound | null => found.get(answerId) ?? null;

import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";

/** By the answer that was not begun; for as long as the page is open, and never written down. */
const found = new Map<string, PersonalDataFound>();
const MOST_KEPT = 20;

export function keepFound(answerId: string, data: PersonalDataFound) {
  found.delete(answerId);
  found.set(answerId, data);
  const [oldest] = found.keys();
  if (found.size > MOST_KEPT && oldest) found.delete(oldest);
}

export const foundFor = (answerId: string): PersonalDataFound | null => found.get(answerId) ?? null;

import type { ChatType } from "@metatron/contract/enums";
import { oneLine } from "@metatron/text/one-line";
import { termsOf } from "@metatron/text/terms";
import { findPersonalData } from "../personal-data/index.ts";

/** Minimum number of different people behind each question, so that it identifies nobody. */
const LEAST_PEOPLE = 5;
const LONGEST = 140;
const LEAST_WORDS = 2;

export interface AskedQuestion {
  personId: string;
  roles: readonly string[];
  chat: ChatType;
  text: string;
  category: string | null;
}

export interface PopularQuestion {
  chat: ChatType;
  /** Null: over all roles. */
  role: string | null;
  text: string;
  category: string | null;
  people: number;
  times: number;
}

/** Questions with the same stems are one question, shown in its most frequent wording. */
export function groupQuestions(asked: readonly AskedQuestion[]): PopularQuestion[] {
  const groups = new Map<string, AskedQuestion[]>();
  for (const question of asked) {
    const key = keyOf(question.text);
    if (!key || isPersonal(question.text)) continue;
    for (const role of [null, ...question.roles]) {
      const place = `${question.chat}\n${role ?? ""}\n${key}`;
      const group = groups.get(place) ?? [];
      group.push(question);
      groups.set(place, group);
    }
  }
  return [...groups].flatMap(([place, group]) => {
    const people = new Set(group.map(({ personId }) => personId)).size;
    const [first] = group;
    if (people < LEAST_PEOPLE || !first) return [];
    const role = place.split("\n")[1] || null;
    const text = commonest(group.map(({ text }) => oneLine(text)));
    const category = commonest(group.map(({ category }) => category ?? "")) || null;
    return [{ chat: first.chat, role, text, category, people, times: group.length }];
  });
}

/** Undefined for a text that is too long, too short or has too few words to suggest to others. */
function keyOf(text: string): string | undefined {
  if (text.length > LONGEST || text.includes("\n")) return undefined;
  const terms = [...new Set(termsOf(text))].sort();
  return terms.length < LEAST_WORDS ? undefined : terms.join(" ");
}

/**
 * Numbers of five digits or more, addresses and names with a title may be personal, even if their kind is
 * unknown.
 */
const isPersonal = (text: string) =>
  findPersonalData(text).length > 0 || /\d{5,}|@|https?:|\b(?:sr|sra|srta|don|doña)\.?\s+\p{Lu}/u.test(text);

function commonest(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0]?.[0] ?? "";
}

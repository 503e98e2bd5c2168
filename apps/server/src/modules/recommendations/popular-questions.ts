import type { Specialty } from "@metatron/contract/assistants/constants";
import type { ChatType, Language } from "@metatron/contract/enums";
import { isMeantFor, type Role } from "@metatron/contract/roles";
import { guessLanguage } from "@metatron/text/guess-language";
import type { Db } from "../../adapters/db/index.ts";
import { officialForChat } from "../assistants/index.ts";
import type { Specialised } from "../specialised/index.ts";

const MOST_SHOWN = 6;

export interface ShownQuestion {
  text: string;
  category: string | null;
  count: number;
}

export interface PopularDeps {
  db: Db;
  specialised: Pick<Specialised, "suggestions">;
}

/** The assistant behind each kind of chat: `ai-builder` counts the questions to the service desk. */
const SPECIALTIES: Partial<Record<ChatType, Specialty>> = {
  "rh-plus": "rh-plus",
  "ai-builder": "service-desk",
};

/**
 * The most asked questions of the person's roles, then of all roles, then starter questions while there is
 * little use; questions in the reader's language come first. Questions without a role are not shown to external people, and a chat that the person may not
 * use has no suggestions.
 */
export async function popularQuestions(
  { db, specialised }: PopularDeps,
  { chat, roles, language }: { chat: ChatType; roles: readonly Role[]; language: Language },
): Promise<ShownQuestion[]> {
  const specialty = SPECIALTIES[chat];
  if (specialty && !(await officialForChat({ db }, { roles }, specialty))) return [];
  const isForAll = isMeantFor(null, roles);
  const rows = await db
    .selectFrom("popular_questions")
    .select(["role", "text", "category", "people"])
    .where("chat", "=", chat)
    .where((eb) =>
      eb.or([
        ...(isForAll ? [eb("role", "is", null)] : []),
        ...(roles.length > 0 ? [eb("role", "in", roles)] : []),
      ]),
    )
    .orderBy("people", "desc")
    .orderBy("times", "desc")
    .limit(MOST_SHOWN * 4)
    .execute();
  const ofRoles = rows.filter(({ role }) => role !== null);
  const ofAll = rows.filter(({ role }) => role === null);
  const asked = [...ofRoles, ...ofAll].map(({ text, category, people }) => ({
    text,
    category,
    count: people,
  }));
  const starters = specialised.suggestions[chat]
    .filter((suggestion) => isMeantFor(suggestion.roles, roles))
    .map(({ text, category, translations }) => ({
      text: translations?.[language] ?? text,
      category,
      count: 0,
    }));
  const isReadable = ({ text }: ShownQuestion) => (guessLanguage(text) ?? language) === language;
  const inOrder = [
    ...asked.filter(isReadable),
    ...starters,
    // Better than an empty place, for a language in which few people ask.
    ...asked.filter((question) => !isReadable(question)),
  ];
  const byText = new Map<string, ShownQuestion>();
  for (const question of inOrder) {
    if (!byText.has(question.text)) byText.set(question.text, question);
  }
  return [...byText.values()].slice(0, MOST_SHOWN);
}

import type { ChatType } from "@metatron/contract/enums";
import type { Db } from "../../adapters/db/index.ts";
import { STARTERS } from "./starters.ts";

const MOST_SHOWN = 6;

export interface ShownQuestion {
  text: string;
  category: string | null;
  count: number;
}

/** What people of one's roles ask most, then what everybody does, then good starters while there is little. */
export async function popularQuestions(
  db: Db,
  { chat, roles }: { chat: ChatType; roles: readonly string[] },
): Promise<ShownQuestion[]> {
  const rows = await db
    .selectFrom("popular_questions")
    .select(["role", "text", "category", "people"])
    .where("chat", "=", chat)
    .where((eb) => eb.or([eb("role", "is", null), ...(roles.length > 0 ? [eb("role", "in", roles)] : [])]))
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
  const starters = STARTERS[chat].map((starter) => ({ ...starter, count: 0 }));
  const byText = new Map<string, ShownQuestion>();
  for (const question of [...asked, ...starters]) {
    if (!byText.has(question.text)) byText.set(question.text, question);
  }
  return [...byText.values()].slice(0, MOST_SHOWN);
}

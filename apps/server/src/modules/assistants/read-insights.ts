import { LEAST_COUNTED_PEOPLE } from "@metatron/contract/assistants/constants";
import type { AssistantInsights } from "@metatron/contract/assistants/life";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { Session } from "../../http/session.ts";
import { needAccess } from "./find-access.ts";

const DAYS = 30;

interface Counts {
  people: number;
  conversations: number;
  answers: number;
  good: number;
  bad: number;
  raters: number;
  unanswered: number;
  unanswered_people: number;
}

/**
 * Counts about an assistant for its authors. A count about fewer than five people is left out: it would say what
 * one of them asked or thought. No text leaves the conversations.
 */
export async function readInsights(
  db: Db,
  session: Session,
  assistantId: string,
): Promise<AssistantInsights> {
  await needAccess(db, session, assistantId, "edit");
  const { rows } = await sql<Counts>`
    select count(distinct m.person_id)::int as people,
      count(distinct m.conversation_id)::int as conversations,
      count(*)::int as answers,
      count(*) filter (where m.feedback = 'good')::int as good,
      count(*) filter (where m.feedback = 'bad')::int as bad,
      count(distinct m.person_id) filter (where m.feedback in ('good', 'bad'))::int as raters,
      count(*) filter (where s.documents and not m.is_grounded)::int as unanswered,
      count(distinct m.person_id) filter (where s.documents and not m.is_grounded)::int as unanswered_people
    from assistants a
    join conversations c on c.assistant_id = a.id or c.assistant_id is null and c.chat = a.specialty
    join messages m on m.conversation_id = c.id
    cross join (select exists (select 1 from files f where f.owner_id = ${assistantId}
      and f.owner_kind = 'assistant' and f.status = 'ready') as documents) s
    where a.id = ${assistantId} and m.role = 'assistant' and m.state = 'complete'
      and coalesce(m.category ->> 'name', '') <> 'out_of_scope'
      and m.created_at > now() - make_interval(days => ${DAYS})`.execute(db);
  const [counts] = rows;
  if (!counts || counts.people < LEAST_COUNTED_PEOPLE) return TOO_FEW;
  // That nobody rated, or that every question was answered, is a count about all of the people.
  const among = (people: number, value: number) =>
    people === 0 || people >= LEAST_COUNTED_PEOPLE ? value : null;
  return {
    days: DAYS,
    people: counts.people,
    conversations: counts.conversations,
    answers: counts.answers,
    good: among(counts.raters, counts.good),
    bad: among(counts.raters, counts.bad),
    unanswered: among(counts.unanswered_people, counts.unanswered),
  };
}

const TOO_FEW: AssistantInsights = {
  days: DAYS,
  people: null,
  conversations: null,
  answers: null,
  good: null,
  bad: null,
  unanswered: null,
};

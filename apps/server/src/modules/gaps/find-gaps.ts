import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Db, Tables } from "../../adapters/db/index.ts";
import { OFFICIAL_IDS } from "../specialised/index.ts";
import { type Cluster, clusterQuestions, likeness, type UnansweredQuestion } from "./cluster-questions.ts";
import { type DescribedCluster, describeCluster, LEAST_PEOPLE, peopleIn } from "./describe-cluster.ts";
import { scrubQuestion } from "./scrub-question.ts";

const DAYS = 90;
const MOST_READ = 50_000;
/** A gap is recognised by most of its words, even if its counts changed. */
const SAME_GAP = 0.5;

type Gap = Selectable<Tables["knowledge_gaps"]>;

/**
 * Recomputes the gaps from recent questions without a document behind their answer, or with bad feedback.
 * Decisions of administrators stay; a solved gap reopens when five people ask it again.
 */
export async function findGaps(db: Db, now = new Date()): Promise<void> {
  const clusters = clusterQuestions(await readUnanswered(db));
  await db.transaction().execute(async (trx) => {
    // Two concurrent runs would each add the same gap.
    await sql`lock table knowledge_gaps in share row exclusive mode`.execute(trx);
    const known = await trx.selectFrom("knowledge_gaps").selectAll().execute();
    const seen = new Set<string>();
    for (const cluster of clusters) {
      const described = describeCluster(cluster);
      if (!described) continue;
      const gap = sameGap(known, cluster, described, seen);
      if (gap) seen.add(gap.id);
      const questions = gap?.solved_at ? askedAfter(cluster.questions, gap.solved_at) : cluster.questions;
      if (gap?.state === "solved" && peopleIn(questions) < LEAST_PEOPLE) continue;
      const state = gap?.state === "assigned" ? "assigned" : "open";
      const row = { ...described, ...countsOf(cluster, questions), state, updated_at: now } as const;
      if (gap) await trx.updateTable("knowledge_gaps").set(row).where("id", "=", gap.id).execute();
      else
        await trx
          .insertInto("knowledge_gaps")
          .values({ ...row, id: randomUUID() })
          .execute();
    }
    const gone = known.filter(({ id, state }) => state === "open" && !seen.has(id)).map(({ id }) => id);
    if (gone.length > 0) await trx.deleteFrom("knowledge_gaps").where("id", "in", gone).execute();
  });
}

/**
 * Excludes questions to people's own assistants, which are private, and questions out of scope, which need no
 * document.
 */
async function readUnanswered(db: Db): Promise<UnansweredQuestion[]> {
  const { rows } = await sql<UnansweredQuestion>`
    select q.person_id as "personId", brand_of(c.chat, c.assistant_id) as brand, q.text,
      a.category ->> 'label' as category, q.created_at as "askedAt",
      (brand_of(c.chat, c.assistant_id) <> 'chatlibre' and not a.is_grounded) as "isUnsupported",
      coalesce(a.feedback = 'bad', false) as "isBad"
    from messages q
    join conversations c on c.id = q.conversation_id
    join messages a on a.id = q.answer_id
    where q.role = 'user' and q.created_at > now() - make_interval(days => ${DAYS})
      and q.files = '[]' and a.state = 'complete'
      and (c.chat in ('rh-plus', 'chat-libre') or c.assistant_id = ${OFFICIAL_IDS["service-desk"]})
      and coalesce(a.category ->> 'name', '') <> 'out_of_scope'
      and (a.feedback = 'bad' or brand_of(c.chat, c.assistant_id) <> 'chatlibre' and not a.is_grounded)
    order by q.seq desc limit ${MOST_READ}`.execute(db);
  return rows.map((row) => ({ ...row, text: scrubQuestion(row.text) }));
}

function sameGap(known: readonly Gap[], { brand }: Cluster, { terms }: DescribedCluster, taken: Set<string>) {
  const own = new Set(terms);
  let best: { gap: Gap; alike: number } | undefined;
  for (const gap of known) {
    if (gap.brand !== brand || taken.has(gap.id)) continue;
    const alike = likeness(own, new Set(gap.terms));
    if (alike >= SAME_GAP && alike > (best?.alike ?? 0)) best = { gap, alike };
  }
  return best?.gap;
}

const askedAfter = (questions: readonly UnansweredQuestion[], at: Date) =>
  questions.filter(({ askedAt }) => askedAt > at);

function countsOf({ brand }: Cluster, questions: readonly UnansweredQuestion[]) {
  const times = questions.map(({ askedAt }) => askedAt.getTime());
  return {
    brand,
    category: commonest(questions.flatMap(({ category }) => category ?? [])),
    people: peopleIn(questions),
    times: questions.length,
    unsupported: questions.filter(({ isUnsupported }) => isUnsupported).length,
    bad: questions.filter(({ isBad }) => isBad).length,
    first_asked_at: new Date(Math.min(...times)),
    last_asked_at: new Date(Math.max(...times)),
    solved_at: null,
  };
}

function commonest(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? null;
}

import { randomUUID } from "node:crypto";
import type { Database } from "../apps/server/src/adapters/db/index.ts";
import { indexChunks } from "../apps/server/src/modules/retrieval/index-chunks.ts";
import { type Knowledge, openKnowledge } from "./open-knowledge.ts";
import { percentile, rounded } from "./process-figures.ts";
import { type Corpus, makeCorpus, seeded } from "./spanish-corpus.ts";

/**
 * How long a search takes in a collection of 10,000 passages while the table holds 200,000:
 * `npm run bench:search [-- --database embedded|postgres] [--passages 200000]`. Prints one JSON object.
 */
const COLLECTION = 10_000;
const ALL = Number(argument("--passages") ?? 200_000);
const PER_FILE = 100;
const SENTENCES_EACH = 8;
const SEARCHES = 300;
const WARM_UP = 20;
const only = argument("--database");

const figures: Record<string, object> = {};
for (const kind of ["postgres", "embedded"] as const) {
  if (only && only !== kind) continue;
  const knowledge = await openKnowledge(kind);
  try {
    figures[kind] = await measure(knowledge);
  } finally {
    await knowledge.close();
  }
}
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);

async function measure({ deps: { database, retrieval } }: Knowledge) {
  const corpus = makeCorpus();
  const started = performance.now();
  const collections = Array.from({ length: Math.max(1, ALL / COLLECTION) }, () => randomUUID());
  await withoutIndex(database, async () => {
    for (const collectionId of collections) await fill(database, corpus, collectionId);
  });
  const fillSeconds = rounded((performance.now() - started) / 1000);
  await database.pool.query("vacuum (analyze)");

  const [collectionId = ""] = collections;
  const ask = async (queries: readonly string[]) => {
    const times: number[] = [];
    for (const [at, query] of queries.entries()) {
      const from = performance.now();
      await retrieval.search({ collections: [{ kind: "assistant", id: collectionId }], query });
      if (at >= WARM_UP) times.push(performance.now() - from);
    }
    return { p50: rounded(percentile(times, 0.5)), p95: rounded(percentile(times, 0.95)), n: times.length };
  };
  const questions = questionsFrom(corpus);
  return {
    passages: collections.length * COLLECTION,
    collection: COLLECTION,
    fillSeconds,
    milliseconds: {
      question: await ask(questions.plain),
      question_with_a_typo: await ask(questions.spoiled),
      common_words: await ask(questions.common),
      nothing_found: await ask(questions.plain.map((_, at) => `zzxxq${at} wvvkkj${at}`)),
    },
  };
}

/** The index and the counts are made faster over all rows than row by row, and come out the same. */
async function withoutIndex({ pool }: Database, work: () => Promise<void>) {
  const { rows } = await pool.query("select indexdef from pg_indexes where indexname = 'chunk_terms_search'");
  await pool.query("drop index chunk_terms_search");
  await pool.query("alter table chunk_terms disable trigger user");
  await work();
  await pool.query(rows[0]?.indexdef);
  await pool.query("alter table chunk_terms enable trigger user");
  await pool.query(
    "insert into collection_sizes select collection_id, count(*), sum(words) from chunk_terms group by 1",
  );
  await pool.query(`insert into collection_terms
    select collection_id, u.lexeme, count(*) from chunk_terms cross join lateral unnest(terms) u group by 1, 2`);
}

async function fill({ db }: Database, { sentences }: Corpus, collectionId: string) {
  const random = seeded(collectionId.length);
  for (let from = 0; from < COLLECTION; from += PER_FILE) {
    const fileId = randomUUID();
    const chunks = Array.from({ length: PER_FILE }, (_, at) => {
      const pick = () => sentences[Math.floor(random() * sentences.length)] ?? "";
      const text = Array.from({ length: SENTENCES_EACH }, pick).join(" ");
      return {
        start: at * 1000,
        end: at * 1000 + text.length,
        page: at + 1,
        section: pick().slice(0, 60),
        text,
        pageStarts: [{ offset: 0, page: at + 1 }],
        tableHead: null,
      };
    });
    const title = (chunks[0]?.text ?? "").slice(0, 40);
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto("files")
        .values({
          id: fileId,
          person_id: fileId,
          purpose: "assistant",
          owner_id: collectionId,
          title,
          name: `${fileId}.txt`,
          type: "text/plain",
          size: 1,
          object_key: fileId,
          status: "ready",
        })
        .execute();
      await indexChunks(trx, { fileId, collectionId, title, chunks });
    });
  }
}

/** Of three to eight words, as unevenly used as in the text; the words between them are those of any question. */
function questionsFrom({ sentences, words }: Corpus) {
  const random = seeded(3);
  const plain = Array.from({ length: SEARCHES + WARM_UP }, () => {
    const said = (sentences[Math.floor(random() * sentences.length)] ?? "").split(" ");
    return `¿Cuánto ${said.slice(0, 6 + Math.floor(random() * 10)).join(" ")}?`;
  });
  const spoiled = plain.map((question) =>
    question.replace(/(?<!\p{L})(\p{L}{3})\p{L}(\p{L}+)\?$/u, "$1x$2?"),
  );
  const common = plain.map((_, at) => `${words[at % 10]} ${words[(at + 3) % 12]} ${words[(at + 7) % 14]}`);
  return { plain, spoiled, common };
}

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { addFile } from "../apps/server/src/modules/files/index.ts";
import { databaseAsked, type Knowledge, openKnowledge } from "./open-knowledge.ts";
import { percentile, rounded } from "./process-figures.ts";
import { rankingFigures } from "./ranking-figures.ts";
import { seeded } from "./spanish-corpus.ts";
import { withoutAccents, withTypos } from "./spoil-question.ts";

/**
 * How well questions find their documents, through the product's own ingestion and search:
 * `npm run bench:retrieval -- <folder> [--database postgres]`. The folder holds docs.jsonl, questions.jsonl and, if wanted,
 * unanswerable.jsonl. EMBEDDING_MODEL and RERANK_MODEL are used where the environment names them. Prints one JSON object keyed by kind of question.
 */
interface BenchDocument {
  doc_id: string;
  title?: string | null;
  text: string;
}
interface Question {
  qid: string;
  question: string;
  doc_id: string | string[] | null;
  kind?: string;
}

const PASSAGES = 40;
const AT_ONCE = 2;
const SEED = 11;

const folder = process.argv[2];
if (!folder || folder.startsWith("--"))
  throw new Error("Say which folder: npm run bench:retrieval -- <folder>");
const documents = await readLines<BenchDocument>("docs.jsonl");
const questions = (await readLines<Question>("questions.jsonl")).filter(({ doc_id }) => doc_id !== null);
const unanswerable = await readLines<Question>("unanswerable.jsonl").catch(() => []);
const knowledge = await openKnowledge(databaseAsked());
try {
  process.stdout.write(`${JSON.stringify(await measure(knowledge), null, 1)}\n`);
} finally {
  await knowledge.close();
}

async function measure({ deps, ingest, fillVectors }: Knowledge) {
  const { database, retrieval } = deps;
  const collectionId = randomUUID();
  const documentOf = new Map<string, string>();
  const started = performance.now();
  await inTurns(documents, async ({ doc_id, title, text }) => {
    const file = await addFile(deps, {
      personId: randomUUID(),
      purpose: "assistant",
      ownerId: collectionId,
      name: `${doc_id.replace(/[^\w-]/g, "_")}.txt`,
      type: "text/plain",
      bytes: Buffer.from(text),
      source: "generated",
      sourceKey: doc_id,
      ...(title ? { title } : {}),
    });
    await ingest(file.id);
    documentOf.set(file.id, doc_id);
  });
  await fillVectors();
  const ingestSeconds = rounded((performance.now() - started) / 1000);
  await database.pool.query("vacuum (analyze)");
  const count = async (what: string) =>
    (await database.pool.query(`select count(*) from ${what}`)).rows[0]?.count;
  const [chunks, failed] = [await count("chunks"), await count("files where status <> 'ready'")];

  const times: number[] = [];
  const search = async (query: string) => {
    const from = performance.now();
    const passages = await retrieval.search({
      collections: [{ kind: "assistant", id: collectionId }],
      query,
      limit: PASSAGES,
    });
    times.push(performance.now() - from);
    return passages;
  };
  const rank = async (list: readonly Question[], asked: (question: string) => string) => {
    const runs = [];
    for (const { question, doc_id } of list) {
      const passages = await search(asked(question));
      const found = [...new Set(passages.map(({ fileId }) => documentOf.get(fileId) ?? ""))];
      const relevant = [doc_id].flat().filter((id) => id !== null);
      runs.push({ relevant, found, hasSupport: retrieval.supports(passages) });
    }
    return runs;
  };

  const figures: Record<string, object> = {};
  const all = [];
  for (const [kind, list] of Map.groupBy(questions, ({ kind = "question" }) => kind)) {
    const runs = await rank(list, (question) => question);
    all.push(...runs);
    figures[kind] = { ...rankingFigures(runs), refused: refusedShare(runs) };
    figures[`${kind}-without-accents`] = rankingFigures(await rank(list, withoutAccents));
    const random = seeded(SEED);
    const spoiled = await rank(list, (question) => withTypos(question, random));
    figures[`${kind}-with-two-typos`] = rankingFigures(spoiled);
  }
  if (unanswerable.length > 0) {
    const runs = await rank(unanswerable, (question) => question);
    figures.unanswerable = { n: runs.length, refused: refusedShare(runs) };
  }
  return {
    all: rankingFigures(all),
    ...figures,
    search_ms: {
      p50: rounded(percentile(times, 0.5)),
      p95: rounded(percentile(times, 0.95)),
      n: times.length,
    },
    ingestion: {
      database: database.kind,
      documents: documents.length,
      failed,
      chunks,
      seconds: ingestSeconds,
    },
  };
}

/** How often no answer would be given for want of support. */
function refusedShare(runs: readonly { hasSupport: boolean }[]): number {
  return rounded(runs.filter(({ hasSupport }) => !hasSupport).length / runs.length, 4);
}

// The format is given; a line that is not of it fails where it is used.
async function readLines<T>(name: string): Promise<T[]> {
  const text = await readFile(join(folder ?? "", name), "utf8");
  return text
    .split("\n")
    .filter((each) => each.trim() !== "")
    .map((each): T => JSON.parse(each));
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

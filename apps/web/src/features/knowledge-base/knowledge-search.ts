import type { ChatRequest } from "@metatron/contract/chat/chat";
import { cutText } from "@metatron/text/cut-text";
import { startWorker } from "../../lib/start-worker.ts";
import type { FilesDatabase } from "../../local-db/files-database.ts";
import { listCategories } from "../../local-db/knowledge-categories.ts";
import { listFiles, watchFiles } from "../../local-db/knowledge-files.ts";
import { branchOf } from "./category-tree.ts";
import { embedTexts } from "./embed-texts.ts";
import type { IndexedPassage } from "./search/build-index.ts";
import type { FromSearchWorker, ToSearchWorker } from "./search/messages.ts";
import workerUrl from "./search/worker.ts?worker&url";

type Context = NonNullable<ChatRequest["context"]>;

const MOST_PASSAGES = 8;
/** Total for all passages; the question and the answer need context too. */
const MOST_CHARS = 16_000;
/** A search by words alone is better than a delayed question. */
const EMBED_WITHIN_MS = 4_000;

/** Searches the browser's knowledge base in a worker. The caller closes the database. */
export function createKnowledgeSearch(db: FilesDatabase) {
  let worker: Worker | null = null;
  let generation = 0;
  let loaded: { key: string; hasVectors: boolean } | null = null;
  let lastId = 0;
  const waiting = new Map<number, (found: IndexedPassage[]) => void>();
  const stopWatching = watchFiles(db, () => {
    generation += 1;
  });

  function post(message: ToSearchWorker) {
    worker ??= openWorker(({ id, found }) => {
      waiting.get(id)?.(found);
      waiting.delete(id);
    });
    worker.postMessage(message);
  }

  async function load(category: string): Promise<{ key: string; hasVectors: boolean }> {
    const key = `${generation} ${category}`;
    if (loaded?.key === key) return loaded;
    const names = branchOf(await listCategories(db), category);
    const files = (await Promise.all(names.map((name) => listFiles(db, name)))).flat();
    const passages = files.flatMap(({ nameFile, embedding }) =>
      embedding.map(({ text, page, vector }) => ({ name: nameFile, page, text, vector })),
    );
    post({ type: "load", key, passages });
    loaded = { key, hasVectors: passages.some(({ vector }) => vector !== null) };
    return loaded;
  }

  return {
    /** The passages of a category and its descendants that match a question. */
    async contextFor(category: string, text: string): Promise<Context> {
      const { key, hasVectors } = await load(category);
      const vectors = hasVectors ? await embedTexts([text], AbortSignal.timeout(EMBED_WITHIN_MS)) : null;
      const { promise, resolve } = Promise.withResolvers<IndexedPassage[]>();
      lastId += 1;
      waiting.set(lastId, resolve);
      post({ type: "search", id: lastId, key, text, vector: vectors?.[0] ?? null, limit: MOST_PASSAGES });
      return toContext(await promise);
    },
    close() {
      stopWatching();
      worker?.terminate();
      worker = null;
    },
  };
}

function toContext(passages: readonly IndexedPassage[]): Context {
  const context: Context = [];
  let chars = 0;
  for (const { name, page, text } of passages) {
    chars += text.length;
    if (chars > MOST_CHARS && context.length > 0) break;
    context.push({ name, text: cutText(text, MOST_CHARS), ...(page === null ? {} : { page }) });
  }
  return context;
}

function openWorker(onFound: (answer: FromSearchWorker) => void): Worker {
  const started = startWorker("knowledge-search", workerUrl);
  started.addEventListener("message", ({ data }: MessageEvent<FromSearchWorker>) => onFound(data));
  return started;
}

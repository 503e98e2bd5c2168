import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import { type ModelRegistry, translateTerms } from "../../adapters/models/index.ts";
import type { FileOwner } from "../files/index.ts";
import { createGlossary, type Glossary } from "../glossary/index.ts";
import { countRead, type ReadingProgress } from "./count-read.ts";
import { createFindNear } from "./find-near.ts";
import { createDocumentLists, type DocumentList } from "./list-documents.ts";
import { readDocumentText, readPassagesAt, type TextPlace } from "./read-document-text.ts";
import { readInOrder, readNeighbours, readNewest } from "./read-passages.ts";
import type { Widening } from "./read-query.ts";
import { createRerank } from "./rerank-passages.ts";
import type { RetrievedPassage } from "./retrieved-passage.ts";
import { searchPassages } from "./search-passages.ts";
import type { VectorIndex } from "./vector-index.ts";
import { widenQuery } from "./widen-query.ts";

const DEFAULT_LIMIT = 8;
const LEAST_SUPPORT = 0.35;

export interface Search {
  /** The collections that the person and the assistant may read; the search is restricted to them. */
  collections: readonly FileOwner[];
  fileIds?: readonly string[] | undefined;
  query: string;
  /** Synonyms of words in the query, in addition to the glossary. */
  also?: readonly Widening[] | undefined;
  limit?: number | undefined;
  /** The person who asks, for the checks on data that leaves for the embedding model. */
  personId?: string | undefined;
}

export interface Retrieval {
  /** The best matching passages, best first. */
  search(search: Search): Promise<RetrievedPassage[]>;
  /** Whether these passages can support an answer; if not, the answer says so. */
  supports(passages: readonly Pick<RetrievedPassage, "support">[]): boolean;
  /** How many documents of these collections are searchable already. */
  progress(collections: readonly FileOwner[]): Promise<ReadingProgress>;
  /** The documents of these collections, for a catalogue. */
  documents(collections: readonly FileOwner[], limit: number): Promise<DocumentList>;
  /** The beginning of these files, passage by passage. */
  readInOrder(fileIds: readonly string[], limit: number): Promise<RetrievedPassage[]>;
  /** The whole text of a document, for computations that need all of it. */
  readText(fileId: string): Promise<string | undefined>;
  /** The passages at these positions of documents. */
  readAt(places: readonly TextPlace[]): Promise<RetrievedPassage[]>;
  /** The passages up to `radius` before and after these, in reading order, without these themselves. */
  readNeighbours(passageIds: readonly string[], radius: number): Promise<RetrievedPassage[]>;
  /** The first passages of the newest documents in these collections. */
  readNewest(collections: readonly FileOwner[], limit: number): Promise<RetrievedPassage[]>;
  /** Synonyms for queries. */
  glossary: Glossary;
}

export interface RetrievalDeps {
  db: Db;
  log: BaseLogger;
  models: Pick<ModelRegistry, "embed" | "rerank" | "rerankModel">;
  vectors?: VectorIndex | undefined;
}

export function createRetrieval({ db, log, models, vectors }: RetrievalDeps): Retrieval {
  const glossary = createGlossary(db);

  const findNear = createFindNear({ db, log, models, vectors });
  const rerankFor = createRerank({ models, log });

  return {
    async search(search) {
      const { collections, fileIds, limit = DEFAULT_LIMIT } = search;
      if (collections.length === 0 || fileIds?.length === 0) return [];
      const [entries, near] = await Promise.all([glossary.entries(), findNear(search)]);
      const { query, terms } = translateTerms(search.query);
      const named = [...terms.map(({ of, spanish }) => ({ words: [of, ...spanish] })), ...entries];
      const also = [...widenQuery(query, named), ...(search.also ?? [])];
      const today = new Date().toISOString().slice(0, 10);
      return searchPassages(db, {
        query,
        question: search.query,
        collections,
        fileIds,
        also,
        near,
        rerank: rerankFor(search.personId),
        limit,
        today,
      });
    },
    progress: (collections) => countRead(db, collections),
    documents: createDocumentLists(db),
    readInOrder: (fileIds, limit) => readInOrder(db, fileIds, limit),
    readText: (fileId) => readDocumentText(db, fileId),
    readAt: (places) => readPassagesAt(db, places),
    readNeighbours: (passageIds, radius) => readNeighbours(db, passageIds, radius),
    readNewest: (collections, limit) => readNewest(db, collections, limit),
    supports: (passages) => passages.some(({ support }) => support >= LEAST_SUPPORT),
    glossary,
  };
}

import type { ChatRequest } from "@metatron/contract/chat/chat";
import { asksForSummary } from "../../adapters/models/index.ts";
import type { FileOwner } from "../files/index.ts";
import type { Retrieval, RetrievedPassage, Widening } from "../retrieval/index.ts";
import type { CitablePassage } from "./cited-passages.ts";
import { alternate, choosePassages, MOST_PASSAGES } from "./context/choose-passages.ts";
import type { PlannedSearch } from "./search-question.ts";

/** For the embedded answerer, which ranks passages itself and therefore gets many, including weak ones. */
const QUOTED_PASSAGES = 40;
const QUOTED_PASSAGES_WITH_FILES = 12;
const LEAST_SHARE_OF_BEST = 0.2;
/**
 * Files up to this size are given whole to the embedded answerer, because a question about the whole file
 * needs all of it.
 */
const QUOTED_WHOLE_CHARS = 40_000;
const MOST_WHOLE_PASSAGES = 400;
/** Share of the budget for files that are given whole; the rest is for the library. */
const WHOLE_SHARE = 0.75;

/** The fields of a file that decide whether it is given whole. */
export interface ReadFile {
  id: string;
  chars: number;
}

export interface PassagesWanted {
  request: Pick<ChatRequest, "context">;
  question: string;
  search: PlannedSearch;
  /** Synonyms of words in a query. */
  otherWords: (query: string) => readonly Widening[];
  collections: readonly FileOwner[];
  /** Attached to this question. */
  files: readonly ReadFile[];
  /** Attached to earlier questions of the conversation; this question may or may not be about them. */
  earlierFiles: readonly ReadFile[];
  personId: string | undefined;
  /** The whole library, if it fits into one prompt; the answer then does not depend on the search. */
  smallLibrary: readonly ReadFile[];
  /**
   * Characters of passages for a model; undefined for the embedded answerer, which gets only supporting
   * passages.
   */
  budgetChars: number | undefined;
}

export interface GatheredPassages {
  passages: CitablePassage[];
  /**
   * Whether the found words can support an answer. A model is called in either case and judges by reading.
   */
  hasSupport: boolean;
  /** The found passages, best first, each with the share of the question that it covers. */
  found: { title: string; section: string; support: number; fileId: string }[];
}

/**
 * The material of an answer: the conversation's files, the passages that fit, and the passages that the
 * browser sent.
 */
export async function gatherPassages(
  retrieval: Retrieval,
  wanted: PassagesWanted,
): Promise<GatheredPassages> {
  const context = contextPassages(wanted.request);
  const { passages, found } =
    wanted.budgetChars === undefined
      ? await gatherToQuote(retrieval, wanted)
      : await gatherForModel(retrieval, wanted, wanted.budgetChars);
  const isSupported =
    wanted.budgetChars === undefined
      ? passages.length > 0
      : retrieval.supports(found) || wanted.files.length > 0;
  const best = Math.max(0, ...found.map(({ score }) => score));
  return {
    passages: [
      ...context,
      ...unique(passages).map((passage) => ({ ...toCitable(passage), ...ratingOf(passage, best) })),
    ],
    hasSupport: context.length > 0 || isSupported,
    found: found.map(({ title, section, support, fileId }) => ({ title, section, support, fileId })),
  };
}

/** Files that are given whole were not searched, so their passages have no scores. */
const ratingOf = ({ score, support }: RetrievedPassage, best: number) =>
  score > 0 && best > 0 ? { relevance: score / best, support } : {};

interface Gathered {
  passages: RetrievedPassage[];
  found: RetrievedPassage[];
}

/**
 * Whole files where they fit, then the best hits of every search. The model judges whether they answer the
 * question.
 */
async function gatherForModel(
  retrieval: Retrieval,
  { search, collections, files, earlierFiles, smallLibrary, otherWords, personId }: PassagesWanted,
  budgetChars: number,
): Promise<Gathered> {
  const own = [...files, ...earlierFiles];
  const whole = fitting(own, budgetChars * WHOLE_SHARE);
  const ids = whole.map(({ id }) => id);
  const tooLong = own.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  const first = ids.length > 0 ? await retrieval.readInOrder(ids, MOST_WHOLE_PASSAGES) : [];
  const inFiles = await searchAll(search.queries, tooLong);
  const byWords = await searchAll(search.queries);
  // Everyday words that no document uses: here a model's query is worth its latency, which plain questions do
  // not pay.
  const isUnsupported = own.length === 0 && !retrieval.supports(alternate(byWords));
  const refined = isUnsupported && collections.length > 0 ? await search.refine?.() : undefined;
  const inAll = [...(refined ? await searchAll(refined) : []), ...byWords];
  const found = alternate(inAll);
  const last = await retrieval.readInOrder(
    smallLibrary.map(({ id }) => id),
    MOST_PASSAGES,
  );
  const passages = await choosePassages({
    found: [...inFiles, ...inAll],
    first,
    last,
    budgetChars,
    readNeighbours: retrieval.readNeighbours,
  });
  return { passages, found };

  async function searchAll(queries: readonly string[], fileIds?: readonly string[]) {
    const lists: RetrievedPassage[][] = [];
    if (collections.length === 0 || fileIds?.length === 0) return lists;
    // Sequential, because the embedded database has a single connection.
    for (const query of queries)
      lists.push(
        await retrieval.search({
          collections,
          fileIds,
          query,
          also: otherWords(query),
          limit: MOST_PASSAGES,
          personId,
        }),
      );
    return lists;
  }
}

/** The newest attachments first, while they fit. */
function fitting(files: readonly ReadFile[], chars: number): ReadFile[] {
  let room = chars;
  return files.filter((file) => {
    if (file.chars > room) return false;
    room -= file.chars;
    return true;
  });
}

/** Leading hits whose procedure is completed. */
const MOST_CUT = 6;
const BEFORE_SHARE = 0.9;
const LATER_STEP = /^\s*(?:[2-9]|1\d)\. /;

async function gatherToQuote(retrieval: Retrieval, wanted: PassagesWanted): Promise<Gathered> {
  const { question, collections, personId, search } = wanted;
  const { earlierFiles } = wanted;
  const isAboutEarlier = wanted.files.length === 0 && earlierFiles.length > 0 && speaksOfFiles(question);
  const files = isAboutEarlier ? earlierFiles : wanted.files;
  const chars = files.reduce((sum, file) => sum + file.chars, 0);
  const isWhole = files.length > 0 && chars <= QUOTED_WHOLE_CHARS;
  const ids = files.map(({ id }) => id);
  const whole = isWhole ? await retrieval.readInOrder(ids, MOST_WHOLE_PASSAGES) : [];
  const limit = files.length > 0 ? QUOTED_PASSAGES_WITH_FILES : QUOTED_PASSAGES;
  const found = whole.length > 0 ? [] : await searchInTurn();
  const best = Math.max(...found.map(({ score }) => score));
  const worthReading = found.filter(({ score }) => score >= best * LEAST_SHARE_OF_BEST);
  const leading =
    whole.length === 0 && worthReading.length === 0 && asksForSummary(question)
      ? await retrieval.readNewest(collections, QUOTED_PASSAGES_WITH_FILES)
      : [];
  const opened = await beginningsOf(worthReading);
  return { passages: [...whole, ...worthReading, ...opened, ...leading], found };

  /** The passages before those that begin in the middle of a procedure: its first step is in them. */
  async function beginningsOf(passages: readonly RetrievedPassage[]): Promise<RetrievedPassage[]> {
    const cut = passages.slice(0, MOST_CUT).filter(({ text }) => LATER_STEP.test(text));
    if (cut.length === 0) return [];
    const around = await retrieval.readNeighbours(
      cut.map(({ id }) => id),
      1,
    );
    const rated = around.map((passage) => {
      const after = cut.find(
        ({ fileId, section }) => fileId === passage.fileId && section === passage.section,
      );
      return after ? [{ ...passage, score: after.score * BEFORE_SHARE, support: after.support }] : [];
    });
    return rated.flat();
  }

  async function searchInTurn() {
    const lists: RetrievedPassage[][] = [];
    for (const query of search.queries) lists.push(await searchFor(query));
    const best = alternate(lists).slice(0, limit);
    if (retrieval.supports(best) || search.otherwise === undefined) return best;
    return searchFor(search.otherwise);
  }

  function searchFor(query: string) {
    return retrieval.search({ collections, query, also: wanted.otherWords(query), limit, personId });
  }
}

const SPEAKS_OF_FILES =
  /(?<!\p{L})(?:archivos?|ficheros?|documentos?|adjuntos?|pdf|excel|hojas?|tablas?|planillas?|columnas?|filas?|csv|file|sheet|spreadsheet|table|attachment|column|rows?|arquivos?|anexos?|planilha|tabela|linhas?|colunas?|total|suma|media|promedio|m[aá]xim[oa]|m[ií]nim[oa]|average|sum|soma|m[eé]dia)(?!\p{L})/iu;

export const speaksOfFiles = (question: string): boolean =>
  SPEAKS_OF_FILES.test(question) || asksForSummary(question);

function unique(passages: readonly RetrievedPassage[]): RetrievedPassage[] {
  return [...new Map(passages.map((passage) => [passage.id, passage])).values()];
}

export function toCitable(passage: RetrievedPassage): CitablePassage {
  const {
    score: _score,
    support: _support,
    collectionId: _collection,
    documentOwner: _owner,
    ...citable
  } = passage;
  return citable;
}

/** Passages of the browser's own knowledge base: used for this answer, and stored only if cited. */
function contextPassages({ context = [] }: Pick<ChatRequest, "context">): CitablePassage[] {
  return context.map(({ name, page, text }, at) => ({
    id: `context-${at + 1}`,
    title: name,
    page,
    text,
    section: "",
    fileId: null,
    start: null,
    end: null,
    revision: null,
    validUntil: null,
    url: null,
    mediaType: "text/plain",
    fileName: name,
    isExpired: false,
    isSuperseded: false,
  }));
}

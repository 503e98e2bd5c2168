import type { ChatRequest } from "@metatron/contract/chat";
import { asksForSummary } from "../../adapters/models/index.ts";
import type { FileOwner, FileRow } from "../files/index.ts";
import type { Retrieval, RetrievedPassage } from "../retrieval/index.ts";
import type { CitablePassage } from "./cited-passages.ts";

const MOST_PASSAGES = 8;
const PASSAGES_WITH_FILES = 12;
/** Attached files up to this size are given whole: an answer about all of it needs all of it. */
const WHOLE_FILES_CHARS = 40_000;
const MOST_WHOLE_PASSAGES = 60;
const LEAST_SHARE_OF_BEST = 0.5;
const PASSAGES_FOR_ANSWERER = 40;
const LEAST_SHARE_FOR_ANSWERER = 0.2;

export interface PassagesWanted {
  request: ChatRequest;
  question: string;
  /** The question as it can be understood by itself. */
  query: string;
  /** Other words for those of the query. */
  also?: readonly { of: string; words: readonly string[]; weight: number }[] | undefined;
  /** The embedded answerer judges by itself which passage answers: it reads more of them, weak ones too. */
  isForAnswerer: boolean;
  collections: readonly FileOwner[];
  files: readonly FileRow[];
  personId: string;
}

export interface GatheredPassages {
  passages: CitablePassage[];
  /** Whether anything of it can carry an answer. */
  hasSupport: boolean;
  /** The documents that were found, best first, and how much of the question each speaks of. */
  found: { title: string; support: number }[];
}

/** What an answer may be built on: files attached now, passages that fit, and what the browser sent along. */
export async function gatherPassages(
  retrieval: Retrieval,
  wanted: PassagesWanted,
): Promise<GatheredPassages> {
  const { request, query, question, collections, files, personId } = wanted;
  const context = contextPassages(request);
  const wholeFiles = wholeFilesOf(wanted);
  const whole = wholeFiles ? await retrieval.readInOrder(wholeFiles, MOST_WHOLE_PASSAGES) : [];
  const isAnswered = whole.length > 0 && files.length > 0;
  const { also, isForAnswerer } = wanted;
  const most = isForAnswerer ? PASSAGES_FOR_ANSWERER : MOST_PASSAGES;
  const limit = files.length > 0 ? PASSAGES_WITH_FILES : most;
  const found = isAnswered ? [] : await retrieval.search({ collections, query, also, limit, personId });
  const isWorthReading = isForAnswerer || retrieval.supports(found);
  const supported = isWorthReading
    ? found.filter(({ score }) => score >= leastScore(found, isForAnswerer))
    : [];
  const leading =
    whole.length === 0 && supported.length === 0 && asksForSummary(question)
      ? await retrieval.readNewest(collections, PASSAGES_WITH_FILES)
      : [];
  const passages = unique([...whole, ...supported, ...leading]).map(toCitable);
  return {
    passages: [...context, ...passages],
    hasSupport: context.length + passages.length > 0,
    found: found.map(({ title, support }) => ({ title, support })),
  };
}

/** Far behind the best, a passage only has some words in common with the question. */
const leastScore = (found: readonly RetrievedPassage[], isForAnswerer: boolean) =>
  (found[0]?.score ?? 0) * (isForAnswerer ? LEAST_SHARE_FOR_ANSWERER : LEAST_SHARE_OF_BEST);

function wholeFilesOf({ files }: PassagesWanted): string[] | undefined {
  const read = files.filter(({ status }) => status === "ready");
  const chars = read.reduce((sum, file) => sum + (file.num_chars ?? 0), 0);
  return read.length > 0 && chars <= WHOLE_FILES_CHARS ? read.map(({ id }) => id) : undefined;
}

function unique(passages: readonly RetrievedPassage[]): RetrievedPassage[] {
  return [...new Map(passages.map((passage) => [passage.id, passage])).values()];
}

function toCitable(passage: RetrievedPassage): CitablePassage {
  const { id, title, page, section, text, fileId, start, end, revision, validUntil } = passage;
  const { url, mediaType, fileName, isExpired, isSuperseded, tableHead } = passage;
  return {
    ...{ id, title, page, section, text, fileId, start, end, revision, validUntil },
    ...{ url, mediaType, fileName, isExpired, isSuperseded, tableHead },
  };
}

/** Passages of the browser's own knowledge base: used for this answer, stored only where cited. */
function contextPassages({ context = [] }: ChatRequest): CitablePassage[] {
  return context.map(({ name, page, text }, at) => ({
    ...{ id: `context-${at + 1}`, title: name, page, text, section: "" },
    ...{ fileId: null, start: null, end: null, revision: null, validUntil: null },
    ...{ url: null, mediaType: "text/plain", fileName: name, isExpired: false, isSuperseded: false },
  }));
}

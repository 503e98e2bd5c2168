import type { Notice } from "@metatron/contract/chat/stream-parts";
import {
  asksForSummary,
  type Outline,
  outlineOf,
  type ResolvedModel,
} from "../../../adapters/models/index.ts";
import type { FileRow } from "../../files/index.ts";
import type { DocumentList, ListedDocument, Widening } from "../../retrieval/index.ts";
import type { TableAnswer } from "../../tables/index.ts";
import type { AnswerToPrepare, PrepareDeps } from "../answer-to-prepare.ts";
import {
  type GatheredPassages,
  gatherPassages,
  type ReadFile,
  speaksOfFiles,
  toCitable,
} from "../gather-passages.ts";
import { planSearch } from "../search-question.ts";
import { catalogueFact } from "./catalogue.ts";
import { MOST_PASSAGES } from "./choose-passages.ts";
import { promptBudget } from "./passage-budget.ts";
import { readWhole } from "./read-whole.ts";
import { computeFromSheets, type PossibleSheet, passagesOf, tableFact } from "./table-facts.ts";
import { wholeDocument } from "./whole-document.ts";

const MOST_LISTED = 200;
/**
 * Longer documents get an outline when there is no model: an extractive summary would cover only their
 * beginning.
 */
const SUMMARISED_CHARS = 40_000;
const MOST_OUTLINED_PASSAGES = 20_000;

export interface MaterialWanted extends AnswerToPrepare {
  /** True for a command about the conversation itself, which needs no search. */
  isAlone: boolean;
  /** The search terms in the documents' spelling. */
  toQuery: (question: string) => string;
  /** Synonyms of words in a query. */
  otherWords: (query: string) => readonly Widening[];
}

export interface FoundMaterial extends GatheredPassages {
  /** Notes for the model about the documents, besides the passages. */
  facts: string[];
  notices: readonly Notice[];
  /**
   * Replaces the summary of a long document, which only a model can write. The points are in the passages.
   */
  outlined?: Outline | undefined;
  /**
   * Without a model: the figures that the question asks of sheets, computed from all rows, which are in the
   * passages.
   */
  computed?: TableAnswer | undefined;
}

/**
 * The material for a question: its passages and, for a model, the list of documents and how much of them is
 * shown.
 */
export async function findMaterial(deps: PrepareDeps, wanted: MaterialWanted): Promise<FoundMaterial> {
  const { retrieval } = deps;
  const { grounding, request, attached, question, model, personId, isAlone } = wanted;
  const files = attached.files.filter(isRead);
  const earlier = (wanted.earlierFiles ?? []).filter(
    (file) => isRead(file) && !files.some(({ id }) => id === file.id),
  );
  // A new free conversation without files has nothing to search, and most conversations start like this.
  const hasNothing =
    isAlone ||
    (!grounding.assistant && !grounding.project?.hasFiles && wanted.isNewConversation && files.length === 0);
  const collections = hasNothing ? [] : grounding.collections;
  // Without files of its own, a conversation uses the shared list of documents, which is cached.
  const hasOwn = files.length + earlier.length > 0;
  const listed = hasOwn ? collections : collections.filter(({ kind }) => kind !== "conversation");
  const documents = await retrieval.documents(listed, MOST_LISTED);
  const isSearched = documents.passages > 0;
  const isDemo = model.info.demo;
  const budget = isDemo ? undefined : promptBudget(model);

  const whole = wholeDocument({
    question,
    attachedIds: files.map(({ id }) => id),
    earlierIds: earlier.map(({ id }) => id),
    documents: documents.documents,
  });
  if (whole && isDemo && whole.chars > SUMMARISED_CHARS) return outlined(whole);
  if (whole && deps.db && budget && whole.chars > budget.passageChars) return noted(whole, deps.db);

  const report = (passages: number | null) =>
    isSearched &&
    wanted.emit?.({
      type: "data-searching",
      data: { documents: documents.total, passages },
      transient: true,
    });
  report(null);
  const search = isSearched ? await plan() : { queries: [] };
  const wholeFile = whole && !files.some(({ id }) => id === whole.fileId) ? [toLibraryFile(whole)] : [];
  const gathered = await gatherPassages(retrieval, {
    request,
    question,
    search,
    otherWords: wanted.otherWords,
    collections: isSearched ? collections : [],
    files: [...wholeFile, ...files.map(toReadFile)],
    earlierFiles: earlier.map(toReadFile),
    smallLibrary: documents.passages <= MOST_PASSAGES ? documents.documents.map(toLibraryFile) : [],
    personId,
    budgetChars: budget?.passageChars,
  });
  report(gathered.passages.length);
  const computed = isSearched && !asksForSummary(question) ? await compute() : undefined;
  if (isDemo && computed)
    return {
      ...gathered,
      passages: await passagesOf(retrieval, computed),
      hasSupport: true,
      facts: [],
      notices: [],
      computed,
    };
  return {
    ...gathered,
    facts: budget && isSearched ? facts(budget.catalogueChars, computed) : [],
    notices: [],
  };

  async function plan() {
    const planner: ResolvedModel = wanted.smallModel ?? model;
    const planned = await planSearch({ ...wanted, model: isDemo ? model : planner });
    const { refine } = planned;
    return {
      queries: planned.queries.map(wanted.toQuery),
      refine: refine && (async () => (await refine()).map(wanted.toQuery)),
      otherwise: planned.otherwise === undefined ? undefined : wanted.toQuery(planned.otherwise),
    };
  }

  async function outlined(document: ListedDocument): Promise<FoundMaterial> {
    const all = await retrieval.readInOrder([document.fileId], MOST_OUTLINED_PASSAGES);
    const { points, ...rest } = outlineOf(all, document);
    const used = [...new Set(points.map(({ at }) => at))];
    return {
      ...foundWhole(document),
      passages: used.flatMap((at) => all[at] ?? []).map(toCitable),
      outlined: { ...rest, points: points.map((point) => ({ ...point, at: used.indexOf(point.at) })) },
    };
  }

  async function noted(document: ListedDocument, db: NonNullable<PrepareDeps["db"]>): Promise<FoundMaterial> {
    const read = await readWhole(
      { db, retrieval, log: deps.log },
      { ...wanted, document, limits: wanted.limits, emit: wanted.emit ?? (() => undefined) },
    );
    return { ...foundWhole(document), passages: read.passages, facts: [read.fact], notices: [read.notice] };
  }

  function facts(catalogueChars: number, answer: TableAnswer | undefined): string[] {
    const shown = gathered.passages.filter(({ fileId }) => fileId !== null).length;
    const hasFound = gathered.found.length > 0 || hasOwn;
    return [
      catalogueFact(documents, catalogueChars),
      coverage({ shown, of: documents.passages, hasFound }),
      ...(answer ? [tableFact(answer)] : []),
    ];
  }

  async function compute(): Promise<TableAnswer | undefined> {
    const own = [...files, ...earlier].map(toSheet);
    const answer = await computeFromSheets(retrieval, question, [
      ...own,
      ...sheetsFound(documents, gathered),
    ]);
    const isAboutSheets = files.length > 0 || (own.length > 0 && speaksOfFiles(question));
    return answer && isToBeSaid(answer, { isAboutSheets, isDemo }) ? answer : undefined;
  }
}

/** A question with more unmatched words than this is about something that the sheet does not hold. */
const MOST_IGNORED_WORDS = 2;

/**
 * A sheet that is not attached must account for the whole question. A model reads the words that the figure
 * leaves out, and judges.
 */
function isToBeSaid(
  answer: TableAnswer,
  { isAboutSheets, isDemo }: { isAboutSheets: boolean; isDemo: boolean },
): boolean {
  if (answer.kind !== "found") return isAboutSheets;
  if (!isDemo) return true;
  return answer.finding.ignored.length <= (isAboutSheets ? MOST_IGNORED_WORDS : 0);
}

const toSheet = ({ id, title, name, type, num_chars }: FileRow): PossibleSheet => ({
  fileId: id,
  title: title ?? name,
  mediaType: type,
  chars: num_chars ?? 0,
});

const isRead = ({ status, num_chunks }: FileRow) => status === "ready" && (num_chunks ?? 0) > 0;

const toReadFile = ({ id, num_chars }: FileRow): ReadFile => ({ id, chars: num_chars ?? 0 });

const toLibraryFile = ({ fileId, chars }: ListedDocument): ReadFile => ({ id: fileId, chars });

const foundWhole = ({ title, fileId }: ListedDocument) => ({
  hasSupport: true,
  found: [{ title, section: "", fileId, support: 1 }],
  facts: [],
  notices: [],
});

/**
 * A model that knows how much it was not shown writes «in what I was given» instead of «there is no rule».
 */
function coverage({ shown, of, hasFound }: { shown: number; of: number; hasFound: boolean }): string {
  if (!hasFound)
    return `The search found nothing in them for this question; ${shown} of ${of} passages are shown below.`;
  if (shown >= of) return `All ${of} passages of these documents are shown below.`;
  return `${shown} of ${of} passages of these documents are shown below: those that fit the question best, with what stands around them.`;
}

/**
 * Only sheets that the search found, because reading every sheet of a large library would take seconds. Valid
 * sheets first, then by rank.
 */
function sheetsFound({ documents }: DocumentList, { found }: GatheredPassages): PossibleSheet[] {
  const places = new Map(found.map(({ fileId }, at) => [fileId, at] as const).toReversed());
  const rank = ({ fileId, isExpired, isSuperseded, isNotYetValid }: ListedDocument) =>
    (places.get(fileId) ?? 0) + (isExpired || isSuperseded || isNotYetValid ? found.length : 0);
  return documents.filter(({ fileId }) => places.has(fileId)).sort((a, b) => rank(a) - rank(b));
}

import type { ResolvedModel } from "../../../adapters/models/index.ts";
import type { FileRow } from "../../files/index.ts";
import type { DocumentList, Retrieval } from "../../retrieval/index.ts";
import { type GatheredPassages, gatherPassages, type ReadFile } from "../gather-passages.ts";
import type { AnswerToPrepare } from "../prepare-answer.ts";
import { planSearch } from "../search-question.ts";
import { catalogueFact } from "./catalogue.ts";
import { MOST_PASSAGES } from "./choose-passages.ts";
import { promptBudget } from "./passage-budget.ts";
import { tableFact } from "./table-facts.ts";

const MOST_LISTED = 200;

export interface MaterialWanted extends AnswerToPrepare {
  /** A command about the conversation itself: nothing is searched. */
  isAlone: boolean;
  /** The words to look for, as documents spell them. */
  toQuery: (question: string) => string;
}

export interface FoundMaterial extends GatheredPassages {
  /** What a model should know about the documents besides these passages. */
  facts: string[];
}

/** What is known about a question: its passages, and for a model which documents there are and how much of them is shown. */
export async function findMaterial(retrieval: Retrieval, wanted: MaterialWanted): Promise<FoundMaterial> {
  const { grounding, request, attached, question, model, personId, isAlone } = wanted;
  const files = attached.files.filter(isRead);
  const earlier = (wanted.earlierFiles ?? []).filter(
    (file) => isRead(file) && !files.some(({ id }) => id === file.id),
  );
  // A new free conversation without files has nothing to look in, and most begin so.
  const hasNothing = isAlone || (!grounding.assistant && wanted.isNewConversation && files.length === 0);
  const collections = hasNothing ? [] : grounding.collections;
  const isSearched = collections.length > 0 && (await retrieval.hasPassages(collections));
  const isDemo = model.info.demo;
  const search = isSearched ? await plan() : { queries: [] };
  const documents =
    isSearched && !isDemo ? await retrieval.documents(collections, MOST_LISTED) : NO_DOCUMENTS;
  const budget = isDemo ? undefined : promptBudget(model);
  const gathered = await gatherPassages(retrieval, {
    request,
    question,
    search,
    collections: isSearched ? collections : [],
    files: files.map(toReadFile),
    earlierFiles: earlier.map(toReadFile),
    smallLibrary: documents.passages <= MOST_PASSAGES ? documents.documents.map(toLibraryFile) : [],
    personId,
    budgetChars: budget?.passageChars,
  });
  return { ...gathered, facts: budget && isSearched ? await facts(budget.catalogueChars) : [] };

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

  async function facts(catalogueChars: number): Promise<string[]> {
    const shown = gathered.passages.filter(({ fileId }) => fileId !== null).length;
    const own = [...files, ...earlier];
    const computed = await tableFact(retrieval, question, [
      ...own.map(({ id, title, name, type }) => ({ fileId: id, title: title ?? name, mediaType: type })),
      ...sheetsFound(documents, gathered),
    ]);
    return [
      catalogueFact(documents, catalogueChars),
      coverage({ shown, of: documents.passages, hasFound: gathered.found.length > 0 || own.length > 0 }),
      ...(computed ? [computed] : []),
    ];
  }
}

const NO_DOCUMENTS: DocumentList = { documents: [], total: 0, passages: 0 };

const isRead = ({ status, num_chunks }: FileRow) => status === "ready" && (num_chunks ?? 0) > 0;

const toReadFile = ({ id, num_chars }: FileRow): ReadFile => ({ id, chars: num_chars ?? 0 });

const toLibraryFile = ({ fileId, chars }: DocumentList["documents"][number]): ReadFile => ({
  id: fileId,
  chars,
});

/** A model that knows how much it was not shown says «in what I was given» instead of «there is no rule». */
function coverage({ shown, of, hasFound }: { shown: number; of: number; hasFound: boolean }): string {
  if (!hasFound)
    return `The search found nothing in them for this question; ${shown} of ${of} passages are shown below.`;
  if (shown >= of) return `All ${of} passages of these documents are shown below.`;
  return `${shown} of ${of} passages of these documents are shown below: those that fit the question best, with what stands around them.`;
}

/** Sheets of the library that the search found, and no others: reading each sheet of a large library would take seconds. */
function sheetsFound({ documents }: DocumentList, { found }: GatheredPassages) {
  const ids = new Set(found.map(({ fileId }) => fileId));
  return documents.filter(({ fileId }) => ids.has(fileId));
}

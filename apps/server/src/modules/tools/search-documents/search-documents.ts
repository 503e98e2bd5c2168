import { filledText, line } from "@metatron/contract/fields";
import { z } from "zod";
import type { FileOwner } from "../../files/index.ts";
import type { RetrievedPassage } from "../../retrieval/index.ts";
import { isSpecialised } from "../../specialised/index.ts";
import { defineTool, type Tool, type ToolContext, type ToolsWanted } from "../../turns/index.ts";
import { documentStatus } from "../about-document.ts";
import { charsShown, citeFound, fitting, RESULT_CHARS } from "../cited-results.ts";
import { lookUpDocuments } from "../find-document.ts";
import { mayReadStrangers, type ReadableScope, readableScope } from "../readable-scope.ts";
import { toolTexts } from "../texts.ts";
import { cappedCount, toolInput } from "../tool-input.ts";
import type { ToolsDeps } from "../tools-deps.ts";

const MOST_QUERY_CHARS = 500;
const MOST_NAME_CHARS = 300;
const MOST_DOCUMENTS = 10;
const MOST_PASSAGES = 15;
const USUAL_PASSAGES = 8;
/** Passages that a filter drops are replaced by the next ones of the same search. */
const SEARCHED_PER_PASSAGE = 4;

const schema = z.object({
  query: filledText(MOST_QUERY_CHARS).describe(
    "What to look for, in the words that the document would use. Spanish finds most. One subject per search.",
  ),
  documents: z
    .array(line(MOST_NAME_CHARS))
    .max(MOST_DOCUMENTS)
    .optional()
    .describe("Search only in these documents: titles or ids."),
  collection: z
    .enum(["all", "assistant", "conversation"])
    .default("all")
    .describe("assistant: the assistant's library; conversation: the files that the person attached."),
  validity: z
    .enum(["any", "valid"])
    .default("any")
    .describe("valid: without expired, superseded and not yet valid documents."),
  limit: cappedCount(MOST_PASSAGES).default(USUAL_PASSAGES).describe("How many passages, at most 15."),
});
type Input = z.output<typeof schema>;

const DESCRIPTION = [
  "Searches the documents of this conversation and returns the best passages, each with its citation such as [3].",
  "Use it when the given passages do not answer, for each further subject of the question, and with other words",
  "when a search found nothing. A passage is an excerpt: read_document shows what is around it.",
].join(" ");

/** Finds passages in the documents that the turn may read. */
export function createSearchDocumentsTool(
  deps: Pick<ToolsDeps, "db" | "retrieval" | "specialised">,
  turn: Pick<ToolsWanted, "assistant" | "specialty" | "hasFiles">,
): Tool {
  return defineTool<Input>({
    name: "search_documents",
    description: DESCRIPTION,
    access: "read",
    isUntrusted: mayReadStrangers(turn),
    ...toolInput(schema),
    async run(wanted, context) {
      const say = toolTexts[context.language];
      const scope = await readableScope(deps, context);
      const { fileIds, unknown } = await namedFiles(wanted, scope, context);
      const passages = await search(wanted, scope, { fileIds, context });
      const shown = fitting(passages, charsShown, RESULT_CHARS);
      const notes = [
        ...(unknown.length > 0 ? [say.someNotFound(unknown)] : []),
        ...(shown.length === 0 ? [say.nothingFound] : []),
        ...(shown.length < passages.length ? [say.passagesLeftOut(passages.length - shown.length)] : []),
      ];
      return { passages: citeFound(context, shown), ...(notes.length > 0 ? { note: notes.join(" ") } : {}) };
    },
  });

  /** Throws when none of the named documents is here: passages of others would be taken for theirs. */
  async function namedFiles({ documents = [] }: Input, scope: ReadableScope, { language }: ToolContext) {
    if (documents.length === 0) return { fileIds: undefined, unknown: [] };
    const fileIds: string[] = [];
    const unknown: string[] = [];
    let nearest: string[] = [];
    for (const name of documents) {
      const found = await lookUpDocuments({ db: deps.db, scope }, name);
      fileIds.push(...found.matches.map(({ fileId }) => fileId));
      if (found.matches.length === 0) {
        unknown.push(name);
        nearest = found.nearest;
      }
    }
    if (fileIds.length === 0) throw new Error(toolTexts[language].notFound(unknown.join("», «"), nearest));
    return { fileIds, unknown };
  }

  async function search(
    { query, collection, validity, limit }: Input,
    scope: ReadableScope,
    { fileIds, context }: { fileIds: readonly string[] | undefined; context: ToolContext },
  ): Promise<RetrievedPassage[]> {
    const words = isSpecialised(turn.specialty) ? deps.specialised : undefined;
    const found = await deps.retrieval.search({
      collections: collectionsIn(scope, collection),
      fileIds,
      query: words?.toSearchText(query) ?? query,
      also: words?.otherWords(query),
      limit: limit * SEARCHED_PER_PASSAGE,
      personId: context.personId,
    });
    return found
      .filter((passage) => mayRead(scope, passage))
      .filter((passage) => validity === "any" || documentStatus(passage) === "valid")
      .slice(0, limit);
  }
}

function collectionsIn(
  { assistants, conversation, fileIds }: ReadableScope,
  which: Input["collection"],
): FileOwner[] {
  const own = conversation && fileIds.length > 0 ? [conversation] : [];
  return [...(which === "conversation" ? [] : assistants), ...(which === "assistant" ? [] : own)];
}

/** A conversation can hold files that this turn may not read, for example pictures. */
function mayRead({ assistants, fileIds }: ReadableScope, { fileId, collectionId }: RetrievedPassage) {
  return assistants.some(({ id }) => id === collectionId) || fileIds.includes(fileId);
}

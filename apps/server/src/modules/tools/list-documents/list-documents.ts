import { line } from "@metatron/contract/fields";
import { z } from "zod";
import { findDocuments } from "../../retrieval/index.ts";
import { defineTool, type Tool, type ToolsWanted } from "../../turns/index.ts";
import { aboutDocument } from "../about-document.ts";
import { wordsOfName } from "../match-documents.ts";
import { mayReadStrangers, readableScope } from "../readable-scope.ts";
import { toolTexts } from "../texts.ts";
import { toolInput } from "../tool-input.ts";
import type { ToolsDeps } from "../tools-deps.ts";

const MOST_TITLE_CHARS = 300;
const MOST_PAGES = 10_000;
const PER_PAGE = 40;

const schema = z.object({
  title: line(MOST_TITLE_CHARS)
    .optional()
    .describe("Only documents with these words in their title or file name."),
  page: z.int().min(1).max(MOST_PAGES).default(1).describe(`Page of the list, ${PER_PAGE} documents each.`),
});
type Input = z.output<typeof schema>;

const DESCRIPTION = [
  "Lists the documents that can be read in this conversation: title, id, kind, pages, revision, validity and status.",
  "Use it to find out which documents exist, or the exact title of one. It does not search in their texts.",
].join(" ");

/** Lists the documents that the turn may read. */
export function createListDocumentsTool(
  { db }: Pick<ToolsDeps, "db">,
  turn: Pick<ToolsWanted, "assistant" | "hasFiles">,
): Tool {
  return defineTool<Input>({
    name: "list_documents",
    description: DESCRIPTION,
    access: "read",
    // Titles are texts of other people, too.
    isUntrusted: mayReadStrangers(turn),
    ...toolInput(schema),
    async run({ title, page }, context) {
      const say = toolTexts[context.language];
      const scope = await readableScope({ db }, context);
      const words = title === undefined ? [] : wordsOfName(title);
      const { documents, total } = await findDocuments(db, {
        collections: scope.assistants,
        fileIds: scope.fileIds,
        words,
        leastWords: words.length,
        limit: PER_PAGE,
        offset: (page - 1) * PER_PAGE,
      });
      const note = noteOf();
      return {
        documents: documents.map((document) => ({
          ...aboutDocument(document),
          ...(scope.fileIds.includes(document.fileId) ? { attached: true } : {}),
        })),
        ...(documents.length > 0 ? { total } : {}),
        ...(note ? { note } : {}),
      };

      function noteOf(): string | undefined {
        if (documents.length === 0 && page > 1) return say.noSuchPage(page);
        if (documents.length === 0) return title === undefined ? say.noDocuments : say.notFound(title, []);
        return total > page * PER_PAGE ? say.moreDocuments(page + 1) : undefined;
      }
    },
  });
}

import { line } from "@metatron/contract/fields";
import { z } from "zod";
import { type ListedDocument, type OutlinedPassage, readOutline } from "../../retrieval/index.ts";
import { defineTool, type Tool, type ToolContext, type ToolsWanted } from "../../turns/index.ts";
import { aboutDocument } from "../about-document.ts";
import { citeRead, RESULT_CHARS } from "../cited-results.ts";
import { findOneDocument } from "../find-document.ts";
import { mayReadStrangers, readableScope } from "../readable-scope.ts";
import { type ToolTexts, toolTexts } from "../texts.ts";
import { toolInput } from "../tool-input.ts";
import type { ToolsDeps } from "../tools-deps.ts";
import { type ChosenPart, choosePart } from "./choose-part.ts";

const MOST_NAME_CHARS = 300;
const MOST_PAGES = 100_000;
const MOST_PASSAGES = 1_000_000;

const schema = z.object({
  document: line(MOST_NAME_CHARS).describe("Title, file name or id of the document."),
  from_page: z.int().min(1).max(MOST_PAGES).optional().describe("First page, in documents with pages."),
  to_page: z.int().min(1).max(MOST_PAGES).optional().describe("Last page."),
  section: line(MOST_NAME_CHARS).optional().describe("A heading: reads what is below it."),
  from_passage: z
    .int()
    .min(1)
    .max(MOST_PASSAGES)
    .optional()
    .describe("The `next` of an earlier result with the same pages or section, to go on reading there."),
});
type Input = z.output<typeof schema>;

const DESCRIPTION = [
  "Reads a document of this conversation in order: some pages, a section by its heading, or all of it.",
  "Returns passages with their citations such as [3], and `next` when there is more to read.",
  "Use it when an excerpt is not enough: a procedure with all its steps, a whole table, exceptions, a summary.",
].join(" ");

/** Reads a part of a document that the turn may read. */
export function createReadDocumentTool(
  { db, retrieval }: Pick<ToolsDeps, "db" | "retrieval">,
  turn: Pick<ToolsWanted, "assistant" | "hasFiles">,
): Tool {
  return defineTool<Input>({
    name: "read_document",
    description: DESCRIPTION,
    access: "read",
    isUntrusted: mayReadStrangers(turn),
    ...toolInput(schema),
    async run(wanted, context) {
      const say = toolTexts[context.language];
      const scope = await readableScope({ db }, context);
      const document = await findOneDocument({ db, scope, say }, wanted.document);
      const outline = await readOutline(db, document.fileId);
      const part = choosePart(outline, partOf(wanted), RESULT_CHARS);
      if (part.kind !== "found") throw new Error(refusal(part, { document, wanted, say }));
      const passages = await read(document, outline.slice(part.first, part.last + 1), context);
      if (passages.length === 0) throw new Error(say.changed);
      return {
        ...aboutDocument(document),
        read: { from: part.first + 1, to: part.last + 1, of: outline.length },
        passages,
        ...(part.next === undefined
          ? { note: say.isComplete }
          : { next: part.next, note: say.readOn(part.next) }),
      };
    },
  });

  async function read(document: ListedDocument, part: readonly OutlinedPassage[], context: ToolContext) {
    const places = part.map(({ start }) => ({ fileId: document.fileId, start }));
    return citeRead(context, await retrieval.readAt(places));
  }
}

const partOf = ({ from_page, to_page, section, from_passage }: Input) => ({
  fromPage: from_page,
  toPage: to_page,
  section,
  fromPassage: from_passage,
});

function refusal(
  part: Exclude<ChosenPart, { kind: "found" }>,
  { document, wanted, say }: { document: ListedDocument; wanted: Input; say: ToolTexts },
): string {
  switch (part.kind) {
    case "no-such-pages":
      return say.noSuchPages(document.title, document.pages ?? 0);
    case "beyond-end":
      return say.beyondEnd(part.passages);
    case "without-pages":
      return say.withoutPages(document.title);
    case "no-such-section":
      return say.noSuchSection(wanted.section ?? "", part.sections);
  }
}

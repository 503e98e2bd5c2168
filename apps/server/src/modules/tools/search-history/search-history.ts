import { filledText } from "@metatron/contract/fields";
import { wordsOf } from "@metatron/text/split-words";
import { isStopWord } from "@metatron/text/stop-words";
import { z } from "zod";
import { searchHistory } from "../../history/index.ts";
import { defineTool, type Tool } from "../../turns/index.ts";
import { toolTexts } from "../texts.ts";
import { cappedCount, toolInput } from "../tool-input.ts";
import type { ToolsDeps } from "../tools-deps.ts";

const MOST_QUERY_CHARS = 300;
const MOST_CONVERSATIONS = 15;
const USUAL_CONVERSATIONS = 6;
/** Several messages of one conversation can match. */
const MOST_HITS = 60;
const MOST_SNIPPETS = 3;
const MOST_WORDS = 12;

const schema = z.object({
  query: filledText(MOST_QUERY_CHARS).describe(
    'Words of the conversation. "Quotation marks" for an exact phrase.',
  ),
  limit: cappedCount(MOST_CONVERSATIONS)
    .default(USUAL_CONVERSATIONS)
    .describe("How many conversations, at most 15."),
});
type Input = z.output<typeof schema>;

const DESCRIPTION = [
  "Searches the person's own earlier conversations by their words and returns titles, dates and excerpts.",
  "Use it when the person refers to something said or written before that is not in this conversation.",
].join(" ");

interface FoundConversation {
  conversationId: string;
  title: string;
  date: string;
  excerpts: string[];
}

/** Searches the conversations of the person who asks, never those of other people. */
export function createSearchHistoryTool({ db }: Pick<ToolsDeps, "db">): Tool {
  return defineTool<Input>({
    name: "search_history",
    description: DESCRIPTION,
    access: "read",
    // Earlier answers quote the web, other systems and files.
    isUntrusted: true,
    ...toolInput(schema),
    async run({ query, limit }, { personId, conversationId, language }) {
      const say = toolTexts[language];
      const exact = await find(query);
      // A model writes whole sentences, and few messages have all of their words.
      const found = exact.length > 0 ? exact : await find(anyOf(query));
      const note =
        found.length === 0 ? say.noConversations : exact.length === 0 ? say.someWordsOnly : undefined;
      return { conversations: found.slice(0, limit), ...(note ? { note } : {}) };

      async function find(q: string): Promise<FoundConversation[]> {
        if (q === "") return [];
        const { items } = await searchHistory(db, personId, { q, limit: MOST_HITS });
        const byId = new Map<string, FoundConversation>();
        for (const { conversationId: id, messageId, title, createAt, snippet } of items) {
          if (id === conversationId) continue;
          const known = byId.get(id) ?? {
            conversationId: id,
            title,
            date: createAt.slice(0, 10),
            excerpts: [],
          };
          const isNew = messageId !== null && known.excerpts.length < MOST_SNIPPETS;
          byId.set(id, isNew ? { ...known, excerpts: [...known.excerpts, snippet.text] } : known);
        }
        return [...byId.values()];
      }
    },
  });
}

/** The same words, any of which may match. */
function anyOf(query: string): string {
  const words = [...new Set(wordsOf(query))].filter((word) => !isStopWord(word));
  return words.length > 1 ? words.slice(0, MOST_WORDS).join(" or ") : "";
}

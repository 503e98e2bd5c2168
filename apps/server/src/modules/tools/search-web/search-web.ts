import { filledText } from "@metatron/contract/fields";
import { z } from "zod";
import type { WebResult, WebSearch } from "../../../adapters/web-search/index.ts";
import { withoutPersonalData } from "../../personal-data/index.ts";
import { defineTool, type Tool, type ToolsWanted, toWebPassages } from "../../turns/index.ts";
import { toolTexts } from "../texts.ts";
import { toolInput } from "../tool-input.ts";

const MOST_QUERY_CHARS = 300;

const schema = z.object({
  query: filledText(MOST_QUERY_CHARS).describe(
    "What to look for, as for a search engine. No names of people.",
  ),
});
type Input = z.output<typeof schema>;

const DESCRIPTION = [
  "Searches the web and returns titles, addresses and excerpts, each with its citation such as [3].",
  "Use it for current facts that no document of the company has. The query leaves the company.",
].join(" ");

/** Searches the web with the configured search engine; the pages themselves are not fetched. */
export function createSearchWebTool(
  { webSearch }: { webSearch: WebSearch },
  { online }: Pick<ToolsWanted, "online">,
): Tool {
  return defineTool<Input>({
    name: "search_web",
    description: DESCRIPTION,
    access: "outside",
    isUntrusted: true,
    // A person who switched the web search on for the question is not asked again.
    ...(online ? { byDefault: "allow" as const } : {}),
    ...toolInput(schema),
    async run({ query }, { language, cite }) {
      const say = toolTexts[language];
      const sent = withoutPersonalData(query);
      if (sent === "") throw new Error(say.nothingLeftToSearch);
      const results = await find(sent);
      const passages = cite(toWebPassages(results)).map(({ n, title, url, text }) => ({
        cite: `[${n}]`,
        title,
        url,
        text,
      }));
      return { query: sent, passages, ...(passages.length === 0 ? { note: say.nothingOnTheWeb } : {}) };

      async function find(words: string): Promise<WebResult[]> {
        try {
          return await webSearch.search(words, language);
        } catch (error) {
          // The original message names the address of the search engine.
          throw new Error(say.webFailed, { cause: error });
        }
      }
    },
  });
}

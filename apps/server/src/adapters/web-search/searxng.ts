import { cleanLine, cleanText } from "@metatron/text/clean-text";
import { cutText } from "@metatron/text/cut-text";
import { z } from "zod";
import { createConnectorHttp, readJson } from "../connectors/connector-http.ts";

const MOST_RESULTS = 6;
const MOST_QUERY_CHARS = 300;
const MOST_SNIPPET_CHARS = 1200;

const answer = z.object({
  results: z.array(
    z.object({ url: z.string(), title: z.string().catch(""), content: z.string().nullish().catch(null) }),
  ),
});

export interface WebResult {
  url: string;
  title: string;
  text: string;
}

export interface WebSearch {
  search(query: string, language: string): Promise<WebResult[]>;
}

/** Searches with the company's SearXNG. Only the configured URL is called, never the pages in the results. */
export function createSearxng({ url }: { url: string }): WebSearch {
  const http = createConnectorHttp({ authorization: async () => undefined });
  return {
    async search(query, language) {
      const address = new URL(`${url.replace(/(?<!\/)\/+$/, "")}/search`);
      address.searchParams.set("q", cutText(query, MOST_QUERY_CHARS));
      address.searchParams.set("format", "json");
      address.searchParams.set("language", language);
      address.searchParams.set("safesearch", "1");
      const { results } = await readJson(http, answer, { url: address });
      return results
        .filter((result) => isWebAddress(result.url) && result.content)
        .slice(0, MOST_RESULTS)
        .map(({ url, title, content }) => ({
          url: cleanText(url),
          title: cleanLine(title) || new URL(url).hostname,
          text: cutText(cleanText(content ?? ""), MOST_SNIPPET_CHARS),
        }));
    },
  };
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

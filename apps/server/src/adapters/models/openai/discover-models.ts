import { z } from "zod";
import { createDiscovery, type Discovery } from "../discovery.ts";
import { type FoundModel, isChatModel } from "../model-info.ts";
import { readWhole } from "../provider-http.ts";
import { keyHeader, type OpenAiEndpoint, underBase } from "./endpoint.ts";

const ASK_TIMEOUTS = { connectMs: 3000, firstByteMs: 5000, idleMs: 5000, totalMs: 10_000 };
const WAIT_MS = 2000;
const MOST_MODELS = 200;

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

/** The models that an OpenAI-compatible server lists. */
export function discoverOpenAiModels(endpoint: OpenAiEndpoint): Discovery<FoundModel> {
  return createDiscovery({
    presence: "expected",
    waitMs: WAIT_MS,
    async ask() {
      const body = await readWhole({
        url: underBase(endpoint.baseUrl, "models"),
        method: "GET",
        headers: { ...keyHeader(endpoint), accept: "application/json", "user-agent": "metatron" },
        timeouts: ASK_TIMEOUTS,
      });
      const { data } = modelList.parse(JSON.parse(body));
      // Gemini's compatible server prefixes each id with `models/`, but accepts ids without the prefix.
      const ids = data.map(({ id }) => id.replace(/^models\//, "")).filter(isChatModel);
      return ids.slice(0, MOST_MODELS).map((id) => ({ id }));
    },
  });
}

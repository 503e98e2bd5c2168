import { z } from "zod";
import { createDiscovery, type Discovery } from "../discovery.ts";
import type { FoundModel } from "../model-info.ts";
import { underBase } from "../openai/endpoint.ts";
import { readWhole } from "../provider-http.ts";

/** Numeric, because `localhost` may resolve to an IPv6 address on which Ollama does not listen. */
export const OLLAMA_DEFAULT_URL = "http://127.0.0.1:11434";

/**
 * Callers wait for `WAIT_MS` at most. Shorter limits expired while the start of the server held up the event loop, and
 * Ollama's models were unknown until the next attempt.
 */
const ASK_TIMEOUTS = { connectMs: 5000, firstByteMs: 5000, idleMs: 5000, totalMs: 5000 };
const WAIT_MS = 500;
const FRESH_MS = 30_000;
const MOST_MODELS = 50;

const tags = z.object({ models: z.array(z.object({ name: z.string().min(1) })) });
const details = z.object({
  capabilities: z.array(z.string()).optional(),
  model_info: z.record(z.string(), z.unknown()).optional(),
});

/** Discovers Ollama and its chat models. If Ollama is not running, callers are not delayed. */
export function discoverOllama(options: { baseUrl: string; freshMs?: number }): Discovery<FoundModel> {
  const { baseUrl, freshMs = FRESH_MS } = options;
  return createDiscovery({
    presence: "possible",
    waitMs: WAIT_MS,
    freshMs,
    retryMs: freshMs,
    async ask() {
      const { models } = tags.parse(await askOllama(baseUrl, "api/tags"));
      const found = await Promise.all(
        models.slice(0, MOST_MODELS).map(({ name }) => describe(baseUrl, name)),
      );
      return found.filter((model) => model !== undefined);
    },
  });
}

async function describe(baseUrl: string, name: string): Promise<FoundModel | undefined> {
  const known = details.safeParse(await askOllama(baseUrl, "api/show", { model: name }).catch(() => ({})));
  const { capabilities, model_info: info = {} } = known.data ?? {};
  // Older versions report no capabilities, so embedding models are recognised by their name.
  if (capabilities ? !capabilities.includes("completion") : /embed/i.test(name)) return undefined;
  const lengthKey = Object.keys(info).find((key) => key.endsWith(".context_length"));
  const length = lengthKey ? info[lengthKey] : undefined;
  return {
    id: name,
    tokenLimit: typeof length === "number" ? length : undefined,
    vision: capabilities?.includes("vision"),
    tools: capabilities?.includes("tools"),
  };
}

async function askOllama(baseUrl: string, path: string, question?: object): Promise<unknown> {
  const body = question && JSON.stringify(question);
  const answer = await readWhole({
    url: underBase(baseUrl, path),
    method: body ? "POST" : "GET",
    headers: body
      ? { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) }
      : {},
    body,
    timeouts: ASK_TIMEOUTS,
  });
  return JSON.parse(answer);
}

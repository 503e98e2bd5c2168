import { z } from "zod";
import type { Timeouts } from "./http-exchange.ts";
import { ModelError } from "./model-error.ts";
import { keyHeader, type OpenAiEndpoint, underBase } from "./openai/endpoint.ts";
import type { ProviderEmbedder } from "./provider-client.ts";
import { readWhole } from "./provider-http.ts";

/** Providers accept some 300,000 tokens per call, and a response of more than a few megabytes is cut off. */
const TEXTS_PER_CALL = 32;
const CHARS_PER_CALL = 200_000;

const wireAnswer = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })),
});

/** Embeddings of OpenAI, Azure OpenAI and every server with the same protocol. */
export function createEmbedder(options: { endpoint: OpenAiEndpoint; timeouts: Timeouts }): ProviderEmbedder {
  const { endpoint, timeouts } = options;

  async function embedSome(modelId: string, input: readonly string[], signal: AbortSignal | undefined) {
    const body = JSON.stringify({ model: modelId, input, encoding_format: "float" });
    const answer = await readWhole({
      url: urlOf(endpoint, modelId),
      method: "POST",
      headers: {
        ...keyHeader(endpoint),
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
        accept: "application/json",
        "user-agent": "metatron",
      },
      body,
      timeouts,
      signal,
    });
    return inOrder(answer, input.length);
  }

  return async (modelId, texts, signal) => {
    const vectors: number[][] = [];
    for (const some of portionsOf(texts)) vectors.push(...(await embedSome(modelId, some, signal)));
    return vectors;
  };
}

function urlOf(endpoint: OpenAiEndpoint, modelId: string): URL {
  if (endpoint.dialect !== "azure") return underBase(endpoint.baseUrl, "embeddings");
  const url = underBase(endpoint.baseUrl, `openai/deployments/${encodeURIComponent(modelId)}/embeddings`);
  url.searchParams.set("api-version", endpoint.apiVersion);
  return url;
}

function* portionsOf(texts: readonly string[]): Generator<string[]> {
  let portion: string[] = [];
  let characters = 0;
  for (const text of texts) {
    const isFull = portion.length === TEXTS_PER_CALL || characters + text.length > CHARS_PER_CALL;
    if (isFull && portion.length > 0) {
      yield portion;
      [portion, characters] = [[], 0];
    }
    portion.push(text);
    characters += text.length;
  }
  if (portion.length > 0) yield portion;
}

/**
 * Checks the number and the length of the vectors: a missing one would shift the others to the wrong texts.
 */
function inOrder(answer: string, count: number): number[][] {
  const vectors: number[][] = [];
  for (const { index, embedding } of parse(answer)) vectors[index] = embedding;
  const [first] = vectors;
  const isWhole =
    vectors.length === count && Array.from(vectors).every((vector) => vector?.length === first?.length);
  if (!isWhole) throw new ModelError("provider_broken_stream", { reason: "missing_embedding" });
  return vectors;
}

function parse(answer: string): z.infer<typeof wireAnswer>["data"] {
  try {
    return wireAnswer.parse(JSON.parse(answer)).data;
  } catch {
    throw new ModelError("provider_broken_stream", { reason: "garbage" });
  }
}

import { z } from "zod";
import type { Timeouts } from "./http-exchange.ts";
import { openLocalModel } from "./local/local-model.ts";
import { LOCAL_PREFIX, localInfo, readModelFolder } from "./local/model-folder.ts";
import { ModelError } from "./model-error.ts";
import { describeModel, type ModelEntry } from "./model-info.ts";
import type { ModelsConfig } from "./model-sources.ts";
import { underBase } from "./openai/endpoint.ts";
import type { Outbound } from "./outbound.ts";
import type { ClearedTexts } from "./provider-client.ts";
import { readWhole } from "./provider-http.ts";

export type RerankOptions = { personId?: string | undefined; signal?: AbortSignal | undefined };

export type RerankModel = {
  modelId: string;
  /**
   * The relevance of each document to the query, higher is better; undefined if the service omitted the
   * document.
   */
  rerank(
    query: string,
    documents: readonly string[],
    options: RerankOptions,
  ): Promise<(number | undefined)[]>;
  close(): Promise<void>;
};

type RerankConfig = NonNullable<ModelsConfig["rerank"]>;

const wireAnswer = z.object({
  results: z.array(z.object({ index: z.int().min(0), relevance_score: z.number() })),
});

/** Undefined if the URL is missing; throws a `ModelFolderError` for a folder without a model. */
export function findReranker(
  configured: RerankConfig | undefined,
  { outbound, timeouts, entries }: { outbound: Outbound; timeouts: Timeouts; entries: readonly ModelEntry[] },
): RerankModel | undefined {
  if (!configured) return undefined;
  const { model: modelId, baseUrl } = configured;
  if (modelId.startsWith(LOCAL_PREFIX)) return localReranker(modelId.slice(LOCAL_PREFIX.length), outbound);
  if (!baseUrl) return undefined;
  // An entry of the models file may allow personal data for a service of our own.
  const info = describeModel(
    "openai",
    { id: modelId },
    entries.find(({ id }) => id === modelId),
  );
  const send = outbound.guardTexts(
    { model: info, purpose: "rerank" },
    (texts, signal: AbortSignal | undefined) =>
      askService({ ...configured, baseUrl }, texts, { timeouts, signal }),
  );
  return {
    modelId,
    rerank: (query, documents, { personId, signal }) =>
      send({ texts: [query, ...documents], personId }, signal),
    close: async () => undefined,
  };
}

function localReranker(path: string, outbound: Outbound): RerankModel {
  const folder = readModelFolder(path);
  const local = openLocalModel(folder);
  const info = localInfo(folder.modelId);
  const send = outbound.guardTexts(
    { model: info, purpose: "rerank" },
    ([query = "", ...documents], signal: AbortSignal | undefined) =>
      local.score(query, documents, { isUrgent: true, signal }),
  );
  return {
    modelId: folder.modelId,
    rerank: (query, documents, { personId, signal }) =>
      send({ texts: [query, ...documents], personId }, signal),
    close: () => local.close(),
  };
}

/** `POST /rerank`, as Cohere, Jina and vLLM define it. */
async function askService(
  { model, baseUrl, apiKey }: RerankConfig & { baseUrl: string },
  [query = "", ...documents]: ClearedTexts,
  { timeouts, signal }: { timeouts: Timeouts; signal: AbortSignal | undefined },
): Promise<(number | undefined)[]> {
  const body = JSON.stringify({ model, query, documents, top_n: documents.length });
  const answer = await readWhole({
    url: underBase(baseUrl, "rerank"),
    method: "POST",
    headers: {
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      accept: "application/json",
      "user-agent": "metatron",
    },
    body,
    timeouts,
    signal,
  });
  const scores = new Array<number | undefined>(documents.length).fill(undefined);
  for (const { index, relevance_score: score } of parse(answer))
    if (index < scores.length) scores[index] = score;
  return scores;
}

function parse(answer: string): z.infer<typeof wireAnswer>["results"] {
  try {
    return wireAnswer.parse(JSON.parse(answer)).results;
  } catch {
    throw new ModelError("provider_broken_stream", { reason: "garbage" });
  }
}

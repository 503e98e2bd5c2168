import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import type { ModelsConfig } from "./model-sources.ts";
import { createOutbound, type OutboundCheck, OutboundRefused } from "./outbound.ts";
import { createModelRegistry } from "./registry.ts";

let provider: OpenAiStandIn;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.requests.length = 0;
});

function registryWith(config: Partial<ModelsConfig>, checks: readonly OutboundCheck[] = []) {
  return createModelRegistry({
    config: { ollama: "off", defaultModel: "gpt-5", ...config },
    outbound: createOutbound({ checks }),
  });
}
const openai = () => ({ apiKey: "clave", baseUrl: provider.baseUrl, models: ["gpt-5"] });

describe("an embedding model", () => {
  it("is off if it is not configured, or if no provider has it", async () => {
    for (const registry of [registryWith({ openai: openai() }), registryWith({ embeddingModel: "small" })]) {
      expect(registry.embeddingModel).toBeUndefined();
      expect(await registry.embed(["hola"])).toBeUndefined();
    }
  });

  it("turns many texts into vectors, in order, in batches that providers accept", async () => {
    const registry = registryWith({ openai: openai(), embeddingModel: "small" });
    const texts = Array.from({ length: 70 }, (_, n) => `texto número ${n}`);
    const embedded = await registry.embed(texts);
    expect(embedded).toMatchObject({ model: "small", dimensions: 256 });
    const alone = await registry.embed([texts[69] ?? ""]);
    expect(embedded?.vectors).toHaveLength(70);
    expect(embedded?.vectors[69]).toEqual(alone?.vectors[0]);
    expect(provider.requests.map(({ body }) => body.input?.length)).toEqual([32, 32, 6, 1]);
    expect(provider.requests[0]?.headers.authorization).toBe("Bearer clave");
  });

  it("is called at the provider that its prefix names", async () => {
    const azure = { apiKey: "k", baseUrl: provider.baseUrl, apiVersion: "1", deployments: ["gpt"] };
    const registry = registryWith({ openai: openai(), azure, embeddingModel: "azure:grande" });
    expect(await registry.embed(["hola"])).toMatchObject({ model: "grande" });
    expect(provider.requests[0]?.path).toContain("/openai/deployments/grande/embeddings?api-version=1");
  });
});

describe("texts to embed", () => {
  const config = () => ({ openai: openai(), embeddingModel: "small" });

  it("are sent as the checks have changed them", async () => {
    const mask: OutboundCheck = {
      name: "mask",
      check: ({ texts }) => ({ outcome: "change", texts: texts.map(({ text }) => text.replace("Ana", "X")) }),
    };
    await registryWith(config(), [mask]).embed(["Hola, Ana"]);
    expect(provider.requests[0]?.body.input).toEqual(["Hola, X"]);
  });

  it("are not sent when a check refuses them", async () => {
    const closed: OutboundCheck = {
      name: "closed",
      check: () => ({ outcome: "refuse", code: "closed", message: "Closed." }),
    };
    await expect(registryWith(config(), [closed]).embed(["Hola"])).rejects.toBeInstanceOf(OutboundRefused);
    expect(provider.requests).toEqual([]);
  });
});

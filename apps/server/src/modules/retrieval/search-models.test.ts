import { describe, expect, it, vi } from "vitest";
import { sendJson, startVendorStandIn } from "../../../test/stand-ins/vendor-server.ts";
import { createModelRegistry, createOutbound, type ModelsConfig } from "../../adapters/models/index.ts";
import { watchSearchModels } from "./search-models.ts";

function watch(config: Omit<ModelsConfig, "defaultModel" | "ollama">) {
  const outbound = createOutbound({ checks: [] });
  const models = createModelRegistry({ config: { ollama: "off", defaultModel: "m", ...config }, outbound });
  const said: string[] = [];
  const log = { error: vi.fn(), info: vi.fn() };
  const watched = watchSearchModels({ models, vectors: undefined, log, report: (line) => said.push(line) });
  return { state: watched.state, said, log };
}

describe("models for the search", () => {
  it("are off without configuration", async () => {
    const { state, said } = watch({});
    expect([await state(), said]).toEqual(["off", []]);
  });

  it.each([
    [
      "no provider",
      { embeddingModel: "m" },
      /EMBEDDING_MODEL is m, but no configured provider can make vectors/,
    ],
    ["no folder", { embeddingModel: "local:/nowhere" }, /local:\/nowhere, but \/nowhere is not a folder/],
    ["no address", { rerank: { model: "m" } }, /RERANK_MODEL is m, but RERANK_BASE_URL is missing/],
    [
      "no pgvector",
      { embeddingModel: "m", openai: { baseUrl: "http://127.0.0.1:1", models: ["a"] } },
      /no pgvector/,
    ],
  ])("are down and print a line to the console: %s", async (_why, config, sentence) => {
    const { state, said, log } = watch(config);
    expect(await state()).toBe("down");
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(sentence);
    expect(log.error).toHaveBeenCalledWith(said[0]);
  });

  it("are probed once at the start", async () => {
    let status = 200;
    const service = await startVendorStandIn((_request, res) => sendJson(res, status, { results: [] }));
    const rerank = { model: "m", baseUrl: service.baseUrl };
    const well = watch({ rerank });
    expect([await well.state(), await well.state()]).toEqual(["ok", "ok"]);
    expect(service.requests).toHaveLength(1);
    status = 500;
    const ill = watch({ rerank });
    expect(await ill.state()).toBe("down");
    expect(ill.said[0]).toMatch(/RERANK_MODEL m can't be used \(model_unavailable, 500/);
    await service.close();
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { type OllamaStandIn, startOllamaStandIn } from "../../../../test/stand-ins/ollama.ts";
import { discoverOllama } from "./discover-models.ts";

let standIn: OllamaStandIn | undefined;
afterEach(async () => {
  await standIn?.close();
  standIn = undefined;
});

describe("looking for Ollama", () => {
  it("finds its chat models with their limits and omits the others", async () => {
    standIn = await startOllamaStandIn({
      models: [
        { name: "llama3.2:3b", capabilities: ["completion", "tools"], contextLength: 131_072 },
        { name: "llava:7b", capabilities: ["completion", "vision"], contextLength: 32_768 },
        { name: "nomic-embed-text", capabilities: ["embedding"] },
        { name: "old-model" },
        { name: "old-embedder" },
      ],
    });
    await expect(discoverOllama({ baseUrl: standIn.baseUrl }).list()).resolves.toEqual([
      { id: "llama3.2:3b", tokenLimit: 131_072, vision: false, tools: true },
      { id: "llava:7b", tokenLimit: 32_768, vision: true, tools: false },
      { id: "old-model", tokenLimit: undefined, vision: undefined, tools: undefined },
    ]);
  });

  it("returns immediately while Ollama is not running, and finds it after it was started", async () => {
    const first = await startOllamaStandIn({ models: [] });
    const { port } = first;
    await first.close();
    const discovery = discoverOllama({ baseUrl: `http://127.0.0.1:${port}`, freshMs: 1 });
    await expect(discovery.list()).resolves.toEqual([]);
    expect(discovery.isKnown()).toBe(false);

    standIn = await startOllamaStandIn({ models: [{ name: "llama", capabilities: ["completion"] }], port });
    await expect.poll(() => discovery.list(), { interval: 5 }).toHaveLength(1);

    await standIn.close();
    await expect.poll(() => discovery.list(), { interval: 5 }).toHaveLength(0);
  });
});

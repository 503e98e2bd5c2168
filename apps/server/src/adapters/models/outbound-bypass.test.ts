import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAnthropicStandIn } from "../../../test/stand-ins/anthropic.ts";
import { startGoogleStandIn } from "../../../test/stand-ins/google.ts";
import { startOllamaStandIn } from "../../../test/stand-ins/ollama.ts";
import { startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { createOutbound, OutboundRefused } from "./outbound.ts";
import { createModelRegistry } from "./registry.ts";

const SRC = new URL("../../", import.meta.url);

describe("no outside model can be reached past the checks", () => {
  let standIns: Awaited<ReturnType<typeof startAll>>;
  beforeAll(async () => {
    standIns = await startAll();
  });
  afterAll(() => Promise.all(Object.values(standIns).map((standIn) => standIn.close())));

  it("for any provider, streamed or whole, first or fallback", async () => {
    const { openai, azure, google, anthropic, ollama } = standIns;
    const registry = createModelRegistry({
      config: {
        openai: { apiKey: "k", baseUrl: openai.baseUrl, models: ["one"] },
        azure: { apiKey: "k", baseUrl: azure.baseUrl, apiVersion: "1", deployments: ["two"] },
        google: { apiKey: "k", baseUrl: google.baseUrl, models: ["three"] },
        anthropic: { apiKey: "k", baseUrl: anthropic.baseUrl, models: ["four"] },
        ollama: { baseUrl: ollama.baseUrl },
        entries: [{ id: "one", provider: "openai", fallback: "two" }],
        defaultModel: "one",
      },
      outbound: createOutbound({
        checks: [
          { name: "closed", check: () => ({ outcome: "refuse", code: "closed", message: "Closed." }) },
        ],
      }),
    });

    const models = await registry.modelsFor([]);
    expect(models.map(({ provider }) => provider)).toEqual([
      "openai",
      "azure",
      "google",
      "anthropic",
      "ollama",
    ]);
    for (const { id } of models) {
      const model = await registry.resolve(id, []);
      const call = {
        purpose: "answer",
        messages: [{ role: "user", content: [{ type: "text", text: "Hola" }] }],
      } as const;
      await expect(model?.complete({ ...call, purpose: "title" })).rejects.toBeInstanceOf(OutboundRefused);
      await expect(model?.stream({ ...call, onEvent: () => undefined })).rejects.toBeInstanceOf(
        OutboundRefused,
      );
    }
    const called = Object.values(standIns).flatMap(({ requests }) => requests.map(({ path }) => path));
    expect(called.filter((path) => !path.startsWith("/api/"))).toEqual([]);
  });

  it("by any other file: only one file imports the providers' clients, and only one clears calls", () => {
    const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => ({ name, text: readFileSync(new URL(name, SRC), "utf8") }));
    const namesWith = (pattern: RegExp) =>
      files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
    const here = (name: string) => `adapters/models/${name}`;

    expect(namesWith(/from "[^"]*\/(chat|responses|anthropic|gemini|ollama)-client\.ts"/)).toEqual([
      here("model-sources.ts"),
    ]);
    expect(namesWith(/import \{[^}]*\bmodelSources\b[^}]*\} from "[^"]*\/model-sources\.ts"/)).toEqual([
      here("registry.ts"),
    ]);
    expect(namesWith(/as ClearedCall/)).toEqual([here("outbound.ts")]);
    expect(namesWith(/from "[^"]*adapters\/models\/(?!index\.ts)/)).toEqual([]);
    expect(namesWith(/import\("@ai-sdk\/|from "@ai-sdk\/|from "ai"/).sort()).toEqual([
      here("media/media-vendors.ts"),
    ]);
    // Images, speech and recordings: loaded by the three files that send only cleared content.
    expect(namesWith(/from "[^"]*\/media-vendors\.ts"/).sort()).toEqual([
      here("media/painter.ts"),
      here("media/speaker.ts"),
      here("media/transcriber.ts"),
    ]);
    expect(namesWith(/as ClearedTexts/)).toEqual([here("outbound.ts")]);
  });
});

async function startAll() {
  const [openai, azure, google, anthropic, ollama] = await Promise.all([
    startOpenAiStandIn(),
    startOpenAiStandIn(),
    startGoogleStandIn(),
    startAnthropicStandIn(),
    startOllamaStandIn({ models: [{ name: "llama" }] }),
  ]);
  return { openai, azure, google, anthropic, ollama };
}

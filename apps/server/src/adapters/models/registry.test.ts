import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startOllamaStandIn } from "../../../test/stand-ins/ollama.ts";
import { answerText, type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import type { ModelCall, ModelEvent } from "./model-client.ts";
import type { ModelEntry } from "./model-info.ts";
import type { ModelsConfig } from "./model-sources.ts";
import { createOutbound } from "./outbound.ts";
import { createModelRegistry } from "./registry.ts";

const BASIC = ["chat_metatron_user_basic"];
const PRO = ["chat_metatron_user_pro"];
const EXTERNAL = ["chat_metatron_user_basic", "chat_metatron_user_external"];

let provider: OpenAiStandIn;
beforeAll(async () => {
  provider = await startOpenAiStandIn({
    models: ["stand-in", "other", "text-embedding-3-small", "whisper-1", "models/gemini-pro"],
  });
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.requests.length = 0;
});

function registryOf(config: Partial<ModelsConfig> = {}) {
  return createModelRegistry({
    config: { ollama: "off", defaultModel: "gpt-5", ...config },
    outbound: createOutbound({ checks: [] }),
    embedded: { cadenceMs: 0 },
  });
}

function withModels(models: string[], entries: ModelEntry[] = [], more: Partial<ModelsConfig> = {}) {
  return registryOf({ openai: { apiKey: "k", baseUrl: provider.baseUrl, models }, entries, ...more });
}

const idsFor = async (registry: ReturnType<typeof registryOf>, roles: string[]) =>
  (await registry.modelsFor(roles)).map(({ id }) => id);

const call: ModelCall = {
  purpose: "answer",
  messages: [{ role: "user", content: [{ type: "text", text: "Hola" }] }],
};

describe("without any configuration", () => {
  it("serves the embedded answerer, to everybody", async () => {
    const registry = registryOf();
    for (const roles of [[], BASIC, EXTERNAL]) {
      expect(await registry.modelsFor(roles)).toEqual([
        {
          id: "metatron-demo",
          label: "Metatron Demo",
          provider: "embedded",
          tokenLimit: 100_000,
          charLimit: 400_000,
          vision: false,
          online: false,
          images: false,
          tools: false,
          demo: true,
        },
      ]);
      expect((await registry.defaultFor(roles)).id).toBe("metatron-demo");
    }
    expect(await registry.state()).toBe("off");
  });
});

describe("the models of a configuration", () => {
  it("are described by what is known about their names", async () => {
    const registry = registryOf({
      openai: { apiKey: "k" },
      google: { apiKey: "k" },
      anthropic: { apiKey: "k", models: ["claude-sonnet-5-5"] },
    });
    const models = await registry.modelsFor(BASIC);
    expect(
      models.map(({ id, label, tokenLimit, charLimit, vision }) => [
        id,
        label,
        tokenLimit,
        charLimit,
        vision,
      ]),
    ).toEqual([
      ["gpt-5", "GPT-5", 100_000, 400_000, true],
      ["gpt-5-mini", "GPT-5 mini", 100_000, 400_000, true],
      ["gemini-pro-latest", "Gemini Pro", 600_000, 2_400_000, true],
      ["gemini-flash-latest", "Gemini Flash", 100_000, 400_000, true],
      ["claude-sonnet-5-5", "Claude Sonnet 5.5", 100_000, 400_000, true],
    ]);
    expect(await registry.state()).toBe("ok");
  });

  it("follow the models file in order, label, limits and price, and omit providers that are not configured", async () => {
    const registry = withModels(
      ["a", "b"],
      [
        {
          id: "c",
          provider: "openai",
          label: "Sé",
          tokenLimit: 8000,
          vision: true,
          online: true,
          images: true,
        },
        { id: "b", label: "Be", price: { input: 1.25, output: 10 } },
        { id: "d", provider: "anthropic" },
        { id: "metatron-demo", provider: "openai" },
      ],
    );
    expect(await idsFor(registry, BASIC)).toEqual(["c", "b", "a"]);
    const [c, b] = await registry.modelsFor(BASIC);
    expect(c).toMatchObject({
      label: "Sé",
      tokenLimit: 8000,
      charLimit: 32_000,
      vision: true,
      online: true,
      images: true,
    });
    expect(b).toMatchObject({ label: "Be", price: { input: 1.25, output: 10 } });
  });

  it("are only those of the models file, if it names models of a provider without a list", async () => {
    const registry = registryOf({ openai: { apiKey: "k" }, entries: [{ id: "gpt-6", provider: "openai" }] });
    expect(await idsFor(registry, BASIC)).toEqual(["gpt-6"]);
  });

  it("are requested once from a base URL without a list, and only chat models are offered", async () => {
    const registry = registryOf({ openai: { baseUrl: provider.baseUrl } });
    expect(provider.requests).toHaveLength(0);
    expect(await idsFor(registry, BASIC)).toEqual(["stand-in", "other", "gemini-pro"]);
    expect(await idsFor(registry, BASIC)).toHaveLength(3);
    expect(provider.requests.map(({ path }) => path)).toEqual(["/v1/models"]);
  });

  it("are the embedded answerer's while a base URL is unreachable", async () => {
    const registry = registryOf({ openai: { baseUrl: "http://127.0.0.1:9/v1" } });
    expect(await idsFor(registry, BASIC)).toEqual(["metatron-demo"]);
    expect(await registry.state()).toBe("down");
  });

  it("come from a running Ollama that needs no configuration but its URL", async () => {
    const ollama = await startOllamaStandIn({
      models: [{ name: "llama3.2:3b", capabilities: ["completion"] }],
    });
    const registry = registryOf({
      ollama: { baseUrl: ollama.baseUrl },
      entries: [{ id: "absent", provider: "ollama" }],
    });
    expect(await idsFor(registry, BASIC)).toEqual(["llama3.2:3b"]);
    await ollama.close();
  });
});

describe("access by role", () => {
  const entries: ModelEntry[] = [
    { id: "a" },
    { id: "b", roles: PRO },
    { id: "c", roles: ["chat_metatron_user_external"] },
  ];

  it("offers a model without roles to all but external people, and others to people with one of the roles", async () => {
    const registry = withModels(["a", "b", "c"], entries);
    expect(await idsFor(registry, BASIC)).toEqual(["a"]);
    expect(await idsFor(registry, [...BASIC, ...PRO])).toEqual(["a", "b"]);
    expect(await idsFor(registry, EXTERNAL)).toEqual(["c"]);
  });

  it("does not resolve a model that the person may not use, nor one that does not exist", async () => {
    const registry = withModels(["a", "b", "c"], entries);
    expect((await registry.resolve("b", PRO))?.info.id).toBe("b");
    expect(await registry.resolve("b", BASIC)).toBeUndefined();
    expect(await registry.resolve("a", EXTERNAL)).toBeUndefined();
    expect(await registry.resolve("gone", PRO)).toBeUndefined();
    expect(await registry.resolve("metatron-demo", PRO)).toBeUndefined();
  });

  it("decides the default: the configured one if allowed, else the first allowed, else the embedded answerer", async () => {
    const registry = withModels(["a", "b"], entries.slice(0, 2), { defaultModel: "b" });
    expect((await registry.defaultFor(PRO)).id).toBe("b");
    expect((await registry.defaultFor(BASIC)).id).toBe("a");
    expect((await registry.defaultFor(EXTERNAL)).id).toBe("metatron-demo");
  });
});

describe("a fallback model", () => {
  async function streamed(
    registry: ReturnType<typeof registryOf>,
    id: string,
    roles = BASIC,
    more: Partial<ModelCall> = {},
  ) {
    const events: ModelEvent[] = [];
    const model = await registry.resolve(id, roles);
    const failure = await model
      ?.stream({ ...call, ...more, onEvent: (event) => events.push(event) })
      .catch((error: unknown) => error);
    const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
    return { events, text, failure };
  }

  it("answers when the first fails before its first token, and emits a fallback event", async () => {
    const registry = withModels(["server-error", "normal"], [{ id: "server-error", fallback: "normal" }]);
    const { events, text, failure } = await streamed(registry, "server-error");
    expect(failure).toBeUndefined();
    expect(events[0]).toEqual({ type: "fallback", from: "server-error", to: "normal" });
    expect(text).toBe(answerText(8));
    const model = await registry.resolve("server-error", BASIC);
    await expect(model?.complete(call)).resolves.toMatchObject({ modelId: "normal" });
  });

  it("may be the embedded answerer", async () => {
    const registry = withModels(["rate-limit"], [{ id: "rate-limit", fallback: "metatron-demo" }]);
    const { events, text } = await streamed(registry, "rate-limit");
    expect(events[0]).toEqual({ type: "fallback", from: "rate-limit", to: "metatron-demo" });
    expect(text).toContain("no soy un modelo de lenguaje");
  });

  it("is not used once the first has begun to answer", async () => {
    const registry = withModels(["break", "normal"], [{ id: "break", fallback: "normal" }]);
    const { events, failure } = await streamed(registry, "break");
    expect(failure).toMatchObject({ code: "provider_broken_stream" });
    expect(events.every(({ type }) => type === "text")).toBe(true);
  });

  it.each(["prompt-filtered", "too-long"])(
    "stays out where the first refused what it was given (%s)",
    async (script) => {
      const registry = withModels([script, "normal"], [{ id: script, fallback: "normal" }]);
      const { events, failure } = await streamed(registry, script);
      expect(failure).toMatchObject({ name: "ModelError" });
      expect(events).toEqual([]);
    },
  );

  it("is not used if the person may not use it, or if it does not support the images", async () => {
    const image = { type: "image", dataUrl: "data:image/png;base64,AAAA" } as const;
    const entries: ModelEntry[] = [
      { id: "server-error", fallback: "normal" },
      { id: "normal", roles: PRO },
    ];
    const registry = withModels(["server-error", "normal"], entries);
    expect((await streamed(registry, "server-error")).failure).toMatchObject({ code: "model_unavailable" });
    const messages: ModelCall["messages"] = [{ role: "user", content: [image] }];
    const seen = await streamed(registry, "server-error", [...BASIC, ...PRO], { messages });
    expect(seen.failure).toMatchObject({ code: "model_unavailable" });
  });
});

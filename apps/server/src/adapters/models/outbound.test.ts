import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { DEFAULT_TIMEOUTS } from "./http-exchange.ts";
import type { ModelCall, ModelEvent } from "./model-client.ts";
import { describeModel } from "./model-info.ts";
import { createChatClient } from "./openai/chat-client.ts";
import { createOutbound, type OutboundCall, type OutboundCheck, OutboundRefused } from "./outbound.ts";
import type { ProviderClient } from "./provider-client.ts";

let provider: OpenAiStandIn;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.requests.length = 0;
});

function modelWith(checks: readonly OutboundCheck[], modelId = "echo") {
  const client = createChatClient({
    endpoint: { dialect: "compatible", baseUrl: provider.baseUrl },
    timeouts: DEFAULT_TIMEOUTS,
  });
  return createOutbound({ checks }).guard(describeModel("openai", { id: modelId }), client);
}

const call: ModelCall = {
  purpose: "answer",
  personId: "ana",
  system: "Habla con Ana.",
  messages: [
    { role: "user", content: [{ type: "text", text: "Soy Ana." }] },
    { role: "assistant", content: [{ type: "text", text: "Hola, Ana." }] },
    { role: "user", content: [{ type: "text", text: "¿Cuánto cobra Ana?" }] },
  ],
  passages: [{ id: "p", title: "Nómina de Ana", page: 2, text: "Ana cobra 1.200 €." }],
};

/** Replaces a word with a placeholder in every text, and restores it in the answer. */
function masking(word: string, placeholder: string): OutboundCheck {
  return {
    name: `mask ${word}`,
    check: ({ texts }) => ({
      outcome: "change",
      texts: texts.map(({ text }) => text.replaceAll(word, placeholder)),
      restore: new Map([[placeholder, word]]),
    }),
  };
}

describe("an outbound call", () => {
  it("is passed to a check completely: system, history, message and passages", async () => {
    const seen: OutboundCall[] = [];
    const watching: OutboundCheck = {
      name: "watch",
      check(outbound) {
        seen.push(outbound);
        return { outcome: "pass" };
      },
    };
    await modelWith([watching]).complete(call);
    expect(seen).toEqual([
      expect.objectContaining({
        purpose: "answer",
        personId: "ana",
        texts: [
          { from: "system", text: "Habla con Ana." },
          { from: "message", text: "Soy Ana." },
          { from: "message", text: "Hola, Ana." },
          { from: "message", text: "¿Cuánto cobra Ana?" },
          { from: "passage", text: "Nómina de Ana" },
          { from: "passage", text: "Ana cobra 1.200 €." },
        ],
      }),
    ]);
  });

  it("has the numbered passages before the question, as material and not as instructions", async () => {
    await modelWith([]).complete(call);
    const sent = provider.requests[0]?.body.messages?.at(-1)?.content;
    expect(sent).toMatch(/never instructions/);
    expect(sent).toMatch(
      /\[1\] Nómina de Ana, p\. 2\n"""\nAna cobra 1\.200 €\.\n"""\n\n¿Cuánto cobra Ana\?$/,
    );
  });

  it("is masked in every part, and its answer is restored", async () => {
    const events: ModelEvent[] = [];
    await modelWith([masking("Ana", "[P_1]")]).stream({ ...call, onEvent: (event) => events.push(event) });
    expect(JSON.stringify(provider.requests[0]?.body)).not.toContain("Ana");
    const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
    expect(text).toContain("¿Cuánto cobra Ana?");
    expect(text).not.toContain("[P_1]");
    expect(events.at(-1)).toEqual({ type: "finish", reason: "stop" });
  });

  it("restores masks in reverse order, also in a short call", async () => {
    const checks = [masking("Ana", "PERSONA-UNO"), masking("PERSONA", "{{x}}")];
    const { text } = await modelWith(checks).complete(call);
    expect(JSON.stringify(provider.requests[0]?.body)).toContain("{{x}}-UNO");
    expect(text).toContain("¿Cuánto cobra Ana?");
  });

  it("emits the text that was held back when the stream breaks", async () => {
    const events: ModelEvent[] = [];
    const mask: OutboundCheck = {
      name: "mask",
      check: ({ texts }) => ({
        outcome: "change",
        texts: texts.map(({ text }) => text),
        restore: new Map([["días naturales", "x"]]),
      }),
    };
    const model = modelWith([mask], "break");
    await expect(model.stream({ ...call, onEvent: (event) => events.push(event) })).rejects.toThrow(
      "broke off",
    );
    const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
    expect(text).toBe("El personal de cabina dispone de treinta días ");
  });

  it("is not sent when a check refuses it, and the error names the check and the reason", async () => {
    const budget: OutboundCheck = {
      name: "budget",
      check: () => ({ outcome: "refuse", code: "budget_exhausted", message: "Nothing left today." }),
    };
    const refusal = await modelWith([budget])
      .complete(call)
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OutboundRefused);
    expect(refusal).toMatchObject({
      checkName: "budget",
      code: "budget_exhausted",
      message: "Nothing left today.",
    });
    expect(provider.requests).toHaveLength(0);
  });

  it("is not sent when a check throws or loses a text", async () => {
    const broken: OutboundCheck = {
      name: "broken",
      check() {
        throw new Error("a fault");
      },
    };
    const losing: OutboundCheck = { name: "losing", check: () => ({ outcome: "change", texts: [] }) };
    await expect(modelWith([broken]).complete(call)).rejects.toThrow("a fault");
    await expect(modelWith([losing]).complete(call)).rejects.toThrow("lost a text");
    expect(provider.requests).toHaveLength(0);
  });

  it("never contains the URL of an image", async () => {
    const image = { type: "image", dataUrl: "http://169.254.169.254/latest" } as const;
    const messages = [{ role: "user", content: [image] }] as const;
    await expect(modelWith([]).complete({ ...call, messages })).rejects.toThrow(TypeError);
    expect(provider.requests).toHaveLength(0);
  });
});

describe("tools", () => {
  const mask = masking('Ana "la jefa"', "[PERSON_1]");

  it("receive the original value, also if its placeholder was streamed in pieces", async () => {
    const client: ProviderClient = {
      async stream(_model, _call, onEvent) {
        onEvent({ type: "text", text: "Busco a [PERSON_" });
        onEvent({ type: "text", text: "1]." });
        onEvent({ type: "tool-input", id: "1", name: "search", delta: '{"names":["[PERS' });
        onEvent({ type: "tool-input", id: "1", name: "search", delta: 'ON_1]"]}' });
        const input = { names: ["[PERSON_1]"], "de [PERSON_1]": { n: 1 } };
        onEvent({ type: "tool-call", id: "1", name: "search", input });
      },
      complete: () => Promise.reject(new Error("not asked")),
    };
    const model = createOutbound({ checks: [mask] }).guard(describeModel("openai", { id: "gpt-5" }), client);
    const events: ModelEvent[] = [];
    await model.stream({ ...call, onEvent: (event) => events.push(event) });
    const written = events.flatMap((event) => (event.type === "tool-input" ? event.delta : "")).join("");
    expect(JSON.parse(written)).toEqual({ names: ['Ana "la jefa"'] });
    expect(events.find(({ type }) => type === "tool-call")).toEqual({
      type: "tool-call",
      id: "1",
      name: "search",
      input: { names: ['Ana "la jefa"'], 'de Ana "la jefa"': { n: 1 } },
    });
  });

  it("are masked again in the steps of the next call, as are the messages that the person added", async () => {
    const left: unknown[] = [];
    const client: ProviderClient = {
      stream: async (_model, { steps }) => void left.push(steps),
      complete: () => Promise.reject(new Error("not asked")),
    };
    const model = createOutbound({ checks: [masking("Ana", "[PERSON_1]")] }).guard(
      describeModel("openai", { id: "gpt-5" }),
      client,
    );
    const made = { id: "1", name: "search", input: { name: "Ana" }, output: "Ana cobra.", isError: false };
    const steps = [{ text: "Busco a Ana.", calls: [made], steers: ["Y a Ana, más."] }];
    await model.stream({ ...call, steps, onEvent: () => undefined });
    const masked = { ...made, input: { name: "[PERSON_1]" }, output: "[PERSON_1] cobra." };
    expect(left).toEqual([
      [{ text: "Busco a [PERSON_1].", calls: [masked], steers: ["Y a [PERSON_1], más."] }],
    ]);
  });

  it("keep their provider's state, whose texts are restored and masked again", async () => {
    const left: unknown[] = [];
    const thought = { type: "opaque", value: { thinking: "Es [PERSON_1].", signature: "x" } } as const;
    const stateOf = (text: string) => ({
      protocol: "anthropic",
      modelId: "gpt-5",
      items: [thought, { type: "text" as const, text }],
    });
    const client: ProviderClient = {
      async stream(_model, { steps }, onEvent) {
        left.push(steps?.[0]?.providerState);
        onEvent({ type: "provider-state", state: stateOf("Busco a [PERSON_1].") });
      },
      complete: () => Promise.reject(new Error("not asked")),
    };
    const model = createOutbound({ checks: [masking("Ana", "[PERSON_1]")] }).guard(
      describeModel("openai", { id: "gpt-5" }),
      client,
    );
    const events: ModelEvent[] = [];
    const steps = [{ text: "Busco a Ana.", calls: [], providerState: stateOf("Busco a Ana.") }];
    await model.stream({ ...call, steps, onEvent: (event) => events.push(event) });
    expect(left).toEqual([stateOf("Busco a [PERSON_1].")]);
    expect(events).toEqual([{ type: "provider-state", state: stateOf("Busco a Ana.") }]);
  });
});

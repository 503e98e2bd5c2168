import type { Message } from "@metatron/contract/chat/message";
import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { reduceTurn } from "@metatron/turn/reduce-turn";
import { toAnswer } from "@metatron/turn/to-answer";
import { beginTurn } from "@metatron/turn/turn";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { newAssistant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson } from "../../../test/test-issuer.ts";

let provider: OpenAiStandIn;
let test: TestApp;
beforeAll(async () => {
  provider = await startOpenAiStandIn({ models: ["judge-yes", "judge-no", "judge-mute"] });
  test = await startTestApp({
    environment: { OPENAI_BASE_URL: provider.baseUrl, OLLAMA_BASE_URL: "off" },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const TEXT = "# Dietas\n\nLa dieta por pernocta en Bogotá es de 45 euros por día.";

/** The models of the provider repeat the question, so the question is the answer that is checked. */
async function answered(text: string, model: string) {
  const person = newPerson();
  const { id: assistantId } = await newAssistant({ ...person, call: test.as(person) }, { model });
  await addDocument(test, { ownerId: assistantId, text: TEXT, title: "Política de dietas" });
  const request = { ...question(text), assistantId };
  const { parts } = await ask(test, person, request, "chat_assistant");
  const url = `/api/history/list_messages?conversationId=${request.conversationId}`;
  const { items } = (await test.as(person)({ method: "GET", url })).json();
  // Safe: the last message of the conversation is its answer.
  const stored = items.at(-1) as Message;
  const followed = toAnswer(
    parts.reduce<ReturnType<typeof beginTurn>>(reduceTurn, beginTurn(request.answerId)),
  );
  return { parts, stored, followed };
}

const typesAfterEnd = (parts: readonly StreamPart[]) =>
  parts.slice(parts.findIndex(({ type }) => type === "finish") + 1).map(({ type }) => type);

describe("an answer's citations", () => {
  it("are normalised and lose numbers without a source, in the stream and in the history", async () => {
    const { parts, stored, followed } = await answered(
      "La dieta por pernocta en Bogotá es de 45 euros por día 【1】 y nada más [99].",
      "judge-mute",
    );
    expect(stored.text).toBe("La dieta por pernocta en Bogotá es de 45 euros por día [1] y nada más.");
    expect(followed.text).toBe(stored.text);
    expect(stored.citations).toMatchObject([
      { n: 1, quote: "La dieta por pernocta en Bogotá es de 45 euros por día.", verified: true },
    ]);
    expect(typesAfterEnd(parts)).not.toContain("data-verdicts");
  });

  it.each([
    ["judge-yes", true],
    ["judge-no", false],
  ])("are judged by a model after the end if the rules can't decide: %s", async (model, verified) => {
    // A paraphrase that shares too little with the sentence for the rules.
    const { parts, stored, followed } = await answered("En Bogotá hay una ayuda por pernoctar [1].", model);
    expect(typesAfterEnd(parts)).toContain("data-verdicts");
    expect(stored.citations).toMatchObject([{ verified }]);
    expect(stored.grounded).toBe(verified);
    expect(followed.citations).toEqual(stored.citations);
  });

  it("that a source contradicts stay unverified whatever a model answers", async () => {
    const { stored } = await answered(
      "La dieta por pernocta en Bogotá es de 60 euros por día [1].",
      "judge-yes",
    );
    expect(stored.citations).toMatchObject([{ verified: false }]);
  });

  it("stay undecided where the model gives no usable verdict", async () => {
    const { parts, stored } = await answered("En Bogotá hay una ayuda por pernoctar [1].", "judge-mute");
    expect(stored.citations).toMatchObject([{ verified: null }]);
    expect(typesAfterEnd(parts)).not.toContain("data-verdicts");
  });
});

import { randomUUID } from "node:crypto";
import { type Message, message } from "@metatron/contract/chat/message";
import { pageOf } from "@metatron/contract/page";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import type { TestApp } from "../../../test/harness.ts";
import { ingest } from "../../../test/knowledge.ts";
import { examples, RAMP_MANUAL, type ResearchExample } from "../../../test/research-examples.ts";
import {
  MISSING,
  oneSpaced,
  type ResearchingModel,
  researchingModel,
} from "../../../test/researching-model.ts";
import { startSeededApp } from "../../../test/seeded-app.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { formOf } from "../../../test/upload.ts";
import { OFFICIAL_IDS } from "../specialised/index.ts";

/** A local model with a small context: about three passages fit into its first prompt. */
const SMALL_CONTEXT = 2_000;

let test: TestApp;
let researching: ResearchingModel;

beforeAll(async () => {
  researching = researchingModel(examples, SMALL_CONTEXT);
  test = await startSeededApp({
    environment: { OLLAMA_BASE_URL: "off" },
    deps: ({ models }) => ({ models: { ...models, ...researching.models } }),
  });
});
afterAll(() => test.close());

async function asked(example: ResearchExample, person: TestPerson) {
  const conversationId = randomUUID();
  switch (example.chat) {
    case "rh-plus":
      return { request: question(example.question, { conversationId }), path: "rhplus" };
    case "service-desk": {
      const assistantId = OFFICIAL_IDS["service-desk"];
      return { request: question(example.question, { conversationId, assistantId }), path: "chat_assistant" };
    }
    case "chat-libre": {
      const form = formOf({ name: "Manual de rampa de la base.md", content: RAMP_MANUAL });
      const url = `/api/conversation/${conversationId}/files/upload`;
      const { id } = (await test.as(person)({ method: "POST", url, ...form })).json();
      await ingest(test, id);
      return { request: question(example.question, { conversationId, files: [id] }), path: "chatlibre" };
    }
  }
}

async function rowOf(person: TestPerson, conversationId: string): Promise<Message> {
  const url = `/api/history/list_messages?conversationId=${conversationId}`;
  const row = pageOf(message)
    .parse((await test.as(person)({ method: "GET", url })).json())
    .items.find(({ role }) => role === "assistant");
  if (!row) throw new Error("There is no answer.");
  return row;
}

describe.each(examples)("$question", (example) => {
  it("is answered from what the tools found, with citations that open at their passage", async () => {
    const person = newPerson();
    const { request, path } = await asked(example, person);
    await ask(test, person, request, path);
    const row = await rowOf(person, request.conversationId);

    const first = (researching.firstPassages.get(example.question) ?? []).map(({ text }) => oneSpaced(text));
    // The first prompt does not answer the whole question.
    expect(example.says.filter(({ from }) => !first.some((text) => text.includes(from)))).not.toEqual([]);

    expect(row.state).toBe("complete");
    expect(row.text).not.toContain(MISSING);
    const calls = row.steps?.flatMap((step) => step.calls) ?? [];
    expect(calls.map(({ name, state, errorText }) => [name, state, errorText])).toEqual(
      example.steps.flat().map(({ tool }) => [tool, "output-available", null]),
    );

    const citations = row.citations ?? [];
    for (const [at, { text, from }] of example.says.entries()) {
      const said = row.text.slice(row.text.indexOf(text) + text.length);
      const n = Number(/\[(\d+)\]/.exec(said)?.[1]);
      const citation = citations.find((each) => each.n === n);
      expect(citation).toMatchObject({ title: example.titles[at] });
      expect(citation?.verified).not.toBe(false);
      // What the reader opens: the file of the citation, at the place of the passage.
      const url = `/api/files/${citation?.fileId}/text`;
      const opened = (await test.as(person)({ method: "GET", url })).json();
      const passage = opened.text.slice(citation?.start ?? 0, citation?.end ?? 0);
      expect(passage).toBe(citation?.passage);
      expect(oneSpaced(passage)).toContain(from);
    }
  });
});

it("offers the tools of each chat with their instructions", () => {
  for (const { question: text, chat } of examples) {
    const { system, tools } = researching.offered.get(text) ?? { system: "", tools: [] };
    expect(tools).toEqual(expect.arrayContaining(["search_documents", "read_document", "list_documents"]));
    expect(tools.includes("search_history")).toBe(chat === "chat-libre");
    expect(system).toContain("search again before you say that it is not in the documents");
  }
});

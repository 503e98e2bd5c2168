import { randomUUID } from "node:crypto";
import type { Assistant } from "@metatron/contract/assistants/assistant";
import { playgroundPart, testRunPart } from "@metatron/contract/playground/playground";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { question } from "../../../test/ask.ts";
import { addMember, newAssistant, newParticipant, type Participant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import {
  ALLOW_SCRIPTED,
  type Script,
  scriptedModels,
  scriptedQuestion,
  scriptedTools,
} from "../../../test/scripted-model.ts";

const notebook = { note: () => undefined, lines: () => [] };
let test: TestApp;
let owner: Participant;
/** What each turn wanted to choose from. */
let wanted: (readonly string[] | null)[];
let hidden: string[];

beforeAll(async () => {
  test = await startTestApp({
    deps: ({ models }) => ({
      models: { ...models, ...scriptedModels(notebook) },
      toolRules: ALLOW_SCRIPTED,
      tools: {
        all: async () => scriptedTools(notebook).filter(({ name }) => !hidden.includes(name)),
        async toolsFor({ chosen }) {
          wanted.push(chosen);
          const tools = scriptedTools(notebook).filter(({ name }) => !hidden.includes(name));
          return tools.filter(({ name }) => chosen === null || chosen.includes(name));
        },
      },
    }),
  });
});
afterAll(() => test.close());
beforeEach(() => {
  owner = newParticipant(test);
  wanted = [];
  hidden = [];
});

const read = async (person: Participant, id: string): Promise<Assistant> =>
  (await person.call({ url: `/api/assistant?assistant_id=${id}` })).json();
const change = (id: string, payload: object) =>
  owner.call({ method: "PUT", url: `/api/assistant/update/${id}`, payload });
const post = (url: string, payload: object) => owner.call({ method: "POST", url, payload });
const partsOf = (body: string) =>
  body.split("\n").flatMap((line) => (line.startsWith("data: {") ? [JSON.parse(line.slice(6))] : []));

const steps: Script["steps"] = [
  { text: "Miro.", calls: [{ tool: "look", input: { q: 1 } }] },
  { text: "Son 12 meses." },
];

describe("the tools of an assistant", () => {
  it("are listed with their access for the person who may choose them", async () => {
    hidden = ["change"];
    const { items } = (await owner.call({ url: "/api/assistants/tools" })).json();
    expect(items).toContainEqual({
      name: "look",
      title: null,
      description: "Notes that it was called.",
      access: "read",
      source: "server",
    });
    expect(items.map(({ name }: { name: string }) => name)).not.toContain("change");
  });

  it("are stored, versioned, restored, and hidden from people who only chat", async () => {
    const { id, tools } = await newAssistant(owner);
    expect(tools).toBeNull();
    expect((await change(id, { version: 1, tools: ["look"] })).json().tools).toEqual(["look"]);
    expect((await change(id, { version: 2, tools: [] })).json().tools).toEqual([]);
    const history = (await owner.call({ url: `/api/assistant/${id}/versions` })).json().items;
    expect(history.map(({ changes }: { changes: string[] }) => changes)).toEqual([["tools"], ["tools"], []]);
    const second = await owner.call({ url: `/api/assistant/${id}/version?version=2` });
    expect(second.json().tools).toEqual(["look"]);
    const restored = await post(`/api/assistant/${id}/restore`, { restore: 2, version: 3 });
    expect(restored.json()).toMatchObject({ tools: ["look"], version: 4 });
    const viewer = newParticipant(test);
    await addMember(owner, id, viewer.email, "viewer");
    expect((await read(viewer, id)).tools).toBeNull();
  });

  it("must exist for the author, except those that the assistant already has", async () => {
    const { id } = await newAssistant(owner, { tools: ["look", "change"] });
    const unknown = await change(id, { version: 1, tools: ["look", "otra"] });
    expect([unknown.statusCode, unknown.json().code]).toEqual([422, "unknown_tool"]);
    expect((await change(id, { version: 1, tools: ["con espacio"] })).statusCode).toBe(422);
    hidden = ["change"];
    const kept = await change(id, { version: 1, tools: ["change"] });
    expect(kept.json()).toMatchObject({ tools: ["change"], version: 2 });
  });

  it("are copied with the assistant", async () => {
    const { id } = await newAssistant(owner, { tools: ["look"] });
    const copy = randomUUID();
    expect((await post(`/api/assistant/${id}/duplicate`, { id: copy })).json().tools).toEqual(["look"]);
  });

  it("are offered in a conversation with the assistant", async () => {
    const { id } = await newAssistant(owner, { tools: ["look"] });
    wanted = [];
    const asked = question(scriptedQuestion({ steps }), { assistantId: id });
    expect((await post("/api/assistant/chat_assistant", asked)).statusCode).toBe(200);
    expect(wanted).toEqual([["look"]]);
  });
});

describe("the tools of a draft", () => {
  const draft = { name: "Borrador", instructions: "Responde.", tools: ["look"] };

  it("are used in the playground before anything is saved", async () => {
    const messages = [{ role: "user", content: scriptedQuestion({ steps }) }];
    const answer = await post("/api/assistant/playground", { draft, messages });
    const parts = partsOf(answer.body).map((part) => playgroundPart.parse(part));
    expect(wanted).toEqual([["look"]]);
    expect(parts.find(({ type }) => type === "tool-output-available")).toMatchObject({
      output: { seen: { q: 1 } },
    });
  });

  it("are demanded or forbidden by tests", async () => {
    const { id } = await newAssistant(owner, { tools: ["look"] });
    const [used, unused] = [randomUUID(), randomUUID()];
    const asked = { question: scriptedQuestion({ steps }), facts: ["12 meses"] };
    const save = (testId: string, fields: object) =>
      owner.call({
        method: "PUT",
        url: `/api/assistant/${id}/tests/${testId}`,
        payload: { ...asked, ...fields },
      });
    const saved = await save(used, { mustCall: ["look"], mustNotCall: ["change"] });
    expect(saved.json()).toMatchObject({ mustCall: ["look"], mustNotCall: ["change"] });
    // A field that is left out keeps its value.
    expect((await save(used, {})).json()).toMatchObject({ mustCall: ["look"], mustNotCall: ["change"] });
    await save(unused, { mustNotCall: ["look"] });
    const run = await post(`/api/assistant/${id}/tests/run`, {});
    const results = partsOf(run.body).map((part) => testRunPart.parse(part));
    expect(results).toMatchObject([
      {
        data: {
          testId: used,
          passed: true,
          tools: [
            { name: "look", mustCall: true, isMet: true },
            { name: "change", mustCall: false, isMet: true },
          ],
        },
      },
      {
        data: { testId: unused, passed: false, tools: [{ name: "look", mustCall: false, isMet: false }] },
      },
      { data: { passed: 1, failed: 1 } },
    ]);
  });
});

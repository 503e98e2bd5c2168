import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Message, message } from "@metatron/contract/chat/message";
import { pageOf } from "@metatron/contract/page";
import { beginFollowing, followTurn } from "@metatron/turn/follow-turn";
import { toAnswer } from "@metatron/turn/to-answer";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type ReadEvent, readEvents } from "../../../test/read-parts.ts";
import {
  ALLOW_SCRIPTED,
  type Notebook,
  openNotebook,
  type Script,
  scriptedModels,
  scriptedQuestion,
  scriptedToolBox,
} from "../../../test/scripted-model.ts";

const ana = {
  sub: "ana",
  email: "ana@example.com",
  name: "Ana",
  roles: ["chat_metatron_user_pro" as const],
};

const MOST_STEPS = 4;

let folder: string;
let test: TestApp;
let notebook: Notebook;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "metatron-steps-"));
  test = await startTestApp({
    environment: { LIMIT_TURN_STEPS: String(MOST_STEPS) },
    deps: ({ models }) => ({
      models: { ...models, ...scriptedModels({ note: (line) => notebook.note(line), lines: () => [] }) },
      toolRules: ALLOW_SCRIPTED,
      tools: scriptedToolBox({ note: (line) => notebook.note(line), lines: () => [] }),
    }),
  });
});
beforeEach(() => {
  notebook = openNotebook(join(folder, crypto.randomUUID()));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function rowOf(request: { conversationId: string; answerId: string }): Promise<Message> {
  const answer = await test.as(ana)({
    method: "GET",
    url: `/api/history/list_messages?conversationId=${request.conversationId}`,
  });
  const row = pageOf(message)
    .parse(answer.json())
    .items.find(({ id }) => id === request.answerId);
  if (!row) throw new Error("The answer is not in the history.");
  return row;
}

const answerOf = (events: readonly ReadEvent[], answerId: string) =>
  toAnswer(
    events.map(({ id, part }) => ({ id, event: part })).reduce(followTurn, beginFollowing(answerId)).turn,
  );

it("runs tools between model calls until the model calls none, and stores every step", async () => {
  const steps: Script["steps"] = [
    { text: "Miro la tabla.", calls: [{ tool: "look", input: { q: 1 } }] },
    { text: "La cambio.", calls: [{ tool: "change", input: "x" }] },
    { text: "Hecho." },
  ];
  const request = question(scriptedQuestion({ steps }));
  const { body } = await ask(test, ana, request);
  expect(notebook.lines()).toEqual(["model 0", "look 1-call0", "model 1", "change 2-call0", "model 2"]);
  const row = await rowOf(request);
  expect(row).toMatchObject({ state: "complete", text: "Miro la tabla.\n\nLa cambio.\n\nHecho." });
  expect(row.steps?.map(({ calls }) => calls.map(({ state, output }) => [state, output]))).toEqual([
    [["output-available", { seen: { q: 1 } }]],
    [["output-available", { seen: "x" }]],
    [],
  ]);
  expect(row).toMatchObject(answerOf(readEvents(body), request.answerId));
  // A repeat of the send is answered from the history, with the same content.
  const again = await ask(test, ana, request);
  expect(row).toMatchObject(answerOf(readEvents(again.body), request.answerId));
  const left = await test.deps.database.db.selectFrom("turns").select("id").execute();
  expect(left).toEqual([]);
});

it("passes the error of a failed tool to the model, and continues", async () => {
  const broken = { text: "Pruebo.", calls: [{ tool: "look" as const, input: "broken" }] };
  const request = question(scriptedQuestion({ steps: [broken, { text: "Pues no." }] }));
  await ask(test, ana, request);
  const row = await rowOf(request);
  expect(row).toMatchObject({ state: "complete", text: "Pruebo.\n\nPues no." });
  expect(row.steps?.[0]?.calls).toMatchObject([{ state: "output-error", errorText: "Broken." }]);
});

const always = (steps: number): Script["steps"] =>
  Array.from({ length: steps }, (_, n) => ({ text: `Paso ${n}.`, calls: [{ tool: "look", input: n }] }));

it("gives the model one last step without tools at the step limit", async () => {
  const request = question(scriptedQuestion({ steps: always(9) }));
  await ask(test, ana, request);
  expect(notebook.lines().filter((line) => line.startsWith("model"))).toEqual([
    "model 0",
    "model 1",
    "model 2",
    "model 3",
    "model 4 without tools",
  ]);
  expect(await rowOf(request)).toMatchObject({ state: "complete" });
});

it("offers no tools to a model without tool support", async () => {
  const model = await test.deps.models.resolve("scripted", []);
  if (!model) throw new Error("There is no model.");
  model.info.tools = false;
  const { parts } = await ask(test, ana, question(scriptedQuestion({ steps: always(3) })));
  model.info.tools = true;
  expect(notebook.lines()).toEqual(["model 0 without tools"]);
  expect(parts.map(({ type }) => type)).not.toContain("start-step");
});

it("stores exactly what is streamed, for any content and any way of reading it", async () => {
  const words = fc.array(fc.stringMatching(/^[a-zñá]{1,6}$/), { minLength: 1, maxLength: 5 });
  const call = fc.record({
    tool: fc.constantFrom("look" as const, "change" as const),
    input: fc.jsonValue(),
  });
  const step = fc.record({
    text: words.map((each) => each.join(" ")),
    calls: fc.array(call, { maxLength: 2 }),
  });
  const cuts = fc.array(fc.nat(60), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: MOST_STEPS }), cuts, async (steps, seen) => {
      const request = question(scriptedQuestion({ steps }));
      const { body } = await ask(test, ana, request);
      const log = readEvents(body);
      const read: ReadEvent[] = [];
      for (const until of [...seen, log.length]) {
        // Resumes a little before the point of the disconnect, so some events arrive twice.
        const lastId = Math.max(0, (read.at(-1)?.id ?? 0) - 2);
        const resumed = await test.as(ana)({
          method: "GET",
          url: `/api/chat/stream/${request.answerId}`,
          headers: { "last-event-id": String(lastId) },
        });
        read.push(...readEvents(resumed.body).slice(0, until));
      }
      expect(await rowOf(request)).toMatchObject(answerOf(read, request.answerId));
      expect(await rowOf(request)).toMatchObject(answerOf(log, request.answerId));
    }),
    { numRuns: 12 },
  );
}, 120_000);

import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ask, question } from "../../../../test/ask.ts";
import { newAssistant } from "../../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { addDocument } from "../../../../test/knowledge.ts";
import { recordingModel } from "../../../../test/recording-model.ts";
import { newPerson, type TestPerson } from "../../../../test/test-issuer.ts";

const model = recordingModel();
/** A call of the recording model costs two tokens, so reading ends after two calls. */
const TURN_TOKENS = 5;
const AT_ONCE = 3;
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({
    environment: {
      OLLAMA_BASE_URL: "off",
      LIMIT_TURN_SECONDS: "600",
      LIMIT_TURN_ROLES: JSON.stringify({ chat_metatron_user_basic: { tokens: TURN_TOKENS } }),
    },
    deps: ({ models }) => ({ models: { ...models, ...model.models } }),
  });
});
afterAll(() => test.close());
beforeEach(() => model.reset());

const LONG = Array.from(
  { length: 200 },
  (_, n) =>
    `# Capítulo ${n + 1}\n${`La norma ${n + 1} obliga a revisar el equipo ${n + 1} cada día. `.repeat(25)}`,
).join("\n\n");

async function summaryFor(person: TestPerson) {
  const assistant = await newAssistant({ ...person, call: test.as(person) }, { model: "recording" });
  await addDocument(test, { ownerId: assistant.id, text: LONG, title: "Manual largo" });
  return () =>
    ask(test, person, question("Resume el manual largo", { assistantId: assistant.id }), "chat_assistant");
}

function coverageOf(parts: readonly StreamPart[]) {
  const [notice] = parts.flatMap((part) =>
    part.type === "data-notice" && part.data.kind === "document_read" ? [part.data] : [],
  );
  if (!notice) throw new Error("Nothing is said about what was read.");
  return notice;
}

it("stops reading at the turn's token limit, answers from the parts read so far, and resumes there next time", async () => {
  const summarise = await summaryFor(newPerson(["chat_metatron_user_basic"]));
  model.says.read = () => "- Normas";
  const first = await summarise();
  expect(first.text).toBe("Respuesta.");
  const calls = model.callsFor("read").length;
  expect(calls).toBeLessThanOrEqual(2 + AT_ONCE);
  const before = coverageOf(first.parts);
  expect(before.read).toBeGreaterThan(0);
  expect(before.read).toBeLessThan(before.of);
  expect((model.prompt().facts ?? []).join("\n")).toContain("could not be read");

  const second = await summarise();
  expect(coverageOf(second.parts).read).toBeGreaterThan(before.read);
});

it("has no token limit for a role without one", async () => {
  const summarise = await summaryFor(newPerson(["chat_metatron_user_pro"]));
  model.says.read = () => "- Normas";
  const { read, of } = coverageOf((await summarise()).parts);
  expect(read).toBe(of);
});

it("stops reading when its share of the turn's seconds is over", async () => {
  const summarise = await summaryFor(newPerson(["chat_metatron_user_pro"]));
  const now = performance.now.bind(performance);
  let passed = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + passed);
  try {
    model.says.read = () => {
      passed += 300_000;
      return "- Normas";
    };
    const { text, parts } = await summarise();
    expect(text).toBe("Respuesta.");
    expect(model.callsFor("read").length).toBeLessThanOrEqual(2 + AT_ONCE);
    const { read, of } = coverageOf(parts);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(of);
  } finally {
    clock.mockRestore();
  }
});

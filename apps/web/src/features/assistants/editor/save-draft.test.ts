import type { Assistant } from "@metatron/contract/assistants/assistant";
import { expect, it, vi } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { someAssistant } from "../assistants.fixtures.ts";
import { draftOf, emptyDraft } from "./draft.ts";
import { saveDraft } from "./save-draft.ts";

const published: Assistant = {
  ...someAssistant({ name: "Rampa", version: 3 }),
  instructions: "Sé breve.",
  tools: null,
  confluenceSpaces: [],
  driveFolder: null,
};
const base = { version: 3, draft: draftOf(published) };

/** Answers each call by its operation id; an unexpected call fails the test. */
function anApi(answers: Record<string, () => Promise<Assistant>>) {
  const call = vi.fn((name: string, _options: object) => {
    const answer = answers[name];
    if (!answer) throw new Error(`unexpected call ${name}`);
    return answer();
  });
  return { call: call as never, calls: () => call.mock.calls };
}

it("creates a new assistant under the id that its draft had from the start", async () => {
  const api = anApi({ createAssistant: async () => published });
  const draft = { ...emptyDraft("gpt-5"), name: " Rampa ", starters: ["", "¿Qué chaleco llevo?"] };
  expect(await saveDraft({ id: "a1", draft, base: null }, api)).toEqual({
    outcome: "saved",
    assistant: published,
  });
  expect(api.calls()).toMatchObject([
    ["createAssistant", { body: { id: "a1", name: "Rampa", starters: ["¿Qué chaleco llevo?"] } }],
  ]);
});

it("sends only changed fields, with the version they are based on", async () => {
  const api = anApi({ updateAssistant: async () => published });
  await saveDraft({ id: published.id, draft: { ...base.draft, instructions: "Sé claro." }, base }, api);
  expect(api.calls()).toEqual([
    ["updateAssistant", { params: { id: published.id }, body: { version: 3, instructions: "Sé claro." } }],
  ]);
});

it("returns the version that someone else published in the meantime", async () => {
  const theirs = { ...published, version: 4 };
  const conflict = new ApiError({ status: 409, code: "version_conflict", detail: "changed" });
  const api = anApi({ updateAssistant: () => Promise.reject(conflict), getAssistant: async () => theirs });
  const outcome = await saveDraft({ id: published.id, draft: base.draft, base }, api);
  expect(outcome).toEqual({ outcome: "conflict", theirs });
});

it("throws every other failure", async () => {
  const refused = new ApiError({ status: 403, code: "forbidden", detail: "no" });
  const api = anApi({ updateAssistant: () => Promise.reject(refused) });
  await expect(saveDraft({ id: published.id, draft: base.draft, base }, api)).rejects.toBe(refused);
});

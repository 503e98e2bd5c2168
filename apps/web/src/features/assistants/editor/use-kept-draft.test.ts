import type { Assistant } from "@metatron/contract/assistants/assistant";
import { expect, it } from "vitest";
import { openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { someAssistant } from "../assistants.fixtures.ts";
import { draftOf, emptyDraft } from "./draft.ts";
import { keepDraft, NEW_ASSISTANT } from "./kept-draft.ts";
import { readStart } from "./use-kept-draft.ts";

const published: Assistant = {
  ...someAssistant({ version: 3 }),
  instructions: "Sé breve.",
  tools: null,
  confluenceSpaces: [],
  driveFolder: null,
};
const base = { version: 3, draft: draftOf(published) };

it("begins a new assistant empty, with the default model and an id of its own", async () => {
  const { initial, isFromBefore } = await readStart(openTestDatabase(), null, "gpt-5");
  expect({ initial, isFromBefore }).toEqual({
    initial: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), draft: emptyDraft("gpt-5"), base: null },
    isFromBefore: false,
  });
});

it("starts with the stored draft that was not published", async () => {
  const db = openTestDatabase();
  const kept = { id: "a1", draft: { ...emptyDraft("gpt-5"), name: "Rampa" }, base: null };
  await keepDraft(db, NEW_ASSISTANT, kept);
  expect(await readStart(db, null, "gpt-5")).toEqual({ initial: kept, isFromBefore: true });
});

it("starts with the published version where the stored draft does not differ from it", async () => {
  const db = openTestDatabase();
  const kept = { id: published.id, draft: base.draft, base };
  await keepDraft(db, published.id, kept);
  expect(await readStart(db, published, "gpt-5")).toEqual({ initial: kept, isFromBefore: false });
});

it("starts with the published version where the browser's storage fails", async () => {
  const db = openTestDatabase();
  db.close();
  const { initial, isFromBefore } = await readStart(db, published, "gpt-5");
  expect([initial.id, initial.base, isFromBefore]).toEqual([published.id, base, false]);
});

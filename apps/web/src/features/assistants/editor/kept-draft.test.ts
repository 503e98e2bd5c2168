import { expect, it } from "vitest";
import { openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { writeSetting } from "../../../local-db/settings.ts";
import { emptyDraft } from "./draft.ts";
import { dropDraft, keepDraft, NEW_ASSISTANT, readKeptDraft } from "./kept-draft.ts";

const kept = { id: "a1", draft: { ...emptyDraft("gpt-5"), name: "Rampa" }, base: null };

it("keeps a draft per assistant, until it is discarded", async () => {
  const db = openTestDatabase();
  await keepDraft(db, NEW_ASSISTANT, kept);
  expect(await readKeptDraft(db, NEW_ASSISTANT)).toEqual(kept);
  expect(await readKeptDraft(db, "another")).toBeUndefined();
  await dropDraft(db, NEW_ASSISTANT);
  expect(await readKeptDraft(db, NEW_ASSISTANT)).toBeUndefined();
});

it("starts over where an older release stored other fields", async () => {
  const db = openTestDatabase();
  const { starters: _left, ...older } = kept.draft;
  await writeSetting(db, `assistant-draft:${NEW_ASSISTANT}`, { ...kept, draft: older });
  expect(await readKeptDraft(db, NEW_ASSISTANT)).toBeUndefined();
});

it("treats a draft from before roles existed as one that changes no role", async () => {
  const db = openTestDatabase();
  const { roles: _left, ...older } = kept.draft;
  await writeSetting(db, "assistant-draft:a1", {
    id: "a1",
    draft: older,
    base: { version: 2, draft: older },
  });
  expect(await readKeptDraft(db, "a1")).toMatchObject({
    draft: { roles: null },
    base: { draft: { roles: null } },
  });
});

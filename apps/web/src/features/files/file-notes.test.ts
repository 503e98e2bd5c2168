import type { TFunction } from "i18next";
import { expect, it } from "vitest";
import { fileNotes } from "./file-notes.ts";

// Answers the key: which words are chosen is what matters here.
const t = ((key: string) => key) as unknown as TFunction;

it("says of a question's files what keeps them from being answered from, and nothing of ready ones", () => {
  const notes = fileNotes(t, [
    { id: "ready", state: { step: "ready" } },
    { id: "asking", state: { step: "asking" } },
    { id: "sending", state: { step: "sending", percent: 40 } },
    { id: "failed", state: { step: "failed", reason: "encrypted" } },
  ]);
  expect(notes).toEqual([
    ["sending", { text: "files.state.sending", isBad: false }],
    ["failed", { text: "errors.file_encrypted", isBad: true }],
  ]);
});

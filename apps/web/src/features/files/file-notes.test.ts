import { expect, it } from "vitest";
import type { Translate } from "../../lib/translator.ts";
import { fileNotes } from "./file-notes.ts";

// Returns the key: the test is about which text is chosen.
const t = ((key: string) => key) as unknown as Translate;

it("notes which files of a question can't be used for the answer, and nothing about ready ones", () => {
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

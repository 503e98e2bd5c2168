import { expect, it } from "vitest";
import type { Translate } from "../../lib/translator.ts";
import { describeFailure, describeState } from "./describe-state.ts";

// Returns the key with its values: the test is about which text is chosen. Only called in this form.
const t = ((key: string, values?: object) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as never as Translate;

it("counts pages from 1 and never beyond the last", () => {
  const reading = (pagesDone: number, pages: number | null) =>
    describeState(t, { step: "reading", pagesDone, pages });
  expect(reading(0, 12)).toBe('files.state.readingPage {"page":1,"pages":12}');
  expect(reading(12, 12)).toBe('files.state.readingPage {"page":12,"pages":12}');
  expect(reading(0, null)).toBe("files.state.reading");
});

it("describes why a file failed, and returns null for one that did not", () => {
  expect(describeFailure(t, { step: "refused", code: "file_too_large" })).toBe("errors.file_too_large");
  expect(describeFailure(t, { step: "failed", reason: "internal" })).toBe("errors.internal");
  expect(describeFailure(t, { step: "failed", reason: "encrypted" })).toBe("errors.file_encrypted");
  expect(describeFailure(t, { step: "queued" })).toBeNull();
});

import type { FeedbackDetail } from "@metatron/contract/feedback/feedback";
import { expect, it } from "vitest";
import { faultsOf, fromFeedback, toFields } from "./edited-answer.ts";

const given: FeedbackDetail = {
  id: "0f6a1a0e-0000-4000-8000-000000000001",
  feedback: "bad",
  reasons: [],
  comment: null,
  state: "received",
  model: null,
  chat: "rh-plus",
  assistant: null,
  question: "¿Cuántos días tengo? Mi correo es ana@aerovia.example",
  givenAt: "2026-06-15T10:00:00.000Z",
  answer: "Son 15 días [3].",
  answerState: "complete",
  errorCode: null,
  category: null,
  citations: [
    {
      n: 3,
      fileId: null,
      title: "Convenio",
      page: 7,
      passage: "Quince días.",
      start: null,
      end: null,
      revision: null,
      validUntil: null,
      verified: true,
    },
  ],
  urls: [],
  isGrounded: true,
  note: null,
};
const edited = fromFeedback(given, { today: new Date("2026-06-15"), role: "RR. HH." });

it("starts from the feedback without personal data and without the numbers of the old answer", () => {
  expect(edited.question).not.toContain("ana@");
  expect(edited.answer).toBe("Son 15 días.");
  expect(edited.expiresOn).toBe("2027-06-15");
});

it("needs a chosen source, and sends only chosen ones", () => {
  expect(faultsOf(edited)).toEqual(new Set(["sources"]));
  const chosen = { ...edited, sources: edited.sources.map((source) => ({ ...source, isChosen: true })) };
  expect(faultsOf(chosen)).toEqual(new Set());
  expect(toFields(chosen).sources).toEqual([
    { title: "Convenio", page: 7, passage: "Quince días.", fileId: null, url: null },
  ]);
});

it("rejects an address that is no web address", () => {
  const sources = edited.sources.map((source) => ({ ...source, isChosen: true, url: "javascript:alert(1)" }));
  expect(faultsOf({ ...edited, sources })).toEqual(new Set(["url"]));
});

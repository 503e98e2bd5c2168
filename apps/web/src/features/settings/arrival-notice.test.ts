import { expect, it } from "vitest";
import { type Arrival, arrivalNotice } from "./arrival-notice.ts";

const conversation = { conversationId: "c-1", title: "Vacaciones" };

it.each<[Arrival, string, string]>([
  [{ kind: "answer", ...conversation, state: "complete" }, "answerReady", "/chat/c-1"],
  [{ kind: "answer", ...conversation, state: "failed" }, "answerFailed", "/chat/c-1"],
  [{ kind: "answer", ...conversation, state: "waits" }, "answerWaits", "/chat/c-1"],
  [{ kind: "research", ...conversation, state: "complete" }, "reportReady", "/chat/c-1"],
  [{ kind: "research", ...conversation, state: "failed" }, "reportFailed", "/chat/c-1"],
  [{ kind: "case", id: "k-1", number: "RH-2026-000001" }, "caseReplied", "/cases"],
  [{ kind: "news", id: "n-1" }, "mustReadArrived", "/news"],
])("announces %j as %s, and leads to %s", (arrival, words, path) => {
  expect(arrivalNotice(arrival)).toMatchObject({ words, path });
});

it("gives an answer and its deep search one tag, so that one notification is shown", () => {
  const [answer, research] = (["answer", "research"] as const).map((kind) =>
    arrivalNotice({ kind, ...conversation, state: "complete" }),
  );
  expect(answer?.tag).toBe(research?.tag);
});

import { describe, expect, it } from "vitest";
import type { PathStep } from "../../../local-db/active-path.ts";
import { aMessage, aMessageRow } from "../../../local-db/local-db.fixtures.ts";
import type { AnswerDraft, LocalMessageState } from "../../../local-db/rows.ts";
import { beginAnswer, type GrowingAnswer } from "./apply-event.ts";
import { growingAnswers, runningAnswer, toMessage } from "./growing-answers.ts";

const stepOf = (state: LocalMessageState): PathStep => ({
  message: aMessageRow({ id: "a", role: "assistant", text: "row", state }),
  versions: ["a"],
});
const live = { ...beginAnswer(aMessage({ id: "a", text: "live", state: "streaming" })), reasoning: "why" };

/** What this tab has read so far. */
function liveWith(...answers: GrowingAnswer[]) {
  const known = new Map(answers.map((answer) => [answer.message.id, answer]));
  return { of: () => known, subscribe: () => () => undefined };
}
const growingOf = (steps: PathStep[], live: ReturnType<typeof liveWith>, drafts: AnswerDraft[] = []) =>
  growingAnswers({ conversationId: "c", steps, live, drafts });

const draft = { id: "a", idChat: "c", message: aMessage({ id: "a", text: "draft" }), lastEventId: 3 };

describe("growing answers", () => {
  it("are shown as this tab reads them, else as another tab saved them", () => {
    const steps = [stepOf("streaming")];
    expect(growingOf(steps, liveWith(live), [draft]).of("a")).toBe(live);
    expect(growingOf(steps, liveWith(), [draft]).of("a")?.message.text).toBe("draft");
  });

  it("have the row's message once they have ended, and keep how they were reasoned", () => {
    const step = stepOf("complete");
    const growing = growingOf([step], liveWith(live)).of("a");
    expect(growing).toEqual({ ...live, message: toMessage(step.message) });
    expect(growingOf([step], liveWith(live)).of("a")).toBe(growing);
  });

  it("leave out what is drafted of an answer that has ended meanwhile", () => {
    expect(growingOf([stepOf("complete")], liveWith(), [draft]).of("a")).toBeNull();
  });
});

const liveNone = growingOf([], liveWith());

describe("the running answer", () => {
  it.each(["waiting", "streaming"] as const)("is the last one while it is %s", (state) => {
    expect(runningAnswer([stepOf(state)], liveNone)).toEqual({ answerId: "a", state });
  });

  it("has ended with its last piece, before its row says so", () => {
    const ended = { ...live, message: { ...live.message, state: "complete" as const } };
    expect(
      runningAnswer([stepOf("streaming")], growingOf([stepOf("streaming")], liveWith(ended))),
    ).toBeNull();
  });

  it("is none after a question alone or at the end of a whole answer", () => {
    const question = { message: aMessageRow({ role: "user" }), versions: [] };
    expect(runningAnswer([question], liveNone)).toBeNull();
    expect(runningAnswer([stepOf("stopped")], liveNone)).toBeNull();
    expect(runningAnswer([], liveNone)).toBeNull();
  });
});

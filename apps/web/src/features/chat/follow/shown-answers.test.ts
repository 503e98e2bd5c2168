import { describe, expect, it } from "vitest";
import type { PathStep } from "../../../local-db/active-path.ts";
import { aFollowedAnswer, aMessageRow } from "../../../local-db/local-db.fixtures.ts";
import type { FollowedAnswer, LocalMessageState } from "../../../local-db/rows.ts";
import { growingAnswers, runningAnswer } from "./live-answers.ts";

const stepOf = (state: LocalMessageState): PathStep => ({
  message: aMessageRow({ id: "a", role: "assistant", text: "row", state }),
  versions: ["a"],
});
const live = aFollowedAnswer({ id: "a", text: "live" });

/** The answers that this tab has read so far. */
function liveWith(...answers: FollowedAnswer[]) {
  const known = new Map(answers.map((answer) => [answer.id, answer]));
  return { of: () => known, subscribe: () => () => undefined };
}
const growingOf = (steps: PathStep[], live: ReturnType<typeof liveWith>, drafts: FollowedAnswer[] = []) =>
  growingAnswers({ conversationId: "c", steps, live, drafts });

const draft = aFollowedAnswer({ id: "a", text: "draft", lastId: 3 });

describe("growing answers", () => {
  it("are shown as this tab reads them, else as another tab saved them", () => {
    const steps = [stepOf("streaming")];
    expect(growingOf(steps, liveWith(live), [draft]).of("a")?.message.text).toBe("live");
    expect(growingOf(steps, liveWith(), [draft]).of("a")?.message.text).toBe("draft");
  });

  it("have the row's message once they have ended, and keep their reasoning", () => {
    const step = stepOf("complete");
    const growing = growingOf([step], liveWith(live)).of("a");
    expect(growing).toMatchObject({ message: step.message, turn: live.turn });
    expect(growingOf([step], liveWith(live)).of("a")).toBe(growing);
  });

  it("ignore the draft of an answer that has ended", () => {
    expect(growingOf([stepOf("complete")], liveWith(), [draft]).of("a")).toBeNull();
  });
});

const liveNone = growingOf([], liveWith());

describe("the running answer", () => {
  it.each(["waiting", "streaming"] as const)("is the last one while it is %s", (state) => {
    expect(runningAnswer([stepOf(state)], liveNone)).toEqual({ answerId: "a", state });
  });

  it("has ended with its last part, before its row is written", () => {
    const ended = aFollowedAnswer({ id: "a", text: "live", state: "complete" });
    expect(
      runningAnswer([stepOf("streaming")], growingOf([stepOf("streaming")], liveWith(ended))),
    ).toBeNull();
  });

  it("is null after a question without an answer and after a finished answer", () => {
    const question = { message: aMessageRow({ role: "user" }), versions: [] };
    expect(runningAnswer([question], liveNone)).toBeNull();
    expect(runningAnswer([stepOf("stopped")], liveNone)).toBeNull();
    expect(runningAnswer([], liveNone)).toBeNull();
  });
});

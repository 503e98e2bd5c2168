import { describe, expect, it } from "vitest";
import type { PathStep } from "../../../local-db/active-path.ts";
import { aMessage, aMessageRow } from "../../../local-db/local-db.fixtures.ts";
import type { LocalMessageState } from "../../../local-db/rows.ts";
import { beginAnswer } from "../apply-event.ts";
import { growingAnswers, runningAnswer, toMessage } from "./growing-answers.ts";

const stepOf = (state: LocalMessageState): PathStep => ({
  message: aMessageRow({ id: "a", role: "assistant", text: "row", state }),
  versions: ["a"],
});
const live = { ...beginAnswer(aMessage({ id: "a", text: "live", state: "streaming" })), reasoning: "why" };
const draft = { id: "a", idChat: "c", message: aMessage({ id: "a", text: "draft" }), lastEventId: 3 };

describe("growing answers", () => {
  it("are shown as this tab reads them, else as another tab saved them", () => {
    const steps = [stepOf("streaming")];
    expect(growingAnswers(steps, new Map([["a", live]]), [draft]).get("a")).toBe(live);
    expect(growingAnswers(steps, new Map(), [draft]).get("a")?.message.text).toBe("draft");
  });

  it("have the row's message once they have ended, and keep how they were reasoned", () => {
    const step = stepOf("complete");
    const growing = growingAnswers([step], new Map([["a", live]]), []).get("a");
    expect(growing).toEqual({ ...live, message: toMessage(step.message) });
    expect(growingAnswers([step], new Map([["a", live]]), []).get("a")).toBe(growing);
  });

  it("leave out what is drafted of an answer that has ended meanwhile", () => {
    expect(growingAnswers([stepOf("complete")], new Map(), [draft]).size).toBe(0);
  });
});

describe("the running answer", () => {
  it.each(["waiting", "streaming"] as const)("is the last one while it is %s", (state) => {
    expect(runningAnswer([stepOf(state)], new Map())).toEqual({ answerId: "a", state });
  });

  it("has ended with its last piece, before its row says so", () => {
    const ended = { ...live, message: { ...live.message, state: "complete" as const } };
    expect(runningAnswer([stepOf("streaming")], new Map([["a", ended]]))).toBeNull();
  });

  it("is none after a question alone or at the end of a whole answer", () => {
    const question = { message: aMessageRow({ role: "user" }), versions: [] };
    expect(runningAnswer([question], new Map())).toBeNull();
    expect(runningAnswer([stepOf("stopped")], new Map())).toBeNull();
    expect(runningAnswer([], new Map())).toBeNull();
  });
});

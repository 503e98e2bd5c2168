import { describe, expect, it, vi } from "vitest";
import { aFollowedAnswer } from "../../../local-db/local-db.fixtures.ts";
import { createLiveAnswers } from "./live-answers.ts";

function setUp() {
  const frames: (() => void)[] = [];
  const live = createLiveAnswers({ nextFrame: (task) => frames.push(task) });
  const listener = vi.fn();
  live.subscribe(listener);
  const drawFrame = () => {
    for (const task of frames.splice(0)) task();
  };
  return { live, listener, drawFrame, frames };
}

const answerOf = (idChat: string, id: string = crypto.randomUUID()) => aFollowedAnswer({ id, idChat });

describe("live answers", () => {
  it("notify once per frame, however many parts arrived in it", () => {
    const { live, listener, drawFrame, frames } = setUp();
    const answer = answerOf("one");
    for (const text of ["a", "ab", "abc"]) live.set(aFollowedAnswer({ ...answer, text }));
    expect(frames).toHaveLength(1);
    expect(live.of("one").size).toBe(0);
    drawFrame();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(live.of("one").get(answer.id)?.turn.steps).toMatchObject([{ text: "abc" }]);
  });

  it("leave the map of other conversations unchanged, so that nothing there re-renders", () => {
    const { live, drawFrame } = setUp();
    live.set(answerOf("one"));
    live.set(answerOf("two"));
    drawFrame();
    const before = live.of("one");
    live.set(answerOf("two"));
    drawFrame();
    expect(live.of("one")).toBe(before);
    expect(live.of("two").size).toBe(2);
  });

  it("are dropped when no tab reads them, and the oldest when there are too many", () => {
    const { live, drawFrame } = setUp();
    const answer = answerOf("one");
    live.set(answer);
    live.forget(answer);
    drawFrame();
    expect(live.of("one").size).toBe(0);
    for (let made = 0; made < 201; made += 1) live.set(answerOf("many", `id-${made}`));
    drawFrame();
    expect(live.of("many").size).toBe(200);
    expect(live.of("many").has("id-0")).toBe(false);
  });
});

import { describe, expect, it, vi } from "vitest";
import { aMessageRow } from "../../../local-db/local-db.fixtures.ts";
import { holdInSight, isInOtherVersion, searchTargetOf } from "./search-target.ts";

const steps = [{ message: aMessageRow({ id: "shown" }), versions: ["shown"] }];

describe("the target message", () => {
  it("is the one in the URL's hash", () => {
    expect(searchTargetOf("", "1")).toBeNull();
    expect(searchTargetOf("m", "1")).toEqual({ messageId: "m", asked: "1" });
  });

  it("is searched in other versions once messages are loaded and it is not among them", () => {
    expect(isInOtherVersion("other", steps)).toBe(true);
    expect(isInOtherVersion("shown", steps)).toBe(false);
    expect(isInOtherVersion("other", [])).toBe(false);
    expect(isInOtherVersion("", steps)).toBe(false);
  });
});

describe("keeping it in view", () => {
  function setUp() {
    const frames: (() => void)[] = [];
    const timers: (() => void)[] = [];
    const show = vi.fn();
    const unmark = vi.fn();
    const held = holdInSight({
      nextFrame(task) {
        frames.push(task);
        return () => void frames.splice(0);
      },
      later(_ms, task) {
        timers.push(task);
        return () => void timers.splice(0);
      },
      show,
      unmark,
    });
    const drawFrames = (count: number) => {
      for (let frame = 0; frame < count; frame += 1) frames.shift()?.();
    };
    return { ...held, show, unmark, timers, drawFrames };
  }

  it("continues until heights are final, and then ends", () => {
    const { show, drawFrames, timers, unmark } = setUp();
    drawFrames(100);
    expect(show).toHaveBeenCalledTimes(30);
    timers[0]?.();
    expect(unmark).toHaveBeenCalledOnce();
  });

  it("stops when the reader scrolls, and keeps the mark", () => {
    const { show, drawFrames, letGo, unmark } = setUp();
    drawFrames(2);
    letGo();
    drawFrames(10);
    expect(show).toHaveBeenCalledTimes(2);
    expect(unmark).not.toHaveBeenCalled();
  });

  it("leaves neither mark nor timer behind", () => {
    const { end, unmark, timers, show, drawFrames } = setUp();
    end();
    drawFrames(3);
    expect([show.mock.calls.length, unmark.mock.calls.length, timers.length]).toEqual([0, 1, 0]);
  });
});

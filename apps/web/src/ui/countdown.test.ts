import { describe, expect, it } from "vitest";
import { fillSeconds, isSpoken, secondsLeft, sunProgress, untilNextSecond } from "./countdown.ts";

describe("secondsLeft", () => {
  it("rounds a started second up", () => {
    expect(secondsLeft(120_000, 0)).toBe(120);
    expect(secondsLeft(120_000, 1)).toBe(120);
    expect(secondsLeft(120_000, 1_000)).toBe(119);
  });

  it("is zero after the deadline, however long the computer slept", () => {
    expect(secondsLeft(120_000, 120_000)).toBe(0);
    expect(secondsLeft(120_000, 9_000_000)).toBe(0);
  });
});

describe("untilNextSecond", () => {
  it("ends when the displayed number changes", () => {
    expect(untilNextSecond(120_000, 0)).toBe(1_000);
    expect(untilNextSecond(120_000, 400)).toBe(600);
    expect(secondsLeft(120_000, 400 + untilNextSecond(120_000, 400))).toBe(119);
  });

  it("is zero when the time is over", () => {
    expect(untilNextSecond(120_000, 120_001)).toBe(0);
  });
});

describe("fillSeconds", () => {
  it("replaces every placeholder, with or without spaces", () => {
    expect(fillSeconds("Quedan {{seconds}}. Sí: {{ seconds }}.", 84)).toBe("Quedan 84. Sí: 84.");
  });

  it("leaves a text without a placeholder as it is", () => {
    expect(fillSeconds("Tu sesión se cierra pronto.", 84)).toBe("Tu sesión se cierra pronto.");
  });
});

describe("isSpoken", () => {
  it("announces at 120, 60, 30 and 10 seconds and at no other", () => {
    const spoken = [];
    let before = Number.POSITIVE_INFINITY;
    for (let now = 120; now >= 0; now--) {
      if (isSpoken(before, now)) spoken.push(now);
      before = now;
    }
    expect(spoken).toEqual([120, 60, 30, 10]);
  });

  it("announces a mark that was skipped while the computer slept", () => {
    expect(isSpoken(75, 41)).toBe(true);
  });

  it("announces nothing when the time is over", () => {
    expect(isSpoken(40, 0)).toBe(false);
  });
});

describe("sunProgress", () => {
  it("goes from the top of the arc to the horizon", () => {
    expect(sunProgress({ seconds: 120, total: 120, inSteps: false })).toBe(0);
    expect(sunProgress({ seconds: 60, total: 120, inSteps: false })).toBe(0.5);
    expect(sunProgress({ seconds: 0, total: 120, inSteps: false })).toBe(1);
  });

  it("moves every ten seconds for people who asked for less motion", () => {
    const at = (seconds: number) => sunProgress({ seconds, total: 120, inSteps: true });
    expect(at(89)).toBe(at(81));
    expect(at(80)).toBeGreaterThan(at(81));
  });
});

import { describe, expect, it } from "vitest";
import { pathStep } from "./messages.fixtures.ts";
import { indexOfMessage, keepUnchanged, toTurns } from "./turns.ts";

const question = (id: string) => pathStep({ id, role: "user", text: `¿${id}?` });
const answer = (id: string, text = id) => pathStep({ id, role: "assistant", text });

describe("turns", () => {
  it("put each answer with the question before it", () => {
    const steps = [question("q1"), answer("a1"), question("q2"), answer("a2")];
    expect(toTurns(steps)).toEqual([
      { id: "q1", question: steps[0], answer: steps[1] },
      { id: "q2", question: steps[2], answer: steps[3] },
    ]);
  });

  it("leave out no message, whatever the order", () => {
    const steps = [answer("a0"), question("q1"), question("q2"), answer("a2"), answer("a3")];
    const turns = toTurns(steps);
    expect(turns.flatMap(({ question, answer }) => [question, answer]).filter(Boolean)).toEqual(steps);
    expect(turns.map(({ id }) => id)).toEqual(["a0", "q1", "q2", "a3"]);
  });

  it("stay the same objects when the same rows are read again", () => {
    const read = () => toTurns([question("q1"), answer("a1"), question("q2"), answer("a2")]);
    const before = read();
    const now = keepUnchanged(before, read());
    expect(now.map((turn, index) => turn === before[index])).toEqual([true, true]);
  });

  it("are new only where something changed, deep inside too", () => {
    const before = toTurns([question("q1"), answer("a1"), question("q2"), answer("a2")]);
    const files = [{ id: "f", name: "a.pdf", type: "application/pdf", size: 1, createAt: "" }];
    const changed = pathStep({ id: "q2", role: "user", text: "¿q2?", files });
    const now = keepUnchanged(before, toTurns([question("q1"), answer("a1"), changed, answer("a2")]));
    expect(now[0]).toBe(before[0]);
    expect(now[1]?.question).toBe(changed);
    expect(now[1]?.answer).toBe(before[1]?.answer);
  });

  it("are new when there is another version of a message", () => {
    const before = toTurns([question("q1"), answer("a1")]);
    const regenerated = pathStep({ id: "a1", role: "assistant", text: "a1" }, ["a1", "a9"]);
    expect(keepUnchanged(before, toTurns([question("q1"), regenerated]))[0]?.answer).toBe(regenerated);
  });

  it("are found by their question and by their answer", () => {
    const turns = toTurns([question("q1"), answer("a1"), question("q2"), answer("a2")]);
    expect([indexOfMessage(turns, "q2"), indexOfMessage(turns, "a2"), indexOfMessage(turns, "x")]).toEqual([
      1, 1, -1,
    ]);
  });
});

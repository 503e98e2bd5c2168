import { describe, expect, it } from "vitest";
import type { PathStep } from "../../../local-db/active-path.ts";
import { pathStep } from "./messages.fixtures.ts";
import { indexOfMessage, isSameTurn, type Turn, toTurns } from "./turns.ts";

const question = (id: string) => pathStep({ id, role: "user", text: `¿${id}?` });
const answer = (id: string, text = id) => pathStep({ id, role: "assistant", text });

describe("turns", () => {
  it("combine each answer with the question before it", () => {
    const steps = [question("q1"), answer("a1"), question("q2"), answer("a2")];
    expect(toTurns(steps)).toEqual([
      { id: "q1", question: steps[0], answer: steps[1] },
      { id: "q2", question: steps[2], answer: steps[3] },
    ]);
  });

  it("include every message, whatever the order", () => {
    const steps = [answer("a0"), question("q1"), question("q2"), answer("a2"), answer("a3")];
    const turns = toTurns(steps);
    expect(turns.flatMap(({ question, answer }) => [question, answer]).filter(Boolean)).toEqual(steps);
    expect(turns.map(({ id }) => id)).toEqual(["a0", "q1", "q2", "a3"]);
  });

  it("are equal when the same rows are read again", () => {
    const read = () => toTurns([question("q1"), answer("a1")])[0] as Turn;
    expect(isSameTurn(read(), read())).toBe(true);
  });

  it("differ where something changed, deep inside or in their versions", () => {
    const turnOf = (...steps: PathStep[]) => toTurns(steps)[0] as Turn;
    const before = turnOf(question("q1"), answer("a1"));
    const files = [{ id: "f", name: "a.pdf", type: "application/pdf", size: 1, createAt: "" }];
    const withFile = pathStep({ id: "q1", role: "user", text: "¿q1?", files });
    const regenerated = pathStep({ id: "a1", role: "assistant", text: "a1" }, ["a1", "a9"]);
    expect(isSameTurn(before, turnOf(withFile, answer("a1")))).toBe(false);
    expect(isSameTurn(before, turnOf(question("q1"), regenerated))).toBe(false);
    expect(isSameTurn(before, turnOf(question("q1")))).toBe(false);
  });

  it("are found by their question and by their answer", () => {
    const turns = toTurns([question("q1"), answer("a1"), question("q2"), answer("a2")]);
    expect([indexOfMessage(turns, "q2"), indexOfMessage(turns, "a2"), indexOfMessage(turns, "x")]).toEqual([
      1, 1, -1,
    ]);
  });
});

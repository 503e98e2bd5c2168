import type { QualityResult } from "@metatron/contract/quality/quality";
import { describe, expect, it } from "vitest";
import { changesBetween, differencesBetween, runBeforeChange } from "./compare-runs.ts";

const run = (changes: object = {}) => ({
  id: "run",
  version: 1,
  model: "gpt-5" as string | null,
  instructionsDigest: "i",
  documentsDigest: "d",
  ...changes,
});

const result = (changes: Partial<QualityResult> = {}): QualityResult => ({
  testId: "t",
  question: "¿Qué chaleco?",
  facts: [],
  document: null,
  mustRefuse: false,
  mustCall: [],
  mustNotCall: [],
  toolsCalled: [],
  passed: true,
  found: true,
  cited: true,
  supported: true,
  refused: false,
  seconds: 1,
  cost: null,
  model: "gpt-5",
  answer: "",
  answerDigest: "",
  errorCode: null,
  ...changes,
});

describe("the run to compare with", () => {
  it("is the last one before a change, however many ran since", () => {
    const runs = [
      run(),
      run(),
      run({ id: "before", documentsDigest: "old" }),
      run({ documentsDigest: "older" }),
    ];
    expect(runBeforeChange(runs)?.id).toBe("before");
  });

  it("is the previous one if nothing changed, and none for the first", () => {
    expect(runBeforeChange([run(), run({ id: "before" })])?.id).toBe("before");
    expect(runBeforeChange([run()])).toBeUndefined();
  });
});

it("names the documents, the instructions and the model that changed", () => {
  const document = (id: string, title: string, digest = "1") => ({ id, title, digest });
  const before = {
    run: run(),
    documents: [
      document("a", "Chalecos"),
      document("b", "Botas"),
      document("c", "Cascos"),
      document("d", "Guantes"),
    ],
  };
  const after = {
    run: run({ version: 3, model: "gpt-6", instructionsDigest: "j" }),
    documents: [
      document("a", "Chalecos", "2"),
      document("e", "Botas"),
      document("d", "Guantes"),
      document("f", "Gafas"),
    ],
  };
  expect(changesBetween(before, after)).toEqual([
    { kind: "instructions", from: 1, to: 3 },
    { kind: "model", from: "gpt-5", to: "gpt-6" },
    { kind: "document_changed", title: "Chalecos" },
    { kind: "document_changed", title: "Botas" },
    { kind: "document_added", title: "Gafas" },
    { kind: "document_removed", title: "Cascos" },
  ]);
});

describe("regressions", () => {
  it("are reported by question and measure", () => {
    const after = [result({ passed: false, cited: false }), result({ testId: "new", passed: false })];
    expect(differencesBetween([result()], after)).toEqual({
      worse: [{ testId: "t", question: "¿Qué chaleco?", measures: ["passed", "cited"] }],
      better: [],
    });
  });

  it("count a refusal as good only if it is expected", () => {
    const differences = (mustRefuse: boolean) =>
      differencesBetween([result({ mustRefuse, refused: false })], [result({ mustRefuse, refused: true })]);
    expect(differences(true).better).toMatchObject([{ measures: ["refused"] }]);
    expect(differences(false).worse).toMatchObject([{ measures: ["refused"] }]);
  });

  it("ignore questions that were edited or had no answer", () => {
    const before = [result(), result({ testId: "x" })];
    const after = [
      result({ question: "¿Qué botas?", passed: false }),
      result({ testId: "x", passed: null, found: null, cited: null, supported: null, refused: null }),
    ];
    expect(differencesBetween(before, after)).toEqual({ worse: [], better: [] });
  });
});

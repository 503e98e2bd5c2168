import { describe, expect, it } from "vitest";
import type { MessageRow } from "../../local-db/rows.ts";
import { answerFoot } from "./answer-foot.ts";

const category = (name: string) => ({ name, label: name }) as MessageRow["category"];
const answer = (changes: Partial<MessageRow> = {}) => ({
  state: "complete" as const,
  feedback: null,
  grounded: true,
  category: category("vacations"),
  ...changes,
});
const LAST = { isGrounded: true, isLast: true, hasGuide: false };

describe("what follows an answer", () => {
  it("is nothing in free chat, and nothing while the answer streams", () => {
    expect(answerFoot(answer(), { ...LAST, isGrounded: false })).toBe("none");
    expect(answerFoot(answer({ state: "streaming" }), LAST)).toBe("none");
  });

  it("is the procedure under the last answer, before anything else", () => {
    expect(answerFoot(answer({ feedback: "bad" }), { ...LAST, hasGuide: true })).toBe("guide");
  });

  it("is the offer of a case after bad feedback, also under an earlier answer", () => {
    expect(answerFoot(answer({ feedback: "bad" }), { ...LAST, isLast: false })).toBe("offer_bad_feedback");
  });

  it("is the offer of a case where no document had the answer, unless the question was out of scope", () => {
    expect(answerFoot(answer({ grounded: false }), LAST)).toBe("offer_no_answer");
    expect(answerFoot(answer({ grounded: false, category: null }), LAST)).toBe("quiet");
    expect(answerFoot(answer({ grounded: false, category: category("out_of_scope") }), LAST)).toBe("quiet");
  });

  it("is the quiet link to a person under the last answer alone", () => {
    expect(answerFoot(answer(), LAST)).toBe("quiet");
    expect(answerFoot(answer(), { ...LAST, isLast: false })).toBe("none");
  });
});

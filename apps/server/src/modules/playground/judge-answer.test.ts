import { describe, expect, it } from "vitest";
import { judgeAnswer } from "./judge-answer.ts";

const noTools = { mustCall: [], mustNotCall: [] };
const test = { ...noTools, facts: ["12 meses"], document: "Chalecos de rampa", mustRefuse: false };
const answer = {
  text: "Se cambia cada 12 meses [1].",
  documents: ["Chalecos de rampa", "Botas"],
  citations: [{ title: "CHALECOS  de rampa", verified: true }],
  isFixed: false,
  toolsCalled: [],
};

describe("an answer", () => {
  it("passes when it states the facts and cites the expected document", () => {
    expect(judgeAnswer(test, answer)).toEqual({
      facts: [{ fact: "12 meses", found: true }],
      tools: [],
      found: true,
      cited: true,
      supported: true,
      refused: false,
      passed: true,
    });
  });

  it.each([
    ["cites another document", { citations: [{ title: "Botas", verified: true }] }, { cited: false }],
    ["did not get the document", { documents: ["Botas"] }, { found: false }],
    [
      "cites a document that does not support it",
      { citations: [{ title: test.document, verified: false }] },
      { supported: false },
    ],
    ["leaves a fact out", { text: "Se cambia a menudo [1]." }, { passed: false }],
    ["refuses", { text: "No he encontrado nada.", citations: [] }, { refused: true, passed: false }],
  ])("is judged differently when it %s", (_what, changes, expected) => {
    expect(judgeAnswer(test, { ...answer, ...changes })).toMatchObject(expected);
  });
});

describe("a question that must not be answered", () => {
  const forbidden = { ...noTools, facts: [], document: null, mustRefuse: true };
  it.each([
    ["Não encontrei nada nos documentos que responda.", false, true],
    ["El equipo de nómina lo lleva Marta.", false, false],
    ["Eso no es de mi ámbito.", true, true],
  ])("%s", (text, isFixed, refused) => {
    const judged = judgeAnswer(forbidden, {
      text,
      documents: [],
      citations: [],
      isFixed,
      toolsCalled: [],
    });
    expect(judged).toMatchObject({ refused, passed: refused, found: null, cited: null, supported: null });
  });

  it("counts as answered if documents are cited, whatever the words", () => {
    const judged = judgeAnswer(forbidden, { ...answer, text: "No encuentro mejor fuente [1]." });
    expect(judged).toMatchObject({ refused: false, passed: false });
  });
});

describe("the tools of an answer", () => {
  const expecting = { ...test, mustCall: ["search_documents"], mustNotCall: ["open_case"] };

  it.each([
    [["search_documents", "calculate"], true, [true, true]],
    [["calculate"], false, [false, true]],
    [["search_documents", "open_case"], false, [true, false]],
  ])("are judged by what was called: %j", (toolsCalled, passed, isMet) => {
    const judged = judgeAnswer(expecting, { ...answer, toolsCalled });
    expect(judged.passed).toBe(passed);
    expect(judged.tools).toEqual([
      { name: "search_documents", mustCall: true, isMet: isMet[0] },
      { name: "open_case", mustCall: false, isMet: isMet[1] },
    ]);
  });

  it("also decide whether a refusal passes", () => {
    const refusal = { ...answer, text: "No puedo responder.", citations: [], toolsCalled: ["open_case"] };
    const refusing = { ...expecting, facts: [], document: null, mustRefuse: true, mustCall: [] };
    expect(judgeAnswer(refusing, refusal).passed).toBe(false);
    expect(judgeAnswer(refusing, { ...refusal, toolsCalled: [] }).passed).toBe(true);
  });
});

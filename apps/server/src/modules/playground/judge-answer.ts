import type { AssistantTest } from "@metatron/contract/assistants/assistant-test";
import type { Citation } from "@metatron/contract/chat/citation";
import { foldText } from "@metatron/text/fold-text";
import { oneLine } from "@metatron/text/one-line";
import { statesFact } from "./judge-facts.ts";

interface AnswerToJudge {
  text: string;
  /** Titles of the documents whose passages were in the prompt. */
  documents: readonly string[];
  citations: readonly Pick<Citation, "title" | "verified">[];
  /** True for a fixed text of the product. */
  isFixed: boolean;
  /** Names of the tools that the model called. */
  toolsCalled: readonly string[];
}

/** Null: the measure does not apply to this question. */
interface Judgement {
  facts: { fact: string; found: boolean }[];
  tools: { name: string; mustCall: boolean; isMet: boolean }[];
  found: boolean | null;
  cited: boolean | null;
  supported: boolean | null;
  refused: boolean;
  passed: boolean;
}

/** Measures an answer against the expectations of its test. */
export function judgeAnswer(
  test: Pick<AssistantTest, "facts" | "document" | "mustRefuse" | "mustCall" | "mustNotCall">,
  { text, documents, citations, isFixed, toolsCalled }: AnswerToJudge,
): Judgement {
  const { facts, document, mustRefuse } = test;
  const tools = judgeTools(test, toolsCalled);
  const areToolsRight = tools.every(({ isMet }) => isMet);
  const stated = facts.map((fact) => ({ fact, found: statesFact(text, fact) }));
  const refused = citations.length === 0 && (isFixed || saysNo(text));
  if (mustRefuse)
    return {
      facts: stated,
      tools,
      found: null,
      cited: null,
      supported: null,
      refused,
      passed: refused && areToolsRight,
    };
  const isExpected = (title: string) => document === null || isSameTitle(title, document);
  const found = documents.some(isExpected);
  const cited = citations.some(({ title }) => isExpected(title));
  const supported = citations.length > 0 && citations.every(({ verified }) => verified !== false);
  const isRight = stated.every((fact) => fact.found) && (document === null || cited);
  const passed = isRight && areToolsRight && !refused;
  return { facts: stated, tools, found, cited, supported, refused, passed };
}

function judgeTools(
  { mustCall, mustNotCall }: Pick<AssistantTest, "mustCall" | "mustNotCall">,
  called: readonly string[],
): Judgement["tools"] {
  return [
    ...mustCall.map((name) => ({ name, mustCall: true, isMet: called.includes(name) })),
    ...mustNotCall.map((name) => ({ name, mustCall: false, isMet: !called.includes(name) })),
  ];
}

/** People type titles, so case, accents and spaces are ignored. */
function isSameTitle(title: string, expected: string): boolean {
  return plain(title).includes(plain(expected).trim());
}

/** Openings of answers that refuse, in the product's languages. */
const REFUSALS = [
  "no he encontrado",
  "no encuentro",
  "no dispongo de",
  "no tengo informacion",
  "no puedo responder",
  "los documentos no",
  "queda fuera de",
  "fuera de alcance",
  "i found nothing",
  "i could not find",
  "i cannot answer",
  "the documents do not",
  "out of scope",
  "nao encontrei",
  "nao disponho de",
  "nao posso responder",
  "os documentos nao",
  "fora do escopo",
];
const BEGINNING_CHARS = 400;

function saysNo(text: string): boolean {
  const beginning = plain(text.slice(0, BEGINNING_CHARS));
  return REFUSALS.some((words) => beginning.includes(words));
}

const plain = (text: string) => oneLine(foldText(text));

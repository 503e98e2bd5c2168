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
}

/** Null: the measure does not apply to this question. */
interface Judgement {
  facts: { fact: string; found: boolean }[];
  found: boolean | null;
  cited: boolean | null;
  supported: boolean | null;
  refused: boolean;
  passed: boolean;
}

/** Measures an answer against the expectations of its test. */
export function judgeAnswer(
  { facts, document, mustRefuse }: Pick<AssistantTest, "facts" | "document" | "mustRefuse">,
  { text, documents, citations, isFixed }: AnswerToJudge,
): Judgement {
  const stated = facts.map((fact) => ({ fact, found: statesFact(text, fact) }));
  const refused = citations.length === 0 && (isFixed || saysNo(text));
  if (mustRefuse)
    return { facts: stated, found: null, cited: null, supported: null, refused, passed: refused };
  const isExpected = (title: string) => document === null || isSameTitle(title, document);
  const found = documents.some(isExpected);
  const cited = citations.some(({ title }) => isExpected(title));
  const supported = citations.length > 0 && citations.every(({ verified }) => verified !== false);
  const isRight = stated.every((fact) => fact.found) && (document === null || cited);
  return { facts: stated, found, cited, supported, refused, passed: isRight && !refused };
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

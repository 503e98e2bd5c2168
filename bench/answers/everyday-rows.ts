import { wordsOf } from "@metatron/text/split-words";
import type { ReadQuestion } from "../../apps/server/src/adapters/models/embedded/asked-for.ts";
import { chooseMeant } from "../../apps/server/src/adapters/models/embedded/everyday-answer.ts";
import { matchWithout } from "../../apps/server/src/adapters/models/embedded/everyday-questions/match-question.ts";
import type { Library } from "../../apps/server/src/adapters/models/embedded/library.ts";
import { phrases } from "../../apps/server/src/adapters/models/embedded/phrases.ts";
import { quoteFound } from "../../apps/server/src/adapters/models/embedded/quote-answer.ts";
import type { Option } from "./fit-weights.ts";
import { type BenchQuestion, judge } from "./judge.ts";

export interface EverydayRow extends Option {
  names: readonly string[];
}

/** What tells whether the everyday question that a question resembles answers it, and whether it does. */
export function everydayRow(
  asked: BenchQuestion,
  {
    question: own,
    library,
    documents,
  }: { question: ReadQuestion; library: Library; documents: readonly string[] },
): EverydayRow | undefined {
  const match = asked.before
    ? undefined
    : matchWithout(asked.question, isRepeatOf(asked.question), SPECIALTIES[asked.desk]);
  const meant = match && chooseMeant(match, own, library).meant;
  const lead = meant?.ranked[0];
  if (!meant || !lead) return undefined;
  const { question, ranked, values } = meant;
  const text = quoteFound({ lead, ranked: [...ranked], question, library, say: phrases.es }, own);
  const document = documents[lead.unit.source] ?? "";
  return {
    names: Object.keys(values),
    values: Object.values(values),
    isRight: asked.expect !== undefined && judge(asked, { text, documents: [document] }) === "right",
  };
}

const SPECIALTIES = { rh: "rh-plus", mesa: "service-desk" } as const;
const ALMOST_ALL = 0.6;

/** An example that repeats the question would make the matching look surer than it is with a question that nobody wrote down. */
function isRepeatOf(question: string): (example: string) => boolean {
  const asked = new Set(wordsOf(question));
  return (example) => {
    const said = new Set(wordsOf(example));
    const both = [...asked].filter((word) => said.has(word)).length;
    return both / (asked.size + said.size - both) >= ALMOST_ALL;
  };
}

import type { Language } from "@metatron/contract/enums";
import { languageOf } from "../query-languages/question-language.ts";
import { translateTerms } from "../query-languages/translate-terms.ts";
import { fold } from "./words.ts";

/** A question as the Spanish documents would be asked. */
export interface SpanishQuestion {
  text: string;
  /** What else the documents may call the words of the question, by the words of `text`. */
  others: readonly { of: string; words: readonly string[] }[];
  isForeign: boolean;
}

/** Question words, which a translation of terms drops although they say what kind of answer is asked for. */
const FORMS: readonly { said: RegExp; means: string; token: string }[] = [
  { said: /\bhow many\b|\bquant[oa]s\b/g, means: "cuantos", token: "xcuantosx" },
  {
    said: /\bhow (?:long|far in advance)\b|\bquanto tempo\b/g,
    means: "cuanto tiempo",
    token: "xcuantotiempox",
  },
  { said: /\bhow often\b|\bde quanto em quanto tempo\b/g, means: "cada cuanto", token: "xcadacuantox" },
  {
    said: /\bhow much (?:do|will|am|are) (?:i|we) (?:get )?(?:paid|pay)\b|\bquanto (?:me )?pagam\b/g,
    means: "cuanto me pagan",
    token: "xcuantopaganx",
  },
  { said: /\bhow much\b|\bquanto\b|\bqual (?:e )?o valor\b/g, means: "cuanto", token: "xcuantox" },
  {
    said: /\b(?:who|what number) (?:do|should|can) (?:i|we) (?:call|contact)\b|\bpara quem (?:eu )?ligo\b/g,
    means: "a que numero llamo",
    token: "xllamox",
  },
  { said: /\bwhat time\b|\ba que horas\b/g, means: "a que hora", token: "xhorax" },
  { said: /\bwhen\b|\bwhat day\b|\bquando\b|\bque dia\b/g, means: "cuando", token: "xcuandox" },
  {
    said: /\bwhat (?:do|should) i do\b|\bo que (?:eu )?(?:faco|fazer|devo fazer)\b|\bi (?:forgot|lost|can t)\b|\besqueci\b|\bperdi\b|\bnao consigo\b/g,
    means: "que hago",
    token: "xquehagox",
  },
  {
    said: /\bhow (?:do|can|should) (?:i|we)\b|\bcomo (?:eu )?(?:faco|posso)\b/g,
    means: "como",
    token: "xcomox",
  },
];

export function questionInSpanish(question: string): SpanishQuestion {
  const told = translateTerms(question);
  if (told.language === "es") return { text: question, others: othersOf(told), isForeign: false };
  const marked = FORMS.reduce((text, { said, token }) => text.replace(said, ` ${token} `), fold(question));
  // The language is told by the small words, some of which are behind a token now.
  const translated =
    told.language === "pt" ? translateTerms(`o que é ${marked}`) : translateTerms(`what is the ${marked}`);
  const query = FORMS.reduce((text, { token, means }) => text.replaceAll(token, means), translated.query);
  const codes = question.match(/\b\p{Lu}{1,4}-?\d{1,4}\b/gu) ?? [];
  const text = codes.reduce((so, code) => so.replaceAll(code.toLowerCase(), code), query);
  return { text: `${text}?`, others: othersOf(translated), isForeign: true };
}

function othersOf({ terms }: ReturnType<typeof translateTerms>): SpanishQuestion["others"] {
  return terms.flatMap(({ of, spanish }) => {
    const [first = "", ...rest] = spanish;
    return rest.length > 0 || first
      ? [{ of: `${of} ${first}`, words: [first, ...rest].flatMap((each) => fold(each).split(" ")) }]
      : [];
  });
}

/** The language in which a question is asked; undefined where a few bare words do not tell. */
export function languageAsked(question: string): Language | undefined {
  const plain = fold(question);
  const language = languageOf(question, plain.match(/[\p{L}\p{N}]+/gu) ?? []);
  // «Este texto» is Portuguese as well as Spanish; only words that Spanish does not have tell.
  return language === "pt" && !PORTUGUESE.test(plain) && !/[ãõçê]/i.test(question) ? undefined : language;
}

const PORTUGUESE =
  /\b(?:voce|meu|minha|nao|eu|quant[oa]s?|quando|qual|quais|tenho|preciso|posso|faco|fazer|onde|quem|um|uma|do|da|em|com|ao|sao|seu|sua|isso|depois|esqueci)\b/;

import type { Language } from "@metatron/contract/enums";
import { foldText } from "@metatron/text/fold-text";
import { guessLanguage } from "@metatron/text/guess-language";
import { translateTerms } from "../query-languages/translate-terms.ts";

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
  { said: /\bdeadline\b|\bprazo\b/g, means: "que plazo", token: "xplazox" },
  { said: /(?:^|, )(?:when|quando)\b|\bwhat day\b|\bque dia\b/g, means: "cuando", token: "xcuandox" },
  {
    said: /\bwhat (?:do|should) i do\b|\bo que (?:eu )?(?:faco|fazer|devo fazer)\b/g,
    means: "que hago",
    token: "xquehagox",
  },
  {
    said: /\bhow (?:do|can|should) (?:i|we)\b|\bcomo\b/g,
    means: "como",
    token: "xcomox",
  },
];

/** A message that describes a problem without asking a question. */
const PROBLEM =
  /^(?:i (?:lost|forgot|broke|dropped|clicked|opened|can t|can't|cannot)|(?:my|the) [a-z ]{2,30} (?:is|are|was|were|got|does|do|doesn t|doesn't|won t|won't|isn t|isn't|has|keeps|stopped) |esqueci|perdi|cliquei|abri|nao consigo|(?:meu|minha|o|a) [a-z ]{2,30} (?:nao|foi|esta|parou) )/;

export function questionInSpanish(question: string): SpanishQuestion {
  const told = translateTerms(question);
  if (told.language === "es" || (languageAsked(question) ?? "es") === "es")
    return { text: question, others: othersOf(told), isForeign: false };
  const marked = FORMS.reduce(
    (text, { said, token }) => text.replace(said, ` ${token} `),
    foldText(question),
  );
  // The language is detected by function words, and some of them were replaced by a token above.
  const translated =
    told.language === "pt" ? translateTerms(`o que é ${marked}`) : translateTerms(`what is the ${marked}`);
  const query = FORMS.reduce((text, { token, means }) => text.replaceAll(token, means), translated.query);
  // Codes and names keep their capitals, by which they are known.
  const names = question.match(/(?<=[\p{L}\d,] )\p{Lu}[\p{L}\d-]+/gu) ?? [];
  const named = names
    .filter((name) => name !== "I")
    .reduce((so, name) => so.replaceAll(foldText(name), name), query);
  // English counts «vacation days», Spanish «días de vacaciones».
  const counted = named.replace(/\bcuantos (\p{L}+) (d[ií]as?|horas|semanas|meses)\b/u, "cuantos $2 de $1");
  const text = PROBLEM.test(foldText(question)) ? `que hago ${counted}` : counted;
  return { text: `${text}?`, others: othersOf(translated), isForeign: true };
}

/** Single words only: those of a wording such as «día completo» do not stand for each other. */
function othersOf({ terms }: ReturnType<typeof translateTerms>): SpanishQuestion["others"] {
  return terms.flatMap(({ of, spanish }) => {
    const words = spanish.map(foldText).filter((each) => !each.includes(" "));
    return words.length > 0 ? [{ of: `${of} ${spanish[0] ?? ""}`, words }] : [];
  });
}

/** The language in which a question is asked; undefined where a few bare words do not tell. */
export function languageAsked(question: string): Language | undefined {
  const plain = foldText(question);
  const language = guessLanguage(question);
  // «Este texto» is Portuguese as well as Spanish; only words that Spanish does not have tell.
  return language === "pt" && !PORTUGUESE.test(plain) && !/[ãõçê]/i.test(question) ? undefined : language;
}

const PORTUGUESE =
  /\b(?:voce|meu|minha|nao|eu|quant[oa]s?|quando|qual|quais|tenho|preciso|posso|faco|fazer|onde|quem|um|uma|do|da|em|com|ao|sao|seu|sua|isso|depois|esqueci)\b/;

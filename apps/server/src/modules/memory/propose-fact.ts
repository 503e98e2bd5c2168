import { MAX_MEMORY_FACT_CHARS } from "@metatron/contract/memory/constants";
import { foldInPlace } from "@metatron/text/fold-text";
import { wordsOf } from "@metatron/text/split-words";
import { type Statement, splitStatements } from "./split-statements.ts";

/** A longer message is mostly a pasted text, whose sentences are not about the person. */
const LONGEST_MESSAGE = 1000;

/** Before the words that matter; a line that begins with «>» is a quotation and matches nothing. */
const LEAD =
  "^(?:(?:hola|oye|mira|bueno|vale|pues|y|por favor|gracias|hi|hey|hello|ok|okay|please|and|ola|oi|metatron|amelia|yo)[,:]? ){0,3}";

/** What follows is the fact. «Recuérdame que …» asks for a reminder and matches nothing. */
const ASKS = new RegExp(
  `${LEAD}(?:(?:recuerda|acuerdate de|acuerdate|no olvides|no te olvides de|ten presente) que |recuerda: ` +
    "|(?:remember|don't forget|do not forget|keep in mind) that |remember: " +
    "|(?:lembre-se de|lembre-se|lembra-te de|lembre|lembra|nao esqueca|nao se esqueca de) que |lembre: )",
);

/** The statement itself is the fact. */
const SAYS = new RegExp(
  `${LEAD}(?=(?:(?:trabajo|estoy) en la base |estoy basad[oa] en |mi base es |trabajo como |mi puesto es |prefiero ` +
    "|soy (?:un |una )?(?:tripulante|pilot|copilot|comandante|sobrecargo|auxiliar de vuelo|agente|tecnic|mecanic|ingenier" +
    "|despachador|supervisor|jef[ea] de|analista|coordinador|abogad)" +
    "|i work (?:at|in) the [a-z ]{0,30}base|(?:i am|i'm) based (?:in|at) |my base is |i work as |i prefer " +
    "|trabalho na base |estou basead[oa] em |minha base e |trabalho como |meu cargo e |prefiro ))",
);

interface ProposedFact {
  text: string;
  /** The person asked to remember it; otherwise the rules took it for a lasting fact. */
  isAskedFor: boolean;
  /** The message asks nothing else, besides a greeting or a thank-you. */
  isWholeMessage: boolean;
}

/** «Hola», «por favor», «muchas gracias». */
const MOST_WORDS_BESIDE = 2;

/** A fact about the person in the person's own message, by rules alone; at most one for a message. */
export function proposeFact(message: string): ProposedFact | undefined {
  if (message.length > LONGEST_MESSAGE || message.includes("```")) return undefined;
  const statements = splitStatements(message.normalize("NFC"));
  for (const statement of statements) {
    const found = factIn(statement);
    if (!found) continue;
    const isBeside = ({ text, isQuestion }: Statement) =>
      !isQuestion && wordsOf(text).length <= MOST_WORDS_BESIDE;
    const isWholeMessage =
      !statement.isQuestion && statements.every((other) => other === statement || isBeside(other));
    return { text: found.text, isAskedFor: found.isAskedFor, isWholeMessage };
  }
  return undefined;
}

function factIn({ text, isQuestion }: Statement): Omit<ProposedFact, "isWholeMessage"> | undefined {
  const comma = text.indexOf(",");
  // «I work at the SCL base, what do I get?»: the part before the comma is a statement.
  if (isQuestion && (text.startsWith("¿") || comma < 0)) return undefined;
  const said = isQuestion ? text.slice(0, comma) : text;
  const folded = foldInPlace(said);
  const asked = ASKS.exec(folded);
  const at = asked ?? SAYS.exec(folded);
  if (!at) return undefined;
  const fact = tidy(said.slice(at[0].length));
  const isFact = wordsOf(fact).length >= 2 && fact.length <= MAX_MEMORY_FACT_CHARS && !fact.includes("://");
  return isFact ? { text: fact, isAskedFor: asked !== null } : undefined;
}

function tidy(text: string): string {
  const bare = text.replace(/[.,;:!\s]{1,20}$/, "").trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

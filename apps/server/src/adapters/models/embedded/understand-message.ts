import { foldText } from "@metatron/text/fold-text";
import { splitSentences } from "@metatron/text/split-sentences";
import { termsOf } from "@metatron/text/terms";
import { isFrameWord } from "./frame-words.ts";

/** What a message asks, and the text that was pasted with it. */
export type AskedMessage = { question: string; pasted: string };

const QUESTION_LENGTH = 300;
const LEAST_PASTED = 40;
const LEAST_IN_A_PARAGRAPH = 120;
const LONG_WITHOUT_QUESTION = 400;

export function understandMessage(text: string): AskedMessage {
  const message = text.trim();
  return (
    fromFence(message) ?? fromColon(message) ?? fromLines(message) ?? fromSentences(message) ?? whole(message)
  );
}

export type Intent = "find" | "summarise" | "extract" | "compose" | "greet";

export function intentOf(question: string): Intent {
  const asked = foldText(question).replace(/^[¿¡\s]+/, "");
  const requests = asked.split(/[^\p{L}\p{N}\s]+|\s(?:y|e|and)\s/u).map(requestOf);
  if (asked === "" || SUMMARY.test(asked) || requests.some((each) => SUMMARISE.test(each)))
    return "summarise";
  if (COMPOSE.test(asked)) return "compose";
  if (requests.some((each) => EXTRACT.test(each))) return "extract";
  if (GREETING.test(asked)) return "greet";
  return "find";
}

/** What a clause asks for, without the words before it: «¿me puedes hacer un resumen?» begins with «resumen». */
function requestOf(clause: string): string {
  const words = clause.split(/\s+/).filter(Boolean);
  const first = words.findIndex((word) => !BEFORE_A_REQUEST.has(word));
  return first < 0 ? "" : words.slice(first).join(" ");
}

const BEFORE_A_REQUEST = new Set(
  `hola por favor me nos te lo la los las puedes podes puede podrias podria quiero quisiera necesito que hazme haz haceme
  hacer hacerme escribeme escribe preparame prepara redactame dame das dar darme pasame muestrame un una el breve buen corto corta pequeno gran
  please can could you give make get i need want the a an short brief me
  pode poderia voce faca faz fazer da um uma o os as quero preciso`.split(/\s+/),
);

/** Whether any part of the message speaks of a summary; a model that reads it decides what to do. */
export const asksForSummary = (question: string): boolean => {
  const asked = foldText(question);
  return intentOf(question) === "summarise" || MENTIONS_SUMMARY.test(asked);
};

export const isGreeting = (question: string): boolean => intentOf(question) === "greet";

const LEANS = /^[¿¡\s]*(?:y|e|pero|entonces|o sea|o|and|but|what about|how about|mas|então|entao)\b/iu;

/** «¿Y en enero?» only makes sense after what was asked before; a question that begins with its own subject is a new one. */
export const leansOnBefore = (question: string): boolean =>
  LEANS.test(question) || termsOf(question).filter((term) => !isFrameWord(term)).length === 0;

/** The word that asks for a summary is no word to look for. */
export function withoutCommand(question: string): string {
  const plain = question.normalize("NFC");
  return plain.replace(SUMMARY_WORDS, " ").replace(TEXT_WORDS, " ").trim();
}

const SUMMARY =
  /\b(puntos (clave|principales)|ideas (clave|principales)|de que (va|trata)|lo (mas )?importante|key points|tl;?dr|o que diz|pontos principais)\b/;
const MENTIONS_SUMMARY = /\b(resum\w*|sintesis|sintetiza\w*|summar\w+)\b/;
const SUMMARISE = /^(resum\w*|sintesis|sintetiza\w*|summar\w+)\b/;
const SUMMARY_WORDS =
  /\b(res[uú]m\w*|s[ií]ntesis|sintetiza\w*|puntos|ideas|claves?|principales|importantes?|trata|summar\w+|key|points|pontos|principais|hazme|haz|breve|corto|corta|short|brief)(?![\p{L}])/giu;
const TEXT_WORDS =
  /(?<!\p{L})(textos?|documentos?|archivos?|ficheros?|correos?|mensajes?|siguientes?|adjuntos?|text|document|file|following|arquivos?|l[ií]neas?|frases?|palabras?|p[aá]rrafos?)(?!\p{L})/giu;
const COMPOSE =
  /^(por favor,? )?(traduc\w*|redact\w*|escrib\w*|reescrib\w*|corrig\w*|inventa\w*|genera\w*|program\w*|translat\w*|writ\w*|rewrit\w*|escrev\w*|traduz\w*)\b/;
const EXTRACT = /^(extrae\w*|saca\w*|lista\w*|enumera\w*|extract\w*|list|extrai\w*|liste)\b/;
const GREETING =
  /^(hola|buen[oa]s( dias| tardes| noches)?|que tal|gracias|muchas gracias|hi|hello|hey|thanks?( you)?|oi|ola|bom dia|boa (tarde|noite)|obrigad[oa]|quien eres|que eres|que (puedes|sabes) hacer|who are you|what can you do|quem (e voce|es)|ayuda|help)[\s!.?¡¿,]*$/;

const INSTRUCTION =
  /^(por favor,? |please,? )?(resum\w*|haz|hazme|sintetiza\w*|busca\w*|encuentra\w*|dime|di|explica\w*|lista\w*|extrae\w*|saca\w*|enumera\w*|indica\w*|compara\w*|traduc\w*|redacta\w*|corrige\w*|analiza\w*|muestra\w*|cita\w*|que|cual\w*|cuanto\w*|cuanta\w*|cuando|donde|quien\w*|como|summar\w*|find|tell|explain|list|extract|show|what|which|how|when|where|who|resuma|encontre|diga|explique|qual|quais|quant\w+|quem|onde)\b/;

const ACCORDING_TO =
  /^(según|segun|con|dado|en|de acuerdo con|according to|given|segundo|de acordo com)\s+(este|el siguiente|esta|o|this|the following|the)\s+[\p{L}\s]{2,30}:\s*/iu;

function isAsking(line: string): boolean {
  const trimmed = line.trim();
  if (trimmed === "" || trimmed.length > QUESTION_LENGTH) return false;
  return trimmed.endsWith("?") || INSTRUCTION.test(foldText(trimmed).replace(/^[¿¡\s]+/, ""));
}

/** ```text``` or """text""" with the question around it. */
function fromFence(message: string): AskedMessage | undefined {
  const match = /(```|""")(?:[a-z]*\n)?([\s\S]+?)\1/.exec(message);
  if (!match?.[2]) return undefined;
  return { question: message.replace(match[0], " ").trim(), pasted: match[2].trim() };
}

/** "Resume este correo: …" */
function fromColon(message: string): AskedMessage | undefined {
  const match = /^([^:\n]{3,160}):\s*([\s\S]+)$/.exec(message);
  if (!match?.[1] || !match[2] || !isAsking(match[1]) || match[2].trim().length < LEAST_PASTED)
    return undefined;
  return { question: match[1].trim(), pasted: match[2].trim() };
}

/** The question stands on the first or the last line. */
function fromLines(message: string): AskedMessage | undefined {
  const lines = message.split("\n");
  if (lines.length < 2) return undefined;
  const last = lines.at(-1) ?? "";
  const first = lines[0] ?? "";
  const order = last.trim().endsWith("?") ? [last, first] : [first, last];
  const question = order.find(isAsking);
  if (question === undefined) {
    return message.length > LONG_WITHOUT_QUESTION || lines.length >= 4
      ? { question: "", pasted: message }
      : undefined;
  }
  const rest = question === first ? lines.slice(1) : lines.slice(0, -1);
  const pasted = rest.join("\n").trim();
  return pasted.length >= LEAST_PASTED ? { question: question.trim(), pasted } : undefined;
}

/** One paragraph with its question inside; a sentence or two about oneself is no text to look things up in. */
function fromSentences(message: string): AskedMessage | undefined {
  const sentences = splitSentences(message);
  const [first = ""] = sentences;
  const asking = sentences.filter(
    (sentence) => sentence.endsWith("?") || (sentence === first && isAsking(first)),
  );
  if (asking.length === 0 || asking.length === sentences.length) return undefined;
  const said = sentences.filter((sentence) => !asking.includes(sentence)).join(" ");
  const pasted = said.replace(ACCORDING_TO, "");
  // A message that says "according to this text" contains that text, however short.
  const isEnough = pasted.length >= (pasted === said ? LEAST_IN_A_PARAGRAPH : LEAST_PASTED);
  return isEnough ? { question: asking.join(" "), pasted } : undefined;
}

function whole(message: string): AskedMessage {
  if (message.length > LONG_WITHOUT_QUESTION && !isAsking(message)) return { question: "", pasted: message };
  return { question: message, pasted: "" };
}

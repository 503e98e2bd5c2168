import type { Language } from "@metatron/contract/enums";
import { termsOf } from "@metatron/text/terms";
import { type ModelCall, type ModelMessage, passageNumber } from "../model-client.ts";
import { extractData } from "./extract-data.ts";
import { nearestUnits } from "./find-answer.ts";
import { type Library, readLibrary, type SourceText, shorten } from "./library.ts";
import { type Phrases, phrases } from "./phrases.ts";
import { languageAsked } from "./question-in-spanish.ts";
import { quoteAnswer } from "./quote-answer.ts";
import { type AskedText, readQuestion } from "./read-question.ts";
import { summarise } from "./summarise.ts";
import {
  type AskedMessage,
  intentOf,
  leansOnBefore,
  understandMessage,
  withoutCommand,
} from "./understand-message.ts";

const DEFAULT_LANGUAGE: Language = "es";
const EARLIER_MESSAGES = 6;
const ENOUGH_TO_QUOTE = 200;
/** Below it a document has only a word in common with the question, and naming it would mislead. */
const NEAR = 0.4;

/** The whole answer as Markdown, in the language of the question. The same call always gives the same answer. */
export async function composeAnswer(
  call: Pick<ModelCall, "messages" | "passages" | "language" | "specialty">,
): Promise<string> {
  const asked = askedIn(call);
  const say = phrases[languageAsked(asked.question) ?? call.language ?? DEFAULT_LANGUAGE];
  const library = await libraryOf(call, asked.pasted);
  const isGreeted = intentOf(asked.question) === "greet";
  const hasNothing = library.units.length === 0;
  // The interface marks every answer of this model; in the answer itself it is said where somebody asks what this is.
  const parts = isGreeted || hasNothing ? [say.identity] : [];
  if (asked.hasImages) parts.push(say.noImages);
  if (isGreeted) parts.push(say.greeting);
  if (hasNothing) parts.push(...whatItCanDo(say));
  else parts.push(answerFrom(library, asked, say));
  return parts.join("\n\n");
}

/** Whether the answerer finds an answer in these passages; what is no question can always be answered. */
export async function findsAnswer(
  call: Pick<ModelCall, "messages" | "passages" | "specialty">,
): Promise<boolean> {
  const asked = askedIn(call);
  const intent = intentOf(asked.question);
  if (intent === "compose") return false;
  if (intent !== "find") return intent === "greet" || (call.passages?.length ?? 0) > 0;
  const library = await libraryOf(call, asked.pasted);
  const { question: text, earlier, specialty } = asked;
  return quoteAnswer({ text, earlier, specialty }, library, phrases.es) !== undefined;
}

function answerFrom(library: Library, { question, earlier, specialty }: Asked, say: Phrases): string {
  const intent = intentOf(question);
  if (intent === "greet") return [say.askAbout, titlesOf(library)].filter(Boolean).join("\n\n");
  if (intent === "compose") return `${say.cannotCompose}\n\n${summarise(library, "", say)}`;
  const topic = withoutCommand(question);
  if (intent === "summarise" || termsOf(topic).length === 0) return summarise(library, topic, say);
  const extracted = intent === "extract" ? extractData(question, library, say) : undefined;
  const quoted = extracted ?? quoteAnswer({ text: question, earlier, specialty }, library, say);
  return quoted ?? notFound({ text: question, earlier }, library, say);
}

type Asked = AskedMessage & {
  earlier: string | undefined;
  specialty: ModelCall["specialty"];
  hasImages: boolean;
};

function askedIn({
  messages,
  passages,
  specialty,
}: Pick<ModelCall, "messages" | "passages" | "specialty">): Asked {
  const users = messages.filter(({ role }) => role === "user");
  const last = users.at(-1);
  const text = last ? textOf(last) : "";
  const understood = understandMessage(text);
  const before = users.slice(-1 - EARLIER_MESSAGES, -1).map((message) => understandMessage(textOf(message)));
  const isTold = (passages?.length ?? 0) > 0 && understood.pasted.length < ENOUGH_TO_QUOTE;
  return {
    // Beside documents, a few sentences around a question are the person's case, not a text to quote.
    question: isTold ? text : understood.question,
    pasted: isTold ? "" : understood.pasted || (before.findLast(({ pasted }) => pasted !== "")?.pasted ?? ""),
    earlier: leansOnBefore(understood.question) ? before.at(-1)?.question || undefined : undefined,
    specialty,
    hasImages: last?.content.some((part) => part.type === "image") ?? false,
  };
}

/** The passages of the last calls, read: a turn asks twice, whether they answer and for the answer. */
const libraries = new WeakMap<object, { pasted: string; library: Promise<Library> }>();

function libraryOf({ passages }: Pick<ModelCall, "passages">, pasted: string): Promise<Library> {
  const known = passages && libraries.get(passages);
  if (known?.pasted === pasted) return known.library;
  const library = readLibrary(sourcesOf({ passages }, pasted));
  if (passages) libraries.set(passages, { pasted, library });
  return library;
}

function sourcesOf({ passages }: Pick<ModelCall, "passages">, pasted: string): SourceText[] {
  const cited = (passages ?? []).map(
    ({ n, title, page, section, text, isExpired, isSuperseded, relevance, support }, index): SourceText => ({
      title,
      page,
      section,
      text,
      citation: passageNumber({ n }, index),
      isOutdated: isExpired === true || isSuperseded === true,
      relevance,
      support,
    }),
  );
  return pasted === "" ? cited : [{ text: pasted }, ...cited];
}

function textOf({ content }: ModelMessage): string {
  return content
    .filter((part) => part.type === "text")
    .map((part) => part.text)
    .join("\n\n");
}

function whatItCanDo(say: Phrases): string[] {
  const list = say.whatItCan.map((line) => `- ${line}`).join("\n");
  return [say.nothingToReadTitle, list, say.whatIsMissing];
}

function notFound(asked: AskedText, library: Library, say: Phrases): string {
  const [nearest] = nearestUnits(readQuestion(asked, library), library);
  const title = nearest && nearest.coverage >= NEAR ? library.sources[nearest.unit.source]?.title : undefined;
  const where =
    title && nearest ? [say.nearest(title, nearest.unit.heading && shorten(nearest.unit.heading))] : [];
  return [say.notFound, ...where, say.tryOtherWords].join("\n\n");
}

function titlesOf({ sources }: Library): string {
  return [...new Set(sources.flatMap(({ title }) => (title ? [`- ${title}`] : [])))].join("\n");
}

import type { Citation, QueryCategory } from "@metatron/contract/chat/citation";
import type { Notice } from "@metatron/contract/chat/stream-parts";
import { GENERAL_CATEGORY_LABEL } from "@metatron/contract/constants";
import { guessLanguage } from "@metatron/text/guess-language";
import {
  CAUTIOUS_CHARACTERS_PER_TOKEN,
  findsAnswer,
  isGreeting,
  type ModelCall,
  type ModelMessage,
  outlineText,
  type ProviderState,
  passageNumber,
} from "../../adapters/models/index.ts";
import { aboutPerson, type GivenFact, rememberAnswer } from "../memory/index.ts";
import { withoutPersonalData } from "../personal-data/index.ts";
import type { ReadingProgress } from "../retrieval/index.ts";
import { documentsToCome, isSpecialised } from "../specialised/index.ts";
import type { AnswerToPrepare, PrepareDeps } from "./answer-to-prepare.ts";
import type { CitablePassage, NumberedPassage } from "./cited-passages.ts";
import { commandInstruction } from "./command-instruction.ts";
import { asksForCatalogue, catalogueAnswer } from "./context/catalogue.ts";
import { findMaterial } from "./context/find-material.ts";
import { type CitedPlace, numberPassages } from "./context/number-passages.ts";
import { tableAnswerText } from "./context/table-facts.ts";
import {
  assistantInstructions,
  circumstances,
  instructionsFor,
  personalWishes,
  projectInstructions,
} from "./instructions.ts";
import { noSupportAnswer } from "./no-support-answer.ts";
import { prepareCall } from "./prepare-call.ts";
import { planSearch } from "./search-question.ts";
import { knowsTooLittle, readingNotices, stillReadingAnswer } from "./still-reading.ts";
import { toWebPassages } from "./web-passages.ts";
import { withoutPictures } from "./without-pictures.ts";

/** The material of a turn. */
export interface AnswerMaterial {
  system: string;
  messages: readonly ModelMessage[];
  passages: readonly CitablePassage[];
  /** Notes for the model about the documents, besides their passages. */
  facts?: readonly string[] | undefined;
  /** Facts about the person for the model, apart from `system`: a fallback model may not be allowed to get them. */
  person?: { text: string; facts: readonly Pick<GivenFact, "id" | "kind">[] } | undefined;
  /** A fact from the person's message that the answer proposes to remember. */
  proposal?: string | undefined;
  /** The specialised assistant that answers. */
  specialty?: ModelCall["specialty"];
  category: QueryCategory | null;
  notices: readonly Notice[];
  /** A contact that precedes the answer of either a model or the embedded answerer. */
  lead?: string | undefined;
  /** Replaces the model's answer, for example when no document supports one. */
  fixedAnswer?: string | undefined;
  /**
   * The fixed answer is a fact of the product, such as the list of documents, and not a gap in the knowledge.
   */
  isFixedAnswerKnown?: boolean | undefined;
  /** Set for a fixed answer that brings its own citations; otherwise they follow from the passages. */
  citations?: readonly Citation[] | undefined;
  /** Read by tools of the turn. They are in the results of the tools, so the prompt does not repeat them. */
  toolPassages?: readonly NumberedPassage[] | undefined;
  /** Citations of earlier answers of the conversation, whose numbers must not be used for other passages. */
  earlierCited?: readonly CitedPlace[] | undefined;
  /** The passages contain texts of strangers: the web, or documents that nobody made official. */
  isUntrusted?: boolean | undefined;
  /**
   * What the provider wants back with the results of its tool calls, by the number of the step. Kept with the
   * material and not in the step, because it must never be streamed, exported or stored with the answer.
   */
  providerStates?: Readonly<Record<number, ProviderState>> | undefined;
}

const GENERAL: QueryCategory = { name: "general", label: GENERAL_CATEGORY_LABEL };
const OUT_OF_SCOPE = "out_of_scope";

/**
 * Collects the material of an answer: supporting passages, instructions, and as much of the conversation as
 * fits.
 */
export async function prepareAnswer(deps: PrepareDeps, asked: AnswerToPrepare): Promise<AnswerMaterial> {
  const { retrieval, specialised, webSearch, log } = deps;
  const { grounding, chat, request, attached, branch, model, personId } = asked;
  const { assistant } = grounding;
  const hasFiles = attached.files.length > 0;
  const { demo: isDemo } = model.info;
  const instruction = commandInstruction({
    question: asked.question,
    branch,
    language: asked.language,
    hasFiles,
    isDemo,
  });
  const question = instruction ?? asked.question;
  const isCommand = instruction !== undefined;
  /**
   * Fixed sentences use the language of the question. A question of one code or name uses the language of the
   * interface.
   */
  const language = guessLanguage(asked.question) ?? asked.language;
  const { content, seen } = await readable();

  if (!isCommand && asksForCatalogue(question) && (assistant || grounding.project?.hasFiles || hasOwnFiles()))
    return answerWithCatalogue();

  const material = await findMaterial(deps, {
    ...asked,
    question,
    isAlone: isCommand && !hasFiles,
    toQuery: searchText(),
    otherWords: isSpecialised(assistant?.specialty ?? null) ? specialised.otherWords : () => [],
  });
  const { hasSupport } = material;
  const progress = await readingProgress();
  const passages = numberPassages([...material.passages, ...(await fromTheWeb())], asked.cited ?? []);
  const isOwnMatter = isCommand || seen.length > 0;
  const guidance = await guide();
  const system = systemText();
  const facts = isDemo ? [] : [...material.facts, ...belongsElsewhere()];
  const lead = guidance
    ? guidance.lead
    : isCommand
      ? undefined
      : specialised.distressContact(question, language);
  const person = personText();
  const call = prepareCall({
    content,
    branch,
    passages,
    facts,
    system: `${system}${person?.text ?? ""}`,
    charLimit: charLimit(),
  });
  const fixedAnswer = fixed();
  const specialty = specialisedAssistant();
  const blind: Notice[] = seen.length > 0 ? [{ kind: "image_read_as_text", count: seen.length }] : [];
  return {
    system,
    passages,
    facts,
    messages: call.messages,
    notices: [
      ...call.notices,
      ...blind,
      ...(mustWait() ? [] : readingNotices(progress)),
      ...material.notices,
    ],
    category: category(),
    ...(person ? { person } : {}),
    ...(specialty ? { specialty } : {}),
    ...(lead ? { lead } : {}),
    ...(fixedAnswer === undefined ? {} : { fixedAnswer }),
    ...(isKnownAnswer() ? { isFixedAnswerKnown: true } : {}),
  };

  /**
   * The question in a form that the model can read: commands in full sentences, and pictures in words for a
   * model without vision.
   */
  async function readable() {
    const worded = attached.content.map((part) =>
      part.type === "text" && instruction !== undefined ? { ...part, text: instruction } : part,
    );
    const { pictures } = attached;
    if (pictures.length === 0 || model.info.vision) return { content: worded, seen: [] };
    const read = await withoutPictures({
      content: worded,
      pictures,
      language: asked.language,
      signal: asked.signal,
    });
    return { content: read.content, seen: read.descriptions };
  }

  function specialisedAssistant(): ModelCall["specialty"] {
    const specialty = assistant?.specialty ?? null;
    return isSpecialised(specialty) ? specialty : undefined;
  }

  function searchText(): (query: string) => string {
    const asking = specialisedAssistant();
    if (!asking) return (query) => query;
    const toText = isDemo ? specialised.toQuotedSearchText : specialised.toSearchText;
    return (query) => toText(query, asking);
  }

  function hasOwnFiles(): boolean {
    return hasFiles || (asked.earlierFiles ?? []).length > 0;
  }

  async function answerWithCatalogue(): Promise<AnswerMaterial> {
    const documents = await retrieval.documents(grounding.collections, MOST_LISTED);
    return {
      system: "",
      passages: [],
      messages: [],
      notices: [],
      category: isSpecialised(assistant?.specialty ?? null) ? GENERAL : null,
      fixedAnswer: catalogueAnswer(documents, language),
      isFixedAnswerKnown: true,
    };
  }

  /** How RH+ and the service desk triage this question; other assistants treat all questions alike. */
  async function guide() {
    const specialty = assistant?.specialty ?? null;
    // A command is about the text on the screen, not about the company's rules.
    if (!isSpecialised(specialty) || isOwnMatter) return undefined;
    const hasOwnTexts = hasOwnFiles() || (request.context ?? []).length > 0;
    return specialised.guide({
      specialty,
      personId,
      text: question,
      language,
      model,
      signal: asked.signal,
      earlier: branch.findLast(({ role }) => role === "user")?.text,
      found: material.found,
      // Words decide about support only when no model reads the passages.
      isSupported: isDemo ? hasSupport && (hasOwnTexts || (await isAnswered())) : true,
      hasOwnTexts,
    });
  }

  /**
   * Word lists refuse only when no model reads the question. A contact or a greeting is shown in both cases.
   */
  function fixed(): string | undefined {
    if (seen.length > 0 && isDemo) return seen.join("\n\n");
    if (isDemo && asked.rememberRequest && lead === undefined)
      return rememberAnswer(asked.rememberRequest, language);
    if (material.outlined && !guidance?.lead)
      return outlineText(material.outlined, passages.map(passageNumber), language);
    if (mustWait()) return stillReadingAnswer(progress, language);
    if (isComputed()) return computedText();
    if (guidance) {
      const isSaid = isDemo || guidance.lead !== undefined || isGreeting(question);
      return isSaid ? guidance.fixed : undefined;
    }
    const mustSayNo =
      isDemo && grounding.isGroundedOnly && !hasSupport && !isGreeting(question) && !isOwnMatter;
    return mustSayNo ? noSupportAnswer(language) : undefined;
  }

  /** A contact comes before it: «recuerda que no quiero vivir» asks for more than a memory. */
  function isRememberAlone(): boolean {
    return asked.rememberRequest !== undefined && !guidance?.lead;
  }

  /** The contact comes before any figure. */
  function isComputed(): boolean {
    return material.computed !== undefined && !guidance?.lead;
  }

  async function readingProgress(): Promise<ReadingProgress> {
    const { read, of } = await retrieval.progress(assistant ? [assistant.collection] : []);
    return { read, of: of + documentsToCome(assistant?.collection.id ?? "") };
  }

  /** Without a model, RH+ and the service desk wait for their documents; a contact and a greeting need none. */
  function mustWait(): boolean {
    if (!isDemo || !grounding.isGroundedOnly || isOwnMatter || hasOwnFiles()) return false;
    return guidance?.lead === undefined && !isGreeting(question) && knowsTooLittle(progress);
  }

  /** A computed figure, a word about the memory and a word about the reading are no gap in the knowledge. */
  function isKnownAnswer(): boolean {
    if (mustWait()) return true;
    return (isDemo && isRememberAlone()) || (isComputed() && material.computed?.kind === "found");
  }

  function computedText(): string | undefined {
    return material.computed && tableAnswerText(material.computed, passages, language);
  }

  function belongsElsewhere(): string[] {
    if (isRememberAlone() || guidance?.category.name !== OUT_OF_SCOPE || guidance.fixed === undefined)
      return [];
    return [
      `A sorting by words alone took the question for one that belongs elsewhere. Only where the passages do not answer it, say something like: «${guidance.fixed}»`,
    ];
  }

  /**
   * «Resume el código de conducta» contains a word of another department, but a document of this one answers
   * it.
   */
  function category(): QueryCategory | null {
    if (!guidance || isRememberAlone()) return null;
    return !isDemo && hasSupport && guidance.category.name === OUT_OF_SCOPE ? GENERAL : guidance.category;
  }

  function systemText(): string {
    const own = assistant ? assistantInstructions(assistant) : instructionsFor(chat);
    if (isDemo) return own;
    const person = asked.person ?? {};
    const wishes = personalWishes(person, { isToneOnly: grounding.isGroundedOnly });
    const project = projectInstructions(grounding.project, { isToneOnly: grounding.isGroundedOnly });
    return [own, project, circumstances(person), wishes].filter((part) => part !== "").join("\n\n");
  }

  /** A question that is met with a contact is about more than the person's habits. */
  function personText(): AnswerMaterial["person"] {
    const known = asked.person?.facts ?? [];
    if (isDemo || lead !== undefined || known.length === 0) return undefined;
    const { isGroundedOnly } = grounding;
    return {
      text: aboutPerson(known, { isGroundedOnly }),
      facts: known.map(({ id, kind }) => ({ id, kind })),
    };
  }

  function charLimit(): number {
    const { tokenLimit, charLimit } = model.info;
    if (isDemo) return charLimit;
    return Math.floor(tokenLimit * (model.charactersPerToken ?? CAUTIOUS_CHARACTERS_PER_TOKEN));
  }

  /** For a model without its own web search. If the search fails, the answer is written without results. */
  async function fromTheWeb(): Promise<CitablePassage[]> {
    if (!request.online || model.info.online || !webSearch) return [];
    try {
      const { queries } = await planSearch({ ...asked, model: asked.smallModel ?? model });
      const [query = question] = queries;
      return toWebPassages(await webSearch.search(withoutPersonalData(query), language));
    } catch (error) {
      log.warn({ err: error }, "web search failed");
      return [];
    }
  }

  /** Whether the embedded answerer would find something to quote. */
  function isAnswered(): Promise<boolean> {
    const { messages } = prepareCall({
      content,
      branch,
      passages,
      facts: [],
      system: "",
      charLimit: charLimit(),
    });
    return findsAnswer({ messages, passages, specialty: specialisedAssistant() });
  }
}

const MOST_LISTED = 200;

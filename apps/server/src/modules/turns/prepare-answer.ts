import type { QueryCategory } from "@metatron/contract/chat/citation";
import type { Notice } from "@metatron/contract/chat/stream-parts";
import { GENERAL_CATEGORY_LABEL } from "@metatron/contract/constants";
import { guessLanguage } from "@metatron/text/guess-language";
import {
  CAUTIOUS_CHARACTERS_PER_TOKEN,
  findsAnswer,
  isGreeting,
  type ModelMessage,
  outlineText,
  passageNumber,
} from "../../adapters/models/index.ts";
import { withoutPersonalData } from "../personal-data/index.ts";
import { isSpecialised } from "../specialised/index.ts";
import type { AnswerToPrepare, PrepareDeps } from "./answer-to-prepare.ts";
import type { CitablePassage } from "./cited-passages.ts";
import { commandInstruction } from "./command-instruction.ts";
import { asksForCatalogue, catalogueAnswer } from "./context/catalogue.ts";
import { findMaterial } from "./context/find-material.ts";
import { numberPassages } from "./context/number-passages.ts";
import { tableAnswerText } from "./context/table-facts.ts";
import { assistantInstructions, circumstances, instructionsFor } from "./instructions.ts";
import { noSupportAnswer } from "./no-support-answer.ts";
import { prepareCall } from "./prepare-call.ts";
import { planSearch } from "./search-question.ts";
import { toWebPassages } from "./web-passages.ts";
import { withoutPictures } from "./without-pictures.ts";

/** What a turn is made from. */
export interface AnswerMaterial {
  system: string;
  messages: readonly ModelMessage[];
  passages: readonly CitablePassage[];
  /** What the model is told about the documents besides their passages. */
  facts?: readonly string[] | undefined;
  category: QueryCategory | null;
  notices: readonly Notice[];
  /** A contact that precedes the answer, whether a model or the embedded answerer writes it. */
  lead?: string | undefined;
  /** Said in the place of a model's answer, as where no document supports one. */
  fixedAnswer?: string | undefined;
  /** The fixed answer is a fact of ours, such as the list of documents: no gap in the knowledge. */
  isFixedAnswerKnown?: boolean | undefined;
}

const GENERAL: QueryCategory = { name: "general", label: GENERAL_CATEGORY_LABEL };
const OUT_OF_SCOPE = "out_of_scope";

/** What an answer is made from: passages that support it, instructions, and as much of the conversation as fits. */
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
  /** Fixed sentences follow the question; a question of one code or name follows the interface. */
  const language = guessLanguage(asked.question) ?? asked.language;
  const { content, seen } = await readable();

  if (!isCommand && asksForCatalogue(question) && (assistant || hasOwnFiles())) return answerWithCatalogue();

  const material = await findMaterial(deps, {
    ...asked,
    question,
    isAlone: isCommand && !hasFiles,
    toQuery: isSpecialised(assistant?.specialty ?? null) ? specialised.mend : (query) => query,
    otherWords: isSpecialised(assistant?.specialty ?? null) ? specialised.otherWords : () => [],
  });
  const { hasSupport } = material;
  const passages = numberPassages([...material.passages, ...(await fromTheWeb())], asked.cited ?? []);
  const isOwnMatter = isCommand || seen.length > 0;
  const guidance = await guide();
  const system = systemText();
  const facts = isDemo ? [] : [...material.facts, ...belongsElsewhere()];
  const call = prepareCall({ content, branch, passages, facts, system, charLimit: charLimit() });
  const fixedAnswer = fixed();
  const lead = guidance
    ? guidance.lead
    : isCommand
      ? undefined
      : specialised.distressContact(question, language);
  const blind: Notice[] = seen.length > 0 ? [{ kind: "image_read_as_text", count: seen.length }] : [];
  return {
    system,
    passages,
    facts,
    messages: call.messages,
    notices: [...call.notices, ...blind, ...material.notices],
    category: category(),
    ...(lead ? { lead } : {}),
    ...(fixedAnswer === undefined ? {} : { fixedAnswer }),
    ...(isComputed() && material.computed?.kind === "found" ? { isFixedAnswerKnown: true } : {}),
  };

  /** The question as the model can read it: a command in full sentences, and pictures in words where it does not see. */
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

  /** How RH+ and the service desk take this question; other assistants take all alike. */
  async function guide() {
    const specialty = assistant?.specialty ?? null;
    // A command is about what is on the screen, not about the company's rules.
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
      // Words decide about support only where no model reads the passages.
      isSupported: isDemo ? hasSupport && (hasOwnTexts || (await isAnswered())) : true,
      hasOwnTexts,
    });
  }

  /** Word lists refuse only where no model reads the question; a contact or a greeting is said in both cases. */
  function fixed(): string | undefined {
    if (seen.length > 0 && isDemo) return seen.join("\n\n");
    if (material.outlined && !guidance?.lead)
      return outlineText(material.outlined, passages.map(passageNumber), language);
    if (isComputed()) return computedText();
    if (guidance) {
      const isSaid = isDemo || guidance.lead !== undefined || isGreeting(question);
      return isSaid ? guidance.fixed : undefined;
    }
    const mustSayNo =
      isDemo && grounding.isGroundedOnly && !hasSupport && !isGreeting(question) && !isOwnMatter;
    return mustSayNo ? noSupportAnswer(language) : undefined;
  }

  /** Whom to talk to comes before any figure. */
  function isComputed(): boolean {
    return material.computed !== undefined && !guidance?.lead;
  }

  function computedText(): string | undefined {
    return material.computed && tableAnswerText(material.computed, passages, language);
  }

  function belongsElsewhere(): string[] {
    if (guidance?.category.name !== OUT_OF_SCOPE || guidance.fixed === undefined) return [];
    return [
      `A sorting by words alone took the question for one that belongs elsewhere. Only where the passages do not answer it, say something like: «${guidance.fixed}»`,
    ];
  }

  /** «Resume el código de conducta» has a word of another place, and a document of this one answers it. */
  function category(): QueryCategory | null {
    if (!guidance) return null;
    return !isDemo && hasSupport && guidance.category.name === OUT_OF_SCOPE ? GENERAL : guidance.category;
  }

  function systemText(): string {
    const own = assistant ? assistantInstructions(assistant) : instructionsFor(chat);
    return isDemo ? own : `${own}\n\n${circumstances(asked.person ?? {})}`;
  }

  function charLimit(): number {
    const { tokenLimit, charLimit } = model.info;
    if (isDemo) return charLimit;
    return Math.floor(tokenLimit * (model.charactersPerToken ?? CAUTIOUS_CHARACTERS_PER_TOKEN));
  }

  /** For a model that does not search by itself; a search that fails leaves the answer without it. */
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

  /** Whether the embedded answerer would quote something rather than say that it finds nothing. */
  function isAnswered(): Promise<boolean> {
    const { messages } = prepareCall({
      content,
      branch,
      passages,
      facts: [],
      system: "",
      charLimit: charLimit(),
    });
    return findsAnswer({ messages, passages });
  }
}

const MOST_LISTED = 200;

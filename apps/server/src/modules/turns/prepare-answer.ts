import type { ChatRequest } from "@metatron/contract/chat";
import type { QueryCategory } from "@metatron/contract/citation";
import type { ChatType, Language, PersonalDataChoice } from "@metatron/contract/enums";
import type { Notice } from "@metatron/contract/stream-parts";
import type { BaseLogger } from "pino";
import {
  findsAnswer,
  isGreeting,
  type ModelMessage,
  type ResolvedModel,
} from "../../adapters/models/index.ts";
import type { WebSearch } from "../../adapters/web-search/index.ts";
import type { BranchMessage } from "../history/index.ts";
import { withoutPersonalData } from "../outbound-policy/index.ts";
import type { Retrieval } from "../retrieval/index.ts";
import { isSpecialised, type Specialised } from "../specialised/index.ts";
import type { CitablePassage } from "./cited-passages.ts";
import { commandInstruction } from "./command-instruction.ts";
import type { Grounding } from "./find-grounding.ts";
import { gatherPassages } from "./gather-passages.ts";
import { assistantInstructions, instructionsFor } from "./instructions.ts";
import { noSupportAnswer } from "./no-support-answer.ts";
import { prepareCall } from "./prepare-call.ts";
import type { Attachments } from "./read-attachments.ts";
import { searchQuestion } from "./search-question.ts";
import { toWebPassages } from "./web-passages.ts";
import { withoutPictures } from "./without-pictures.ts";

/** What a turn is made from. */
export interface AnswerMaterial {
  system: string;
  messages: readonly ModelMessage[];
  passages: readonly CitablePassage[];
  category: QueryCategory | null;
  notices: readonly Notice[];
  /** A contact that precedes the answer, whether a model or the embedded answerer writes it. */
  lead?: string | undefined;
  /** Said in the place of a model's answer, as where no document supports one. */
  fixedAnswer?: string | undefined;
}

export interface AnswerToPrepare {
  grounding: Grounding;
  chat: ChatType;
  request: ChatRequest;
  attached: Attachments;
  question: string;
  branch: readonly BranchMessage[];
  model: ResolvedModel;
  language: Language;
  personId: string;
  personalData: PersonalDataChoice | undefined;
  isNewConversation: boolean;
  signal: AbortSignal;
}

export interface PrepareDeps {
  retrieval: Retrieval;
  specialised: Specialised;
  webSearch: WebSearch | undefined;
  log: BaseLogger;
}

/** What an answer is made from: passages that support it, instructions, and as much of the conversation as fits. */
export async function prepareAnswer(
  { retrieval, specialised, webSearch, log }: PrepareDeps,
  asked: AnswerToPrepare,
): Promise<AnswerMaterial> {
  const { grounding, chat, request, attached, branch, model, language, personId } = asked;
  const { assistant } = grounding;
  const hasFiles = attached.files.length > 0;
  const { demo: isDemo } = model.info;
  const instruction = commandInstruction({ question: asked.question, branch, language, hasFiles, isDemo });
  const question = instruction ?? asked.question;
  const { content, seen } = await readable();
  const { passages: found, hasSupport, ...gathered } = await findPassages();
  const passages = [...found, ...(await fromTheWeb())];
  const isCommand = instruction !== undefined;
  const isOwnMatter = isCommand || seen.length > 0;
  const system = assistant ? assistantInstructions(assistant) : instructionsFor(chat);
  const { charLimit } = model.info;
  const call = prepareCall({ content, branch, passages, system, charLimit });
  const guidance = await guide();
  const mustSayNo = grounding.isGroundedOnly && !hasSupport && !isGreeting(question) && !isOwnMatter;
  const told = seen.length > 0 && isDemo ? seen.join("\n\n") : undefined;
  const fixedAnswer = told ?? (guidance ? guidance.fixed : mustSayNo ? noSupportAnswer(language) : undefined);
  const lead = guidance
    ? guidance.lead
    : isCommand
      ? undefined
      : specialised.distressContact(question, language);
  const blind: Notice[] = seen.length > 0 ? [{ kind: "image_read_as_text", count: seen.length }] : [];
  return {
    ...{ system, passages, messages: call.messages, notices: [...call.notices, ...blind] },
    category: guidance?.category ?? null,
    ...(lead ? { lead } : {}),
    ...(fixedAnswer === undefined ? {} : { fixedAnswer }),
  };

  /** The question as the model can read it: a command in full sentences, and pictures in words where it does not see. */
  async function readable() {
    const worded = attached.content.map((part) =>
      part.type === "text" && instruction !== undefined ? { ...part, text: instruction } : part,
    );
    const { pictures } = attached;
    if (pictures.length === 0 || model.info.vision) return { content: worded, seen: [] };
    const read = await withoutPictures({ content: worded, pictures, language, signal: asked.signal });
    return { content: read.content, seen: read.descriptions };
  }

  /** How RH+ and the service desk take this question; other assistants take all alike. */
  async function guide() {
    const specialty = assistant?.specialty ?? null;
    // A command is about what is on the screen, not about the company's rules.
    if (!isSpecialised(specialty) || isOwnMatter) return undefined;
    const hasOwnTexts = attached.files.length > 0 || (request.context ?? []).length > 0;
    return specialised.guide({
      ...{ specialty, personId, text: question, language, model, signal: asked.signal },
      earlier: branch.findLast(({ role }) => role === "user")?.text,
      found: gathered.found,
      isSupported:
        hasSupport && (!isDemo || hasOwnTexts || (await findsAnswer({ messages: call.messages, passages }))),
      hasOwnTexts,
    });
  }

  /** For a model that does not search by itself; a search that fails leaves the answer without it. */
  async function fromTheWeb(): Promise<CitablePassage[]> {
    if (!request.online || model.info.online || !webSearch) return [];
    try {
      const query = await searchQuestion(asked);
      return toWebPassages(await webSearch.search(withoutPersonalData(query), language));
    } catch (error) {
      log.warn({ err: error }, "web search failed");
      return [];
    }
  }

  async function findPassages() {
    const { files } = attached;
    // A new free conversation without files has nothing to look in, and most begin so.
    const isAlone = instruction !== undefined && files.length === 0;
    const hasNothing = isAlone || (!assistant && asked.isNewConversation && files.length === 0);
    const collections = hasNothing ? [] : grounding.collections;
    const isSearched = collections.length > 0 && (await retrieval.hasPassages(collections));
    const asking = isSearched ? await searchQuestion(asked) : question;
    const isOfDesk = isSpecialised(assistant?.specialty ?? null);
    const query = isOfDesk ? specialised.mend(asking) : asking;
    const also = isOfDesk ? specialised.otherWords(query) : [];
    const wanted = { request, question, query, also, files, personId, isForAnswerer: isDemo };
    return gatherPassages(retrieval, { ...wanted, collections: isSearched ? collections : [] });
  }
}

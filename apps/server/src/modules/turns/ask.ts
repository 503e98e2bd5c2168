import type { ChatRequest } from "@metatron/contract/chat/chat";
import { readCommand } from "@metatron/contract/chat/commands";
import type { Notice } from "@metatron/contract/chat/stream-parts";
import type { ChatType, Language } from "@metatron/contract/enums";
import type { WebSearch } from "../../adapters/web-search/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { type FileRow, projectOwner, removeFile } from "../files/index.ts";
import type { BranchMessage, Send, StoredSend } from "../history/index.ts";
import { type Decision, decideAlone, decidePersonalData, rememberChoice } from "../personal-data/index.ts";
import type { QuestionProject } from "../projects/index.ts";
import { quotaError } from "../quotas/index.ts";
import type { Asker, WrittenInstructions } from "./askers.repo.ts";
import { type ChosenModel, chooseModel } from "./choose-model.ts";
import { conversationModel } from "./conversation-model.ts";
import { findGrounding, type Grounding } from "./find-grounding.ts";
import { checkTokensOfToday } from "./limits.ts";
import { firstTitle } from "./make-title.ts";
import { textOf } from "./prepare-call.ts";
import { type Attachments, bindPictures, readAttachments } from "./read-attachments.ts";
import { type Remembered, rememberedFor } from "./remembered.ts";
import type { ResearchStart } from "./research-start.ts";
import type { TurnDeps } from "./turn-deps.ts";
import type { TurnStatements } from "./turn-statements.ts";

/** Of the messages before, how many are looked through for personal data; every text is again when it leaves. */
const MOST_LOOKED_AT = 100;

export interface Question {
  session: Session;
  chat: ChatType;
  request: ChatRequest;
  language: Language;
  /** How the deep search of a request with `research` starts; by default after its plan is confirmed. */
  researchStart?: ResearchStart;
}

/** A stored question that passed every check, with everything that its answer is built from. */
export interface AskedTurn {
  question: Question;
  grounding: Grounding;
  chosen: ChosenModel;
  attached: Attachments;
  decision: Decision;
  /** What the person wrote about themselves and about answers. */
  personal: WrittenInstructions | undefined;
  remembered: Remembered;
  /** The chats that have verified answers. */
  verifiedChats: readonly ChatType[];
  notices: readonly Notice[];
  isNewConversation: boolean;
  /** The earlier messages that lead to the question, oldest first. */
  branch: readonly BranchMessage[];
}

/** Checks a question, then stores it with its empty answer. Nothing is stored before the last check has passed. */
export async function ask(
  deps: TurnDeps,
  statements: TurnStatements,
  question: Question,
): Promise<AskedTurn | "known"> {
  deps.temporaryChats.checkMayStore(question.session.roles);
  checkLength(question, deps.messageChars);
  const { personId } = question.session;
  const { conversationId, projectId } = question.request;
  const [found] = await Promise.all([findGrounding(deps.db, question), checkTokensOfToday(deps, personId)]);
  const chosen = await chooseModelFor(deps, question, found);
  checkModelLength(question, chosen);
  checkOnline(question, chosen, deps.webSearch);
  const attached = await readAttachments(deps, { ...question, personId });
  const early = await storeAtOnce(deps, statements, { question, chosen, attached });
  const [{ project, personal, memory, verifiedChats }, earlier] = await Promise.all([
    early?.asker ?? statements.readAsker({ personId, conversationId, projectId }),
    readEarlier(statements, question),
  ]);
  const grounding = inProject(found, project);
  const remembered = await rememberedFor(deps, { question, grounding, chosen, memory });
  const checked = {
    question,
    grounding,
    chosen,
    attached,
    personal: forModel(personal, question, chosen),
    remembered,
    earlier,
  };
  const decision = early?.stored ? early.decision : await decideAboutPersonalData(deps, checked);

  const { writerId } = deps.watch;
  const stored =
    early?.stored ?? (await statements.store(toSend(question, { chosen, attached, project, writerId })));
  if (stored.outcome !== "stored") await dropPictures(deps, attached);
  if (stored.outcome === "not_found") throw notFound();
  if (stored.outcome === "known") return "known";

  await keepWhatBelongsToIt(deps, { question, attached, decision });
  const { isNewConversation, parentId } = stored;
  const branch =
    (earlier.at(-1)?.id ?? null) === parentId
      ? earlier
      : await readEarlier(statements, withParent(question, parentId));
  const notices = [...chosen.notices, ...maskNotices(decision), ...projectNotices({ projectId, project })];
  return { ...checked, decision, verifiedChats, notices, isNewConversation, branch };
}

interface AtOnce {
  asker: Asker;
  /** Undefined where the person wrote something that would leave too and has to be checked before. */
  stored: StoredSend | undefined;
  decision: Decision;
}

/**
 * A first question without personal data, files or a project. One statement stores it and reads its asker, so that
 * the first token does not wait for two; it stores nothing for a person who wrote instructions or facts.
 */
async function storeAtOnce(
  { watch: { writerId } }: TurnDeps,
  statements: TurnStatements,
  { question, chosen, attached }: Pick<Checked, "question" | "chosen" | "attached">,
): Promise<AtOnce | undefined> {
  const { parentId, projectId, content, context = [] } = question.request;
  const isAlone = attached.files.length + context.length === 0 && projectId === undefined;
  if (parentId !== null || !isAlone) return undefined;
  const decision = await decideAlone({ model: chosen.model.info, message: textOf(content) });
  if (!decision) return undefined;
  const send = toSend(question, { chosen, attached, project: undefined, writerId });
  return { ...(await statements.readAskerAndStore(send)), decision };
}

/** Read before the question is stored, beside what every question reads, so that its answer does not wait for it. */
async function readEarlier(
  { readBranch }: TurnStatements,
  { session: { personId }, request: { conversationId, parentId } }: Question,
): Promise<readonly BranchMessage[]> {
  if (parentId === null) return [];
  return readBranch({ personId, conversationId, messageId: parentId });
}

/** A question that names no parent follows the newest message, which may be newer than when it was read. */
const withParent = (question: Question, parentId: string | null): Question => ({
  ...question,
  request: { ...question.request, parentId },
});

function checkLength({ request }: Question, messageChars: number) {
  const { length } = textOf(request.content);
  if (messageChars > 0 && length > messageChars) throw quotaError("message", messageChars);
}

/** The interface does not send longer questions; other clients get the same answer. */
function checkModelLength({ request }: Question, { model }: ChosenModel) {
  const { charLimit } = model.info;
  if (textOf(request.content).length > charLimit)
    throw new AppError("question_too_long", `This model takes ${charLimit} characters at most.`);
}

function chooseModelFor(deps: TurnDeps, { session, request }: Question, grounding: Grounding) {
  const { personId, roles } = session;
  const { conversationId } = request;
  return chooseModel(deps.models, {
    asked: request.model,
    roles,
    // The model of an assistant is a preference of its owner: if the model no longer exists, the default
    // model answers with a notice.
    ofConversation: async () =>
      grounding.assistant?.model ?? conversationModel(deps.db, { personId, conversationId }),
  });
}

/** Pictures are never refused: a model without vision gets a description of them. */
function checkOnline({ request }: Question, { model }: ChosenModel, webSearch: WebSearch | undefined) {
  if (request.online && !model.info.online && !webSearch)
    throw new AppError("online_not_supported", "This model does not search the web.");
}

interface Checked {
  question: Question;
  grounding: Grounding;
  chosen: ChosenModel;
  attached: Attachments;
  personal: WrittenInstructions | undefined;
  remembered: Remembered;
  earlier: readonly BranchMessage[];
}

/** The embedded answerer only quotes, so that it gets none. */
function forModel(
  personal: WrittenInstructions | undefined,
  { chat }: Question,
  { model }: ChosenModel,
): WrittenInstructions | undefined {
  return model.info.demo || chat === "images" ? undefined : personal;
}

function decideAboutPersonalData(
  deps: TurnDeps,
  { question: { session, request }, grounding, chosen, attached, personal, remembered, earlier }: Checked,
): Promise<Decision> {
  const { personId } = session;
  const { conversationId } = request;
  const written = [
    ...(personal ? [personal.about, personal.style] : []),
    ...(grounding.project ? [grounding.project.instructions] : []),
    ...remembered.given.map((fact) => fact.text),
  ];
  return decidePersonalData(deps.db, {
    personId,
    conversationId,
    model: chosen.model.info,
    choice: request.personalData,
    message: textOf(request.content),
    along: (request.context ?? []).flatMap(({ name, text }) => [name, text]),
    fileIds: attached.files.map(({ id }) => id),
    // Personal instructions, facts and instructions of a project are sent with every question, so that one choice per conversation is enough for them.
    earlier: [...written, ...earlier.slice(-MOST_LOOKED_AT).map(({ text }) => text)],
  });
}

/** A repeated send uploads its pictures again, so the copies of this request are removed. */
async function dropPictures(deps: TurnDeps, { keptIds }: Attachments) {
  for (const id of keptIds) await removeFile(deps, id);
}

async function keepWhatBelongsToIt(
  deps: TurnDeps,
  {
    question: { session, request },
    attached,
    decision,
  }: Pick<Checked, "question" | "attached"> & { decision: Decision },
) {
  const { personId } = session;
  const { conversationId } = request;
  await bindPictures(deps, { personId, conversationId, stored: attached.stored });
  const { choice } = decision;
  if (choice) await rememberChoice(deps.db, { personId, conversationId, choice });
}

const maskNotices = ({ masked }: Decision): Notice[] =>
  masked > 0 ? [{ kind: "personal_data_masked", count: masked }] : [];

/** The text stays and is answered; only the material of the project is missing. */
function projectNotices({
  projectId,
  project,
}: {
  projectId: string | undefined;
  project: QuestionProject | undefined;
}): Notice[] {
  const isMissing = projectId !== undefined && project?.id !== projectId;
  return isMissing ? [{ kind: "project_unavailable" }] : [];
}

/** The files of the project are searched beside the other documents. */
function inProject(grounding: Grounding, project: QuestionProject | undefined): Grounding {
  if (!project) return grounding;
  return { ...grounding, project, collections: [...grounding.collections, projectOwner(project.id)] };
}

interface ToSend {
  chosen: ChosenModel;
  attached: Attachments;
  project: QuestionProject | undefined;
  writerId: string;
}

function toSend({ session, chat, request }: Question, { chosen, attached, project, writerId }: ToSend): Send {
  const text = textOf(request.content);
  const hasImage = request.content.some((part) => part.type === "image_url");
  return {
    personId: session.personId,
    conversationId: request.conversationId,
    title: firstTitle(text),
    chat,
    assistantId: request.assistantId ?? null,
    baseKnowledge: request.baseKnowledge ?? null,
    projectId: project?.id ?? null,
    model: chosen.model.info.id,
    questionId: request.messageId,
    parentId: request.parentId,
    kind: readCommand(text) ? "command" : hasImage ? "vision" : "text",
    content: attached.stored,
    text,
    files: attached.files.map(toMessageFile),
    answerId: request.answerId,
    online: request.online ?? false,
    writerId,
  };
}

function toMessageFile({ id, name, type, size, create_at }: FileRow): Send["files"][number] {
  return { id, name, type, size, createAt: create_at.toISOString() };
}

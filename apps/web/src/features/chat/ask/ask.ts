import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { MessageFile } from "@metatron/contract/chat/message";
import type { track } from "../../../api/track.ts";
import { beginTurn } from "../../../local-db/begin-turn.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { queueQuestion } from "../../../local-db/question-queue.ts";
import type { Choices, PictureWish } from "../../../local-db/rows.ts";
import { joinAnswer } from "../../../local-db/steers.ts";
import type { KeptDrafts } from "../sync/keep-drafts.ts";
import { type NewQuestion, turnOfQuestion } from "./question-turn.ts";

/** The dependencies of sending a question. */
export interface SendDeps {
  db: ChatsDatabase;
  drafts: Pick<KeptDrafts, "sending">;
  /** Called after an entry was added to the outbox. */
  wake: () => Promise<void>;
  track: typeof track;
  now: () => Date;
  newId: () => string;
}

export type ExportFormat = "docx" | "pdf" | "markdown" | "json";

type Incomplete = "needsPrompt" | "needsPicture" | "needsText" | "unknownFormat";

/** The meaning of a typed text. */
export type Wanted =
  | { kind: "question"; text: string }
  | { kind: "pictures"; text: string }
  | { kind: "export"; format: ExportFormat }
  | { kind: "clear" }
  | { kind: "incomplete"; why: Incomplete };

export interface AskPorts extends SendDeps {
  /** Parses commands such as `/imagen`. */
  wantedBy: (
    text: string,
    around: { makesPictures: boolean; hasPicture: boolean; hasAnswer: boolean },
  ) => Wanted;
  /** Passages of the person's own knowledge base; empty where the search fails. */
  contextFor: (category: string | null, text: string) => Promise<NonNullable<ChatRequest["context"]>>;
  /** Called when an assistant was asked. */
  noteUse: (assistantId: string) => void;
}

/** Where a question is asked. The first and later questions of a conversation differ only in this. */
export interface AskPlace {
  /** Null starts a conversation. */
  conversationId: string | null;
  parentId: string | null;
  /** Key of the draft that held the text. */
  draftOf: string;
  hasAnswer: boolean;
  /** The project that a first question starts in. */
  projectId?: string | null;
  /** An answer is being written, so the question is queued. */
  isRunning: boolean;
}

export interface Typed {
  text: string;
  /** The default question for images without text. */
  textOfPictures: string;
  choices: Choices;
  files: MessageFile[];
  /** URLs of the attached images. */
  pictures: readonly string[];
  /** Whether the selected model has vision. */
  canSee: boolean;
  /** The id of the running answer that the text is added to; null for a question of its own. */
  joins: string | null;
  /** A deep search instead of an answer. */
  research?: boolean;
}

export type Asked =
  | { kind: "sent" | "queued"; conversationId: string }
  | Extract<Wanted, { kind: "export" | "clear" | "incomplete" }>;

/**
 * Carries out a typed text: a question goes to the outbox, or to the queue while an answer is being written.
 */
export async function ask(ports: AskPorts, place: AskPlace, typed: Typed): Promise<Asked> {
  const { choices, pictures } = typed;
  const text = typed.text === "" && pictures.length > 0 ? typed.textOfPictures : typed.text;
  const wanted = ports.wantedBy(text, {
    makesPictures: choices.chat === "images",
    hasPicture: pictures.length > 0,
    hasAnswer: place.hasAnswer,
  });
  switch (wanted.kind) {
    case "question": {
      // A description is always made by a model with vision, whichever model is selected.
      const areLookedAt = typed.canSee || text.startsWith("/describe");
      const looked = areLookedAt ? pictures : [];
      return await askQuestion(ports, place, {
        text,
        choices: asTextChat(choices),
        files: typed.files,
        pictures: looked,
        joins: typed.joins,
        research: typed.research === true,
      });
    }
    case "pictures":
      return await askQuestion(ports, place, {
        text,
        // One image question does not change the type of the conversation.
        choices: { ...choices, chat: "images", assistantId: null, online: false },
        files: typed.files,
        pictures: typed.canSee ? pictures : [],
        // An assistant generates no images, so such a conversation starts as an image conversation.
        wish: { chat: choices.chat === "ai-builder" ? "images" : choices.chat },
      });
    case "export":
    case "clear":
    case "incomplete":
      return wanted;
  }
}

export interface Question {
  text: string;
  choices: Choices;
  files: MessageFile[];
  pictures: readonly string[];
  wish?: PictureWish;
  /** See `Typed`. */
  joins?: string | null;
  research?: boolean;
}

/** A question that is not a command. */
export async function askQuestion(ports: AskPorts, place: AskPlace, question: Question): Promise<Asked> {
  const { text, choices } = question;
  if (choices.assistantId) ports.noteUse(choices.assistantId);
  if (place.isRunning && place.conversationId !== null) return await queue(ports, place, question);
  const context = await ports.contextFor(choices.baseKnowledge, text);
  const { conversationId, parentId, draftOf, projectId = null } = place;
  const sent = await sendQuestion(ports, {
    ...question,
    conversationId,
    parentId,
    draftOf,
    projectId,
    context,
  });
  return { kind: "sent", conversationId: sent };
}

/**
 * Stores question, empty answer and outbox entry in the local database. The question is sent at once, or when
 * the network is back. Resolves to the conversation's id.
 */
export async function sendQuestion(deps: SendDeps, question: NewQuestion): Promise<string> {
  const turn = turnOfQuestion(deps, question);
  await deps.drafts.sending(question.draftOf);
  await beginTurn(deps.db, turn);
  noteSent(deps, question.choices);
  return turn.request.conversationId;
}

/** Called after the question was added to the outbox. */
export function noteSent({ track, wake }: Pick<SendDeps, "track" | "wake">, choices: Choices): void {
  track("send_message", { chat: choices.chat, model: choices.model ?? "", online: choices.online });
  void wake();
}

async function queue(ports: AskPorts, place: AskPlace, question: Question): Promise<Asked> {
  const { draftOf } = place;
  const conversationId = place.conversationId ?? "";
  const { text, choices, files, pictures, wish, joins = null } = question;
  const id = ports.newId();
  await ports.drafts.sending(draftOf);
  await ports.db.write(["settings", "outbox"], async (tx) => {
    await queueQuestion(tx, {
      conversationId,
      draftOf,
      question: {
        id,
        answerId: ports.newId(),
        text,
        choices,
        files,
        pictures: [...pictures],
        ...(wish ? { wish } : {}),
      },
    });
    // One transaction: otherwise another tab could send the queued text
    // as a question when the answer ends in between.
    if (joins !== null) await joinAnswer(tx, { conversationId, id, answerId: joins, now: ports.now() });
  });
  if (joins !== null) void ports.wake();
  return { kind: "queued", conversationId };
}

/** An image model does not answer questions, so the choices fall back to a text chat. */
export const asTextChat = (choices: Choices): Choices =>
  choices.chat === "images" ? { ...choices, chat: "chat-libre" } : choices;

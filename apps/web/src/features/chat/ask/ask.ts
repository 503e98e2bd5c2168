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

/** What sending needs besides the question. */
export interface SendDeps {
  db: ChatsDatabase;
  drafts: Pick<KeptDrafts, "sending">;
  /** Something is in the outbox. */
  wake: () => Promise<void>;
  track: typeof track;
  now: () => Date;
  newId: () => string;
}

export type ExportFormat = "docx" | "pdf" | "markdown" | "json";

type Incomplete = "needsPrompt" | "needsPicture" | "needsText" | "unknownFormat";

/** What a typed text means. */
export type Wanted =
  | { kind: "question"; text: string }
  | { kind: "pictures"; text: string }
  | { kind: "export"; format: ExportFormat }
  | { kind: "clear" }
  | { kind: "incomplete"; why: Incomplete };

export interface AskPorts extends SendDeps {
  /** Reads commands such as `/imagen`. */
  wantedBy: (
    text: string,
    around: { makesPictures: boolean; hasPicture: boolean; hasAnswer: boolean },
  ) => Wanted;
  /** Passages of the person's own knowledge base; none where they can't be had. */
  contextFor: (category: string | null, text: string) => Promise<NonNullable<ChatRequest["context"]>>;
  /** An assistant was asked. */
  noteUse: (assistantId: string) => void;
}

/** Where a question is asked. The first and the next question of a conversation differ in this alone. */
export interface AskPlace {
  /** Null begins a conversation. */
  conversationId: string | null;
  parentId: string | null;
  /** Under which name the text was kept while it was typed. */
  draftOf: string;
  hasAnswer: boolean;
  /** An answer is being written, so the question waits for its end. */
  isRunning: boolean;
}

export interface Typed {
  text: string;
  /** What an empty text with pictures asks. */
  textOfPictures: string;
  choices: Choices;
  files: MessageFile[];
  /** Addresses of the attached pictures. */
  pictures: readonly string[];
  /** Whether the model that answers can look at them. */
  canSee: boolean;
  /** The id of the running answer that the person wants to add the text to; null for a question of its own. */
  joins: string | null;
}

export type Asked =
  | { kind: "sent" | "queued"; conversationId: string }
  | Extract<Wanted, { kind: "export" | "clear" | "incomplete" }>;

/** Does what was typed: a question goes to the outbox, or to the queue while an answer is being written. */
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
      // Whatever the model: a picture that is to be described is looked at by somebody.
      const areLookedAt = typed.canSee || text.startsWith("/describe");
      const looked = areLookedAt ? pictures : [];
      return await askQuestion(ports, place, {
        text,
        choices: talking(choices),
        files: typed.files,
        pictures: looked,
        joins: typed.joins,
      });
    }
    case "pictures":
      return await askQuestion(ports, place, {
        text,
        // A picture in between does not make a conversation about pictures.
        choices: { ...choices, chat: "images", assistantId: null, online: false },
        files: typed.files,
        pictures: typed.canSee ? pictures : [],
        // With an assistant it begins as its own: pictures are none of an assistant's.
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
  /** As in `Typed`. */
  joins?: string | null;
}

/** A question that is none of the commands. */
export async function askQuestion(ports: AskPorts, place: AskPlace, question: Question): Promise<Asked> {
  const { text, choices } = question;
  if (choices.assistantId) ports.noteUse(choices.assistantId);
  if (place.isRunning && place.conversationId !== null) return await queue(ports, place, question);
  const context = await ports.contextFor(choices.baseKnowledge, text);
  const { conversationId, parentId, draftOf } = place;
  const sent = await sendQuestion(ports, { ...question, conversationId, parentId, draftOf, context });
  return { kind: "sent", conversationId: sent };
}

/**
 * Question and empty answer are in the local database when this resolves, with the outbox entry that sends the question,
 * now or when there is a network. Resolves to the conversation's id.
 */
export async function sendQuestion(deps: SendDeps, question: NewQuestion): Promise<string> {
  const turn = turnOfQuestion(deps, question);
  await deps.drafts.sending(question.draftOf);
  await beginTurn(deps.db, turn);
  noteSent(deps, question.choices);
  return turn.request.conversationId;
}

/** After the question is in the outbox. */
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
    // One transaction: queued in between, another tab could send it as a question when the answer ends just then.
    if (joins !== null) await joinAnswer(tx, { conversationId, id, answerId: joins, now: ports.now() });
  });
  if (joins !== null) void ports.wake();
  return { kind: "queued", conversationId };
}

/** An image model does not answer questions. */
export const talking = (choices: Choices): Choices =>
  choices.chat === "images" ? { ...choices, chat: "chat-libre" } : choices;

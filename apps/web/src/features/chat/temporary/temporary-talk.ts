import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { ErrorCode } from "@metatron/contract/error-codes";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";
import {
  MAX_TEMPORARY_CITED,
  MAX_TEMPORARY_MESSAGES,
  type TemporaryChat,
} from "@metatron/contract/temporary/constants";
import type { TemporaryRequest } from "@metatron/contract/temporary/temporary";
import { beginFollowing, followTurn } from "@metatron/turn/follow-turn";
import { ApiError } from "../../../api/api-error.ts";
import type { call } from "../../../api/call.ts";
import { type AnswerEvent, streamAnswer } from "../../../api/stream-answer.ts";
import type { PathStep } from "../../../local-db/active-path.ts";
import { withTurn } from "../../../local-db/answer-of-turn.ts";
import type { Choices, FollowedAnswer, MessageRow } from "../../../local-db/rows.ts";
import type { LiveAnswers } from "../follow/live-answers.ts";

export interface TalkDeps {
  call: typeof call;
  live: LiveAnswers;
  untilOnline: (failedTries: number, signal: AbortSignal) => Promise<void>;
  keepFound: (answerId: string, found: PersonalDataFound) => void;
  newId: () => string;
  now: () => Date;
}

export interface TemporaryQuestion {
  text: string;
  choices: Choices;
  context: NonNullable<ChatRequest["context"]>;
}

/**
 * A conversation that exists in this page's memory alone: no row, no draft and no outbox entry is written. Each
 * question is sent with the earlier messages.
 */
export function createTemporaryTalk(deps: TalkDeps) {
  const { live, newId, now } = deps;
  const id = newId();
  const listeners = new Set<() => void>();
  const questions = new Map<string, TemporaryQuestion>();
  const closing = new AbortController();
  let steps: readonly PathStep[] = [];
  let lastChoice: PersonalDataChoice | undefined;

  function show(rows: readonly MessageRow[]) {
    steps = rows.map((message) => ({ message, versions: [message.id] }));
    for (const listener of listeners) listener();
  }
  const rows = () => steps.map(({ message }) => message);
  const replace = (row: MessageRow) => show(rows().map((each) => (each.id === row.id ? row : each)));

  function ask(question: TemporaryQuestion): Promise<void> {
    const asked = { ...emptyRow(newId()), text: question.text, content: textContent(question.text) };
    questions.set(asked.id, question);
    return answer(asked, rows());
  }

  /** Asks the question of an answer again, with another answer in its place. */
  function askAgain(answerId: string, choice?: PersonalDataChoice): Promise<void> {
    const at = steps.findIndex(({ message }) => message.id === answerId);
    const asked = steps[at - 1]?.message;
    return asked ? answer(asked, rows().slice(0, at - 1), choice) : Promise.resolve();
  }

  async function answer(asked: MessageRow, before: readonly MessageRow[], choice?: PersonalDataChoice) {
    const question = questions.get(asked.id);
    if (!question || closing.signal.aborted) return;
    const row: MessageRow = {
      ...emptyRow(newId()),
      role: "assistant",
      state: "streaming",
      parentId: asked.id,
      model: question.choices.model ?? null,
      online: question.choices.online,
    };
    show([...before, asked, row]);
    let followed: FollowedAnswer = { ...beginFollowing(row.id), id: row.id, idChat: id };
    live.set(followed);
    const body = requestOf({ question, before, choice, row });
    try {
      await streamAnswer({
        begin: () => deps.call("chatTemporary", { body, signal: closing.signal }),
        resume: (lastId) =>
          deps.call("resumeStream", {
            params: { answerId: row.id },
            headers: { "last-event-id": String(lastId) },
            signal: closing.signal,
          }),
        lastId: 0,
        untilOnline: (failedTries) => deps.untilOnline(failedTries, closing.signal),
        onEvents: take,
        signal: closing.signal,
      });
      if (choice) lastChoice = choice;
      if (followed.turn.state === "streaming") fail("answer_interrupted");
    } catch (error) {
      if (closing.signal.aborted) return;
      if (error instanceof ApiError && error.personalData) deps.keepFound(row.id, error.personalData);
      // Gone after it had begun: its process died, or it ended longer ago than the server keeps it.
      const isLost = followed.lastId > 0 || !(error instanceof ApiError);
      fail(isLost ? "answer_interrupted" : (error.code as ErrorCode));
    }

    function take(events: AnswerEvent[]) {
      for (const { id: eventId, part } of events)
        followed = { ...followed, ...followTurn(followed, { id: eventId, event: part }) };
      live.set(followed);
      if (followed.turn.state !== "streaming") replace(withTurn(row, followed.turn));
    }

    function fail(errorCode: ErrorCode) {
      live.forget(followed);
      const state = errorCode === "answer_interrupted" ? ("interrupted" as const) : ("failed" as const);
      const at = now().toISOString();
      replace({ ...withTurn(row, followed.turn), state, errorCode, updatedAt: at });
    }
  }

  function requestOf(asked: {
    question: TemporaryQuestion;
    before: readonly MessageRow[];
    choice: PersonalDataChoice | undefined;
    row: MessageRow;
  }): TemporaryRequest {
    const { question, before, choice, row } = asked;
    const { chat, assistantId, model, online } = question.choices;
    const earlier = before
      .filter(({ text }) => text.trim() !== "")
      .map(({ role, text }) => ({ role, text }))
      .slice(1 - MAX_TEMPORARY_MESSAGES);
    const cited = before
      .flatMap(({ citations }) => citations)
      .map(({ n, fileId, start, end, passage }) => ({ n, fileId, start, end, passage }))
      .slice(-MAX_TEMPORARY_CITED);
    return {
      conversationId: id,
      answerId: row.id,
      // Pictures are not offered here.
      chat: chat as TemporaryChat,
      messages: [...earlier, { role: "user", text: question.text }],
      ...(assistantId ? { assistantId } : {}),
      ...(model ? { model } : {}),
      ...(online ? { online } : {}),
      ...(cited.length > 0 ? { cited } : {}),
      ...(question.context.length > 0 ? { context: question.context } : {}),
      ...(choice ? { personalData: choice } : {}),
      ...(lastChoice ? { earlierPersonalData: lastChoice } : {}),
    };
  }

  function emptyRow(messageId: string): MessageRow {
    const at = now().toISOString();
    return {
      id: messageId,
      unique: messageId,
      idChat: id,
      parentId: null,
      idAnswer: null,
      role: "user",
      type: "text",
      state: "complete",
      content: [],
      text: "",
      files: [],
      feedback: null,
      badComment: null,
      preselectComment: null,
      activeFeedback: false,
      sendFeedback: false,
      createAt: at,
      updatedAt: at,
      timeResponse: null,
      model: null,
      urls: [],
      grounded: false,
      online: false,
      category: null,
      citations: [],
      usage: null,
      errorCode: null,
      seq: 0,
      isOnServer: false,
    };
  }

  const running = () => steps.find(({ message }) => message.state === "streaming")?.message.id;

  async function stop() {
    const answerId = running();
    // An answer that has ended, or has not begun, is nothing to stop.
    if (answerId)
      await deps.call("stopAnswer", { params: { answerId }, keepalive: true }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      });
  }

  return {
    id,
    ask,
    askAgain,
    stop,
    /** Takes a question back, for example one that must not be sent. */
    remove(questionId: string) {
      const at = steps.findIndex(({ message }) => message.id === questionId);
      if (at >= 0) show(rows().slice(0, at));
    },
    /** The answer stops on the server, and nothing of the conversation is left here. */
    close() {
      void stop().catch(() => undefined);
      closing.abort();
      for (const row of rows()) live.forget(row);
      questions.clear();
      show([]);
    },
    snapshot: () => steps,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const textContent = (text: string) => [{ type: "text" as const, text }];

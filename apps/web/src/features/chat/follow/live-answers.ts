import type { Turn } from "@metatron/turn/turn";
import type { PathStep } from "../../../local-db/active-path.ts";
import { withTurn } from "../../../local-db/answer-of-turn.ts";
import type { FollowedAnswer, MessageRow } from "../../../local-db/rows.ts";

export type Growing = ReadonlyMap<string, FollowedAnswer>;

export type LiveAnswers = ReturnType<typeof createLiveAnswers>;

/**
 * Reasoning and notices are kept until the page is closed; a page open for weeks must not keep all of them.
 */
const MOST_KEPT = 200;
const NONE: Growing = new Map();

/**
 * The answers that this tab reads or has read. Notifies at most
 * once per frame, however fast their parts arrive.
 */
export function createLiveAnswers({ nextFrame }: { nextFrame: (task: () => void) => void }) {
  const answers = new Map<string, FollowedAnswer>();
  const shown = new Map<string, Growing>();
  const changed = new Set<string>();
  const listeners = new Set<() => void>();

  function show() {
    for (const conversationId of changed) {
      const own = [...answers].filter(([, { idChat }]) => idChat === conversationId);
      shown.set(conversationId, new Map(own));
    }
    changed.clear();
    for (const listener of listeners) listener();
  }

  function change(conversationId: string) {
    if (changed.size === 0) nextFrame(show);
    changed.add(conversationId);
  }

  return {
    set(answer: FollowedAnswer) {
      const { id, idChat } = answer;
      // Moves the answer to the end: the least recently updated one is evicted first.
      answers.delete(id);
      answers.set(id, answer);
      change(idChat);
      const [oldest] = answers.values();
      if (answers.size > MOST_KEPT && oldest) this.forget(oldest);
    },
    forget({ id, idChat }: Pick<FollowedAnswer, "id" | "idChat">) {
      if (answers.delete(id)) change(idChat);
    },
    /** Whether any answer is being written in this tab. */
    isGrowing: (): boolean => [...answers.values()].some(({ turn }) => turn.state === "streaming"),
    of: (conversationId: string): Growing => shown.get(conversationId) ?? NONE,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * A hidden tab gets no animation frames; a timer there is cheap
 * and keeps the text current for screen readers.
 */
export function onNextFrame(task: () => void) {
  if (document.visibilityState === "visible") requestAnimationFrame(task);
  else setTimeout(task);
}

/** An answer as shown: its row, and its turn where this tab or another one follows it. */
export interface GrowingAnswer {
  message: MessageRow;
  turn: Turn;
}

/**
 * Read by each answer component for its own id, so that the page around it does not re-render with each part.
 */
export interface GrowingAnswers {
  of(answerId: string): GrowingAnswer | null;
  subscribe(listener: () => void): () => void;
}

interface Known {
  conversationId: string;
  steps: readonly PathStep[];
  live: Pick<LiveAnswers, "of" | "subscribe">;
  drafts: readonly FollowedAnswer[];
}

/**
 * The state of visible answers beyond their rows: as this tab reads them, or as another tab saves them. For
 * an answer that has ended the row wins, because it includes later changes.
 */
export function growingAnswers({ conversationId, steps, live, drafts }: Known): GrowingAnswers {
  const rows = new Map(steps.map(({ message }) => [message.id, message]));
  return {
    of(answerId) {
      const row = rows.get(answerId);
      if (!row) return null;
      const own = live.of(conversationId).get(answerId);
      if (own) return shown(own, row);
      const draft = isOpen(row) ? drafts.find(({ id }) => id === answerId) : undefined;
      return draft ? shown(draft, row) : null;
    },
    subscribe: live.subscribe,
  };
}

// Must be referentially stable, or every answer re-renders with each part of the growing one.
const shownBefore = new WeakMap<FollowedAnswer, GrowingAnswer & { row: MessageRow }>();

function shown(followed: FollowedAnswer, row: MessageRow): GrowingAnswer {
  const known = shownBefore.get(followed);
  if (known?.row === row) return known;
  const { turn } = followed;
  const next = { row, turn, message: isOpen(row) ? withTurn(row, turn) : row };
  shownBefore.set(followed, next);
  return next;
}

export function isOpen({ state }: Pick<MessageRow, "state">): boolean {
  return state === "streaming" || state === "waiting";
}

export interface Running {
  answerId: string;
  /** `waiting`: not sent yet. */
  state: "waiting" | "streaming";
}

/** The last visible answer, while it is unfinished. */
export function runningAnswer(
  steps: readonly PathStep[],
  growing: Pick<GrowingAnswers, "of">,
): Running | null {
  const last = steps.at(-1)?.message;
  if (last?.role !== "assistant") return null;
  // Its last part may have arrived before its row was written.
  const read = growing.of(last.id)?.message.state ?? "streaming";
  const { id: answerId, state } = last;
  const isRunning = read === "streaming" && (state === "waiting" || state === "streaming");
  return isRunning ? { answerId, state } : null;
}

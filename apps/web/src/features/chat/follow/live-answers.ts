import type { Turn } from "@metatron/turn/turn";
import type { PathStep } from "../../../local-db/active-path.ts";
import { withTurn } from "../../../local-db/answer-of-turn.ts";
import type { FollowedAnswer, MessageRow } from "../../../local-db/rows.ts";

export type Growing = ReadonlyMap<string, FollowedAnswer>;

export type LiveAnswers = ReturnType<typeof createLiveAnswers>;

/** Their reasoning and notices last as long as the page; a page left open for weeks must not keep them all. */
const MOST_KEPT = 200;
const NONE: Growing = new Map();

/** The answers that this tab reads or has read, shown at most once per frame however fast their pieces come. */
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
      // Moves it to the end: the one that was silent longest is forgotten first.
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

/** In a hidden tab no frame comes; a timer there costs nothing and keeps the text current for readers. */
export function onNextFrame(task: () => void) {
  if (document.visibilityState === "visible") requestAnimationFrame(task);
  else setTimeout(task);
}

/** An answer as it is shown: its row, and the turn where this tab or another one follows it. */
export interface GrowingAnswer {
  message: MessageRow;
  turn: Turn;
}

/** Asked by whoever shows an answer for that one alone: the page around it is not drawn again for each piece. */
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
 * What is known of the answers shown beyond their rows: as this tab reads them, or as another tab saves them.
 * Of one that has ended its row is the truth, which also has what was done to it since.
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

// The same object each time, or every answer would be drawn again with each piece of the one that grows.
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
  /** `waiting`: still to be sent. */
  state: "waiting" | "streaming";
}

/** The answer at the end of what is shown, while it is not whole. */
export function runningAnswer(
  steps: readonly PathStep[],
  growing: Pick<GrowingAnswers, "of">,
): Running | null {
  const last = steps.at(-1)?.message;
  if (last?.role !== "assistant") return null;
  // Its last piece may have come before its row was written.
  const read = growing.of(last.id)?.message.state ?? "streaming";
  const { id: answerId, state } = last;
  const isRunning = read === "streaming" && (state === "waiting" || state === "streaming");
  return isRunning ? { answerId, state } : null;
}

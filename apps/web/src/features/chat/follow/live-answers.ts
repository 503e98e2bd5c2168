import type { FollowedAnswer } from "../../../local-db/rows.ts";

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

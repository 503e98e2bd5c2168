import type { Later } from "../../local-db/write-behind.ts";

/** What a conversation looks like to whoever decides whether it may be interrupted. */
export interface TaskState {
  /** An answer is being written. */
  isRunning: boolean;
  /** Something is typed or attached. */
  hasDraft: boolean;
  /** Something lies over or beside the conversation: a source, a panel, a dialog. */
  isBusy: boolean;
}

export const isAtRest = ({ isRunning, hasDraft, isBusy }: TaskState): boolean =>
  !isRunning && !hasDraft && !isBusy;

interface AskerDeps {
  /** Whether the server finds it is time. */
  isDue: () => Promise<boolean>;
  /** Takes the right to ask; only one tab of one person gets it. */
  claim: () => Promise<boolean>;
  now: () => number;
}

/** The server is asked so often at most, however many answers are read meanwhile. */
const LOOK_EVERY_MS = 10 * 60_000;

/** Asks the server seldom, and never again in a visit in which the survey was shown. */
export function createAsker({ isDue, claim, now }: AskerDeps) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let wasShown = false;
  return {
    /** Resolves with true where the survey is to be shown now; `isStillAtRest` is asked right before. */
    async ask(isStillAtRest: () => boolean): Promise<boolean> {
      if (wasShown || now() - lookedAt < LOOK_EVERY_MS) return false;
      lookedAt = now();
      if (!(await isDue()) || !isStillAtRest()) return false;
      wasShown = await claim();
      return wasShown;
    },
  };
}

/** Time to read how the answer ends, and to begin the next question. */
const REST_MS = 4_000;

interface RestPorts {
  later: Later;
  ask: (isStillAtRest: () => boolean) => Promise<boolean>;
  isVisible: () => boolean;
  onDue: () => void;
}

/** Asks for the survey some seconds after an answer has ended, and only while nothing else is going on. */
export function watchForRest({ later, ask, isVisible, onDue }: RestPorts) {
  let now: TaskState | null = null;
  let hasAnswered = false;
  let isOver = false;
  let cancel: (() => void) | null = null;

  function look() {
    hasAnswered = false;
    const isStillAtRest = () => !isOver && now !== null && isAtRest(now) && isVisible();
    ask(isStillAtRest).then(
      (isDue) => {
        if (isDue && !isOver) onDue();
      },
      // Without a network nobody is asked.
      () => undefined,
    );
  }

  return {
    /** Called with each change of the conversation. */
    update(task: TaskState) {
      now = task;
      if (task.isRunning) hasAnswered = true;
      if (!isAtRest(task)) {
        cancel?.();
        cancel = null;
      } else if (hasAnswered) cancel ??= later(REST_MS, look);
    },
    end() {
      isOver = true;
      cancel?.();
    },
  };
}

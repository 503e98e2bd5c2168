import type { Later } from "../../local-db/write-behind.ts";

/** The state of a conversation that decides whether it may be interrupted. */
export interface TaskState {
  /** An answer is streaming. */
  isRunning: boolean;
  /** Something is typed or attached. */
  hasDraft: boolean;
  /** A source, a panel or a dialog is open. */
  isBusy: boolean;
}

export const isAtRest = ({ isRunning, hasDraft, isBusy }: TaskState): boolean =>
  !isRunning && !hasDraft && !isBusy;

interface AskerDeps {
  /** Whether the server considers the survey due. */
  isDue: () => Promise<boolean>;
  /** Claims the survey; only one tab of a person succeeds. */
  claim: () => Promise<boolean>;
  now: () => number;
}

/** Minimum interval between requests to the server, however many answers are read. */
const LOOK_EVERY_MS = 10 * 60_000;

/** Rate-limits the requests, and stops once the survey was shown in this visit. */
export function createAsker({ isDue, claim, now }: AskerDeps) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let wasShown = false;
  return {
    /** Resolves with true if the survey is to be shown now; `isStillAtRest` is checked right before the claim. */
    async ask(isStillAtRest: () => boolean): Promise<boolean> {
      if (wasShown || now() - lookedAt < LOOK_EVERY_MS) return false;
      lookedAt = now();
      if (!(await isDue()) || !isStillAtRest()) return false;
      wasShown = await claim();
      return wasShown;
    },
  };
}

/** Time to read the end of the answer, and to start the next question. */
const REST_MS = 4_000;

interface RestPorts {
  later: Later;
  ask: (isStillAtRest: () => boolean) => Promise<boolean>;
  isVisible: () => boolean;
  onDue: () => void;
}

/** Asks for the survey some seconds after an answer has ended, and only while the person is idle. */
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
      // A failed request, e.g. offline, shows no survey.
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

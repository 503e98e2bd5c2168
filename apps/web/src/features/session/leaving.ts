import { waitAtMost } from "./wait-at-most.ts";

/** Saves drafts where they survive the page, such as the local database. */
export type SaveNow = () => void | Promise<void>;

export interface Leave {
  why: "person" | "timedOut" | "noExpiry";
  /** The next person at this computer must find no data. */
  isSharedComputer: boolean;
}

/**
 * `stay` cancels a logout that the person requested, e.g. because of
 * unsent work; other reasons can't be cancelled.
 */
export type BeforeLogout = (leave: Leave) => LeaveAnswer | Promise<LeaveAnswer>;

type LeaveAnswer = "go" | "stay";

export type Leaving = ReturnType<typeof createLeaving>;

/** Handlers that run before the page leaves for the provider, the session expires or the person signs out. */
export function createLeaving() {
  const savers = new Set<SaveNow>();
  const guards = new Set<BeforeLogout>();
  const holders = new Set<() => void>();

  const saveUnsaved = async () => {
    await waitAtMost([...savers].map(async (save) => await save()));
  };

  return {
    keepUnsaved(saveNow: SaveNow) {
      savers.add(saveNow);
      return () => void savers.delete(saveNow);
    },
    beforeLogout(task: BeforeLogout) {
      guards.add(task);
      return () => void guards.delete(task);
    },
    saveUnsaved,
    /** Called before local data is deleted, so that open database connections are closed for good. */
    beforeForgetting(letGo: () => void) {
      holders.add(letGo);
      return () => void holders.delete(letGo);
    },
    letGo() {
      for (const letGo of holders) letGo();
    },

    async mayLeave(leave: Leave): Promise<boolean> {
      await saveUnsaved();
      const tasks = [...guards].map(async (task) => await task(leave));
      // A person may take any time to answer; after a session timeout no one is there to answer.
      const answers = leave.why === "person" ? await Promise.allSettled(tasks) : await waitAtMost(tasks);
      const wantsToStay = answers.some((answer) => answer.status === "fulfilled" && answer.value === "stay");
      return leave.why !== "person" || !wantsToStay;
    },
  };
}

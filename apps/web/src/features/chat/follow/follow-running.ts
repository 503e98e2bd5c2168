import type { PathStep } from "../../../local-db/active-path.ts";
import type { Later } from "../../../local-db/write-behind.ts";
import type { Growing } from "./live-answers.ts";

/** The tab that asked reads the answer itself; the others must queue behind it for the lock. */
const FOLLOW_AFTER_MS = 300;

interface FollowDeps {
  follow: (answerId: string) => void;
  later: Later;
}

/**
 * Follows visible answers that are still being written, e.g. after a reload. The returned function stops it.
 */
export function followRunning({ follow, later }: FollowDeps, steps: readonly PathStep[]): () => void {
  const cancels = streamingIds(steps).map((id) => later(FOLLOW_AFTER_MS, () => follow(id)));
  return () => {
    for (const cancel of cancels) cancel();
  };
}

/** The ids of running answers that this tab does not read: another tab saves them as drafts. */
export function foreignAnswers(steps: readonly PathStep[], own: Pick<Growing, "has">): string[] {
  return streamingIds(steps).filter((id) => !own.has(id));
}

const streamingIds = (steps: readonly PathStep[]) =>
  steps.filter(({ message }) => message.state === "streaming").map(({ message }) => message.id);

import type { PathStep } from "../../../local-db/active-path.ts";
import type { Later } from "../../../local-db/write-behind.ts";
import type { Growing } from "./live-answers.ts";

/** The tab that asked reads the answer itself; the others only stand in line behind it. */
const FOLLOW_AFTER_MS = 300;

interface FollowDeps {
  follow: (answerId: string) => void;
  later: Later;
}

/** Follows the answers shown that are still being written, e.g. after a reload. Ends with the returned function. */
export function followRunning({ follow, later }: FollowDeps, steps: readonly PathStep[]): () => void {
  const cancels = streamingIds(steps).map((id) => later(FOLLOW_AFTER_MS, () => follow(id)));
  return () => {
    for (const cancel of cancels) cancel();
  };
}

/** The ids of the answers being written that this tab does not read: another tab saves them as drafts. */
export function foreignAnswers(steps: readonly PathStep[], own: Pick<Growing, "has">): string[] {
  return streamingIds(steps).filter((id) => !own.has(id));
}

const streamingIds = (steps: readonly PathStep[]) =>
  steps.filter(({ message }) => message.state === "streaming").map(({ message }) => message.id);

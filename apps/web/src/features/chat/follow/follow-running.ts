import type { PathStep } from "../../../local-db/active-path.ts";
import type { Later } from "../../../local-db/write-behind.ts";

/** The tab that asked reads the answer itself; the others only stand in line behind it. */
const FOLLOW_AFTER_MS = 300;

interface FollowDeps {
  follow: (answerId: string) => void;
  later: Later;
}

/** Follows the answers shown that are still being written, e.g. after a reload. Ends with the returned function. */
export function followRunning({ follow, later }: FollowDeps, steps: readonly PathStep[]): () => void {
  const running = steps.filter(({ message }) => message.state === "streaming");
  const cancels = running.map(({ message }) => later(FOLLOW_AFTER_MS, () => follow(message.id)));
  return () => {
    for (const cancel of cancels) cancel();
  };
}

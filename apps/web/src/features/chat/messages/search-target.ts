import type { PathStep } from "../../../local-db/active-path.ts";
import type { Later } from "../../../local-db/write-behind.ts";

/** A message that somebody came to the conversation for. `asked` is different for each request to show it. */
export interface SearchTarget {
  messageId: string;
  asked: string;
}

/** The message that an address names in its hash, as a hit of the search does. */
export function searchTargetOf(hash: string, asked: string): SearchTarget | null {
  return hash === "" ? null : { messageId: hash, asked };
}

/** Whether the message is in another version than the one shown. While nothing is loaded yet, nobody can tell. */
export function isInOtherVersion(messageId: string, steps: readonly PathStep[]): boolean {
  return messageId !== "" && steps.length > 0 && !steps.some(({ message }) => message.id === messageId);
}

interface Ports {
  nextFrame: (task: () => void) => () => void;
  later: Later;
  /** Marks the message and moves it into sight; it may not be drawn yet. */
  show: () => void;
  unmark: () => void;
}

/** Heights change over some frames after a long way. */
const FRAMES_TO_SETTLE = 30;
const MARKED_MS = 4000;

/** Keeps the message in sight until the heights around it are final, and marks it for a while. */
export function holdInSight({ nextFrame, later, show, unmark }: Ports) {
  let left = FRAMES_TO_SETTLE;
  const showAgain = () => {
    show();
    left -= 1;
    if (left > 0) cancelFrame = nextFrame(showAgain);
  };
  let cancelFrame = nextFrame(showAgain);
  const cancelUnmark = later(MARKED_MS, unmark);
  return {
    /** The reader moves on their own. */
    letGo: () => cancelFrame(),
    end() {
      cancelFrame();
      cancelUnmark();
      unmark();
    },
  };
}

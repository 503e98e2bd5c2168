import type { PathStep } from "../../../local-db/active-path.ts";
import type { Later } from "../../../local-db/write-behind.ts";

/** The message to scroll to. `asked` differs for each request, so that a repeated request scrolls again. */
export interface SearchTarget {
  messageId: string;
  asked: string;
}

/** The message in the hash of a URL, as in links of search hits. */
export function searchTargetOf(hash: string, asked: string): SearchTarget | null {
  return hash === "" ? null : { messageId: hash, asked };
}

/** Whether the message is in a version that is not shown. False until messages are loaded. */
export function isInOtherVersion(messageId: string, steps: readonly PathStep[]): boolean {
  return messageId !== "" && steps.length > 0 && !steps.some(({ message }) => message.id === messageId);
}

interface Ports {
  nextFrame: (task: () => void) => () => void;
  later: Later;
  /** Marks the message and scrolls it into view; it may not be rendered yet. */
  show: () => void;
  unmark: () => void;
}

/** Row heights change for some frames after a long scroll. */
const FRAMES_TO_SETTLE = 30;
const MARKED_MS = 4000;

/** Keeps the message in view until the heights around it are final, and marks it for a while. */
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
    /** Called when the reader scrolls. */
    letGo: () => cancelFrame(),
    end() {
      cancelFrame();
      cancelUnmark();
      unmark();
    },
  };
}

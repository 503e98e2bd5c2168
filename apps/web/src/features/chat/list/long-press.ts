/** Shorter than the half second after which Android opens its own menu for a link. */
const LONG_PRESS_MS = 450;
/** A finger that moves further scrolls the list. */
const STILL_PX = 10;

interface Point {
  clientX: number;
  clientY: number;
}

interface LongPressDeps {
  /** Calls the function later, until the returned function is called. */
  after: (ms: number, call: () => void) => () => void;
  onLongPress: (rowId: string) => void;
}

/**
 * Recognises a finger that rests on a row. Safari on phones sends no `contextmenu` for it, so time decides;
 * a `contextmenu` of the same finger counts at once.
 */
export function createLongPress({ after, onLongPress }: LongPressDeps) {
  let press: { rowId: string; at: Point; cancel: () => void } | null = null;
  let isFinger = false;
  let wasLong = false;

  function end() {
    press?.cancel();
    press = null;
  }

  function fire() {
    const rowId = press?.rowId;
    end();
    if (rowId === undefined) return;
    wasLong = true;
    onLongPress(rowId);
  }

  return {
    down(rowId: string | null, { pointerType, clientX, clientY }: Point & { pointerType: string }) {
      end();
      wasLong = false;
      isFinger = pointerType === "touch";
      if (isFinger && rowId !== null)
        press = { rowId, at: { clientX, clientY }, cancel: after(LONG_PRESS_MS, fire) };
    },
    move({ clientX, clientY }: Point) {
      if (press && Math.hypot(clientX - press.at.clientX, clientY - press.at.clientY) > STILL_PX) end();
    },
    end,
    /** Whether the context menu event is the finger's, so that no menu opens. */
    takesMenu(): boolean {
      if (!isFinger) return false;
      fire();
      return wasLong;
    },
    /** Whether the click is the end of a long press, which has selected the row already. */
    takesClick(): boolean {
      const taken = wasLong;
      wasLong = false;
      return taken;
    },
  };
}

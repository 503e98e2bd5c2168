import { SessionError } from "./session-error.ts";
import { listenForAnswer } from "./sign-in-response.ts";

const LOOK_EVERY_MS = 500;

/** The part of `Window` that signing in needs. */
export interface PopupWindow {
  readonly closed: boolean;
  readonly location: Pick<Location, "replace">;
  close(): void;
}

interface Visit {
  popup: PopupWindow;
  url: string;
  state: string;
  /** False where the provider isolates its window: it then looks closed although it is not. */
  abortOnClose: boolean;
  signal: AbortSignal;
}

/** Must be called in the click handler before any `await`, or the browser blocks the popup. */
export function openPopup(host: Window = window): PopupWindow | null {
  const width = Math.min(480, host.screen.availWidth);
  const height = Math.min(680, host.screen.availHeight);
  const left = Math.round(host.screenX + Math.max(0, (host.outerWidth - width) / 2));
  const top = Math.round(host.screenY + Math.max(0, (host.outerHeight - height) / 2));
  return host.open("about:blank", "_blank", `popup,width=${width},height=${height},left=${left},top=${top}`);
}

/** Loads the provider in the popup and resolves with the URL that it redirected to. */
export function visitInPopup({ popup, url, state, abortOnClose, signal }: Visit): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const stopListening = listenForAnswer(state, resolve);
  const onAbort = () => reject(new SessionError("cancelled", "The sign-in was cancelled."));
  signal.addEventListener("abort", onAbort, { once: true });

  let looksClosed = false;
  const look = setInterval(() => {
    // The redirect page closes its popup right after responding: the response gets one more tick to arrive.
    if (looksClosed) reject(new SessionError("popup_closed", "The sign-in window was closed."));
    looksClosed = abortOnClose && popup.closed;
  }, LOOK_EVERY_MS);

  if (signal.aborted) onAbort();
  else popup.location.replace(url);
  return promise.finally(() => {
    clearInterval(look);
    stopListening();
    signal.removeEventListener("abort", onAbort);
    popup.close();
  });
}

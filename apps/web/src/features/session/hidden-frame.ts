import { SessionError } from "./session-error.ts";
import { listenForAnswer } from "./sign-in-response.ts";

interface Visit {
  url: string;
  state: string;
  timeoutMs: number;
}

/** Asks the provider without interaction; it issues tokens only while its own session is valid. */
export function visitInHiddenFrame(
  { url, state, timeoutMs }: Visit,
  page: Document = document,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const frame = page.createElement("iframe");
  frame.hidden = true;
  frame.title = "Metatron";
  frame.src = url;
  const stopListening = listenForAnswer(state, resolve);
  const timeout = setTimeout(
    () => reject(new SessionError("frame_timeout", "The provider did not answer in the hidden frame.")),
    timeoutMs,
  );
  page.body.append(frame);
  return promise.finally(() => {
    clearTimeout(timeout);
    stopListening();
    frame.remove();
  });
}

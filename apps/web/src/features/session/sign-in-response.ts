// Shared by the app and the small redirect page: this file must not import anything heavy.

/** Prefix of the local storage keys of pending requests, followed by their `state`. */
export const REQUEST_PREFIX = "metatron.request.";

/** Key under which the redirect page stores the response for the app. */
export const REDIRECT_ANSWER_KEY = "metatron.redirect-answer";

const CHANNEL = "metatron.sign-in";

export type RequestType = "si:p" | "si:r" | "si:s";

/** Uses a channel instead of `opener`: providers that isolate their windows cut that link. */
export function sendAnswer(url: string) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(url);
  channel.close();
}

/** Calls back with the response URL of the request with this `state`; the returned function unsubscribes. */
export function listenForAnswer(state: string, onAnswer: (url: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }) => {
    if (typeof data === "string" && stateOf(data) === state) onAnswer(data);
  });
  return () => channel.close();
}

export function stateOf(url: string): string | null {
  return new URL(url).searchParams.get("state");
}

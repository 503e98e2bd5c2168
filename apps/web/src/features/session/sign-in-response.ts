// Shared by the app and the small redirect page: nothing heavy may be imported here.

/** Requests that wait for their answer lie in local storage under this and their `state`. */
export const REQUEST_PREFIX = "metatron.request.";

/** Where the redirect page leaves the answer for the app to take. */
export const REDIRECT_ANSWER_KEY = "metatron.redirect-answer";

const CHANNEL = "metatron.sign-in";

export type RequestType = "si:p" | "si:r" | "si:s";

/** A channel and not `opener`: providers that isolate their windows cut that link. */
export function sendAnswer(url: string) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(url);
  channel.close();
}

/** Calls back with the address that answers the request of this `state`; the result stops listening. */
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

import {
  REDIRECT_ANSWER_KEY,
  REQUEST_PREFIX,
  type RequestType,
  sendAnswer,
  stateOf,
} from "./sign-in-response.ts";

// Popups and frames pass the provider's response on to the app; after a redirect the app itself continues
// with it. This page holds no secret and loads no library, because a hidden frame loads it at every renewal.

// If this were bundled into the app by mistake, it would redirect every page to the login in a loop.
if (location.pathname === "/black.html") passOn(location.href);

function passOn(url: string) {
  switch (requestTypeOf(url)) {
    case "si:r":
      sessionStorage.setItem(REDIRECT_ANSWER_KEY, url);
      location.replace("/login");
      break;
    case "si:p":
      sendAnswer(url);
      close();
      break;
    case "si:s":
      sendAnswer(url);
      break;
    case null:
      // A stale URL was opened again, or storage was cleared: no request waits for this response.
      if (parent === self) location.replace("/login");
  }
}

function requestTypeOf(url: string): RequestType | null {
  const stored = localStorage.getItem(REQUEST_PREFIX + (stateOf(url) ?? ""));
  if (stored === null) return null;
  const { request_type: type } = JSON.parse(stored);
  return type === "si:p" || type === "si:r" || type === "si:s" ? type : null;
}

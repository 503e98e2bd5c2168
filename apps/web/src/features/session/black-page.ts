import {
  REDIRECT_ANSWER_KEY,
  REQUEST_PREFIX,
  type RequestType,
  sendAnswer,
  stateOf,
} from "./sign-in-response.ts";

// Windows and frames pass the answer on; after a redirect the app itself goes on with it. This page knows no
// secret and loads no library, since a hidden frame pays for it at every renewal.

// Bundled into the app by mistake, it would send every page to the login, for ever.
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
      // An old address opened again, or storage was cleared meanwhile: nothing waits for this answer.
      if (parent === self) location.replace("/login");
  }
}

function requestTypeOf(url: string): RequestType | null {
  const stored = localStorage.getItem(REQUEST_PREFIX + (stateOf(url) ?? ""));
  if (stored === null) return null;
  const { request_type: type } = JSON.parse(stored);
  return type === "si:p" || type === "si:r" || type === "si:s" ? type : null;
}

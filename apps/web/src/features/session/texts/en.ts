import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const session: Words<typeof es.session> = {
  byMetatron: "by Metatron",
  brands: {
    rh: {
      title: "Answers with\ntheir page beside them.",
      lede: "Human Resources, at any hour and from any base.",
    },
    chatlibre: {
      title: "Think out loud\nwith the best models.",
      lede: "Chat Libre, at any hour and from any base.",
    },
    amelia: {
      title: "What isn't working,\nfixed today.",
      lede: "The service desk, at any hour and from any base.",
    },
  },
  login: {
    enter: "Sign in with your company account",
    note: "It is the same account as for e-mail and the portal.",
    expired: "Your session ended. What you were writing has been kept.",
    help: "Can't sign in? Service desk, extension 4400",
    cancel: "Cancel",
    hereInstead: "Sign in on this page",
  },
  sharedComputer: {
    label: "Shared computer",
    hint: "When you sign out, what you opened is deleted from this computer.",
  },
  progress: {
    startup: "Getting ready…",
    login: "Continue in the window that has opened.",
    loginHere: "Taking you to the sign-in page…",
    silentSignIn: "Checking whether you are already signed in…",
    acquireToken: "Renewing your session…",
    handleRedirect: "Checking your account…",
    logout: "Signing out…",
  },
  problems: {
    popup_blocked: "The browser blocked the sign-in window. Allow it for this site, or sign in on this page.",
    popup_closed: "The window was closed before the end. You can try again.",
    cancelled: "You cancelled the sign-in. You can try again.",
    unreachable: "The sign-in service does not answer. Check the connection and try again.",
    refused: "The sign-in service did not let that account in. Try another one or tell the service desk.",
    no_claims: "The sign-in came without your account's data. Sign in again or tell the service desk.",
    no_expiry: "The sign-in came without an expiry date and can't be used. Tell the service desk.",
    clock_wrong: "This computer's clock is wrong. Set it right and sign in again.",
    invalid_interaction_type: "Sign-in is not configured correctly. Tell the service desk.",
    bad_response: "The sign-in service gave an invalid answer. Try again.",
    interaction_required: "You need to sign in again.",
    frame_timeout: "The sign-in service took too long. Try again.",
    no_account: "Nobody is signed in on this computer.",
  },
  signedOut: {
    title: "You are signed out.",
    lede: "Your conversations are kept for when you come back.",
    enter: "Sign in again",
    note: "If this computer isn't yours, close the browser too.",
  },
  failed: {
    title: "Sign-in didn't work.",
    retry: "Try again",
    unknown: "The sign-in was not completed.",
  },
  noAccess: {
    title: "Your account has\nno access yet.",
    lede: "You signed in as {{email}}, but that account has no permissions in {{brand}}. Ask the service desk for them, extension 4400.",
    recheck: "Check again",
    stillNone: "The account still has no permissions.",
    other: "Use another account",
  },
  timeoutOnSharedComputer:
    "Your session closes in {{seconds}} seconds. This is a shared computer: if it closes, everything of yours is deleted here, including what you have not sent.",
  refreshFailed: {
    unreachable: "The session could not be renewed: no connection to the sign-in service. We keep trying.",
    refused: "The session could not be renewed and will end soon. What you write is kept.",
    enter: "Sign in now",
  },
  language: "Language",
  toDark: "Switch to the dark theme",
  toLight: "Switch to the light theme",
};

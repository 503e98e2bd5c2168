import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/faults.ts";

export const faults: Words<typeof es.faults> = {
  notFound: {
    page: "Page not found",
    title: "This page does not exist",
    text: "Check the address or go back to your conversations.",
    action: "Go to the chat",
  },
  broken: {
    title: "This page could not be shown",
    text: "What was already saved is kept. Load it again.",
    action: "Load again",
  },
  unreachable: {
    title: "The server cannot be reached",
    text: "Check the connection. It tries again by itself when the network is back.",
    action: "Try again",
  },
  loading: "Loading…",
  unexpected: "Something in the interface failed.",
  report: "Report a problem",
  retry: "Try again",
  reference: "Reference: {{id}}",
};

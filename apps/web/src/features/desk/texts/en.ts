import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const desk: Words<typeof es.desk> = {
  label: "Step by step",
  place: "Step {{n}} of {{count}}",
  tried: "already tried",
  worked: "It worked",
  failed: "It did not work",
  ticket: "Open a request",
  solved: "Glad that it works. We are here if it happens again.",
  exhausted: "You have tried every step. I open a request with what you did, so that you need not repeat it.",
  ticketWithSteps: "Open a request with the steps",
  notTold: "The step could not be saved. Try again.",
};

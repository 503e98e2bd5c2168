import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const feedback: Words<typeof es.feedback> = {
  title: "What went wrong?",
  titleError: "What happened?",
  close: "Close",
  reasonsLabel: "Reasons",
  error: "It gave an error",
  comment: "Comment",
  commentHint: "In your own words, if you like",
  readBy: "The content team reads it, without your name, with this question, its answer and its sources.",
  send: "Send",
  thanks: "Thank you. The content team reads it, without your name.",
  thanksLater: "Your feedback is saved. It will be sent when you are back online.",
  notSaved: "This browser could not save your feedback.",
  reasons: {
    not_what_i_asked: "Not what I asked",
    wrong: "It is wrong",
    out_of_date: "Out of date",
    no_source: "The source is missing",
    tone: "The tone is not right",
    too_long: "Too long",
    other: "Another reason",
  },
  states: {
    waiting: "Your feedback will be sent when you are back online",
    received: "Feedback received",
    reviewed: "Feedback reviewed",
    corrected: "Corrected thanks to your feedback",
  },
  note: "Their reply: {{note}}",
  change: "Change",
  corrected_one: "Thanks to your feedback an answer was corrected.",
  corrected_many: "Thanks to your feedback {{count}} answers were corrected.",
  corrected_other: "Thanks to your feedback {{count}} answers were corrected.",
  seeAnswer: "See the answer",
};

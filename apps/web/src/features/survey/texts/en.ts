import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const survey: Words<typeof es.survey> = {
  title: "How is the assistant helping you?",
  announced: "There is a short survey above the text box. You can close it.",
  score: "Your rating, from 1 to 5",
  scores: { "1": "Very bad", "2": "Bad", "3": "Fair", "4": "Good", "5": "Very good" },
  reason: "What counts most in your rating?",
  reasons: {
    answers: "The answers",
    sources: "The sources",
    speed: "The speed",
    ease: "Ease of use",
    reliability: "That it always works",
    other: "Something else",
  },
  comment: "Comment",
  commentHint: "Tell us more if you like. It is read without your name.",
  send: "Send",
  dismiss: "Not now",
  thanks: "Thank you. Your rating is saved.",
  failed: "The rating could not be sent. {{reason}}",
  answers: {
    loading: "Loading ratings…",
    failed: "The ratings could not be loaded",
    empty: "Nobody has answered the survey yet",
    score: "{{score}} of 5",
    noComment: "No comment",
  },
};

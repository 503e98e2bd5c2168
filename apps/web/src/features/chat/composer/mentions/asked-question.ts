import type { Choices } from "../../../../local-db/rows.ts";
import type { AskPlace } from "../../ask/ask.ts";

/** The choices of a question to the assistant that the person named: it has a model of its own. */
export const askedChoices = (choices: Choices, assistantId: string): Choices => ({
  ...choices,
  chat: "ai-builder",
  assistantId,
  model: undefined,
});

/** A question that leaves its conversation starts one, without waiting for the running answer. */
export const askedPlace = (place: AskPlace): AskPlace => ({
  ...place,
  conversationId: null,
  parentId: null,
  hasAnswer: false,
  isRunning: false,
});

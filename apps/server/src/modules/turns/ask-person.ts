import { z } from "zod";
import { defineTool, type Tool } from "./tool.ts";

const MOST_QUESTION_CHARS = 1000;
const MOST_CHOICE_CHARS = 120;

const asked = z.strictObject({
  question: z.string().trim().min(1).max(MOST_QUESTION_CHARS),
  choices: z.array(z.string().trim().min(1).max(MOST_CHOICE_CHARS)).min(2).max(6).optional(),
});

/** Asks the person for a choice or a missing detail; the turn waits for the reply. */
export function createAskPersonTool(): Tool {
  return defineTool({
    name: "ask_person",
    description:
      "Asks the person one short question and waits for the reply. Use it only when the answer depends on a choice or a detail that neither the conversation nor another tool has. Offer 2 to 6 short choices where the possible replies are known; the person may also reply in their own words. Write in the person's language.",
    access: "read",
    asksPerson: true,
    input: asked,
    run: (_input, context) => context.reply(),
  });
}

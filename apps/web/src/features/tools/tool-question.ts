import { listOf, textOf } from "./tool-value.ts";

/** The question of a tool and its choices; each choice once, because a reply is its text. */
export function questionOf(input: unknown): { question: string; choices: string[] } {
  const choices = (listOf(input, "choices") ?? listOf(input, "options") ?? []).map((choice) =>
    typeof choice === "string" ? choice.trim() : textOf(choice, "label", "title", "value"),
  );
  return {
    question: textOf(input, "question", "text", "message"),
    choices: [...new Set(choices)].filter((choice) => choice !== ""),
  };
}

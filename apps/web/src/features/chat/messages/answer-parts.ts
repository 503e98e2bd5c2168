import type { TurnPart } from "@metatron/turn/turn";
import type { MessageRow } from "../../../local-db/rows.ts";

/** The parts of an answer: its text, and the texts that the person added, at their positions. */
export function answerParts({ text, content }: Pick<MessageRow, "text" | "content">): TurnPart[] {
  const parts = content.filter((part) => part.type === "text" || part.type === "steer");
  if (parts.some(({ type }) => type === "steer")) return parts;
  return text === "" ? [] : [{ type: "text", text }];
}

/** The answer as Markdown, with the person's additions as quotations; `change` is applied to its own text. */
export function answerMarkdown(
  answer: Pick<MessageRow, "text" | "content">,
  change = (text: string) => text,
): string {
  return answerParts(answer)
    .map(({ type, text }) => (type === "text" ? change(text) : quoteEachLine(text)))
    .join("\n\n");
}

/** Formats a person's text as a Markdown quotation. */
export function quoteEachLine(text: string): string {
  return text
    .split("\n")
    .map((line) => (line.trim() ? `> ${line}` : ">"))
    .join("\n");
}

/** Inserts a passage as a quotation above the typed text. */
export function quoteAbove(passage: string, typed: string): string {
  const quotation = passage
    .trim()
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
  return `${quotation}\n\n${typed.trimStart()}`;
}

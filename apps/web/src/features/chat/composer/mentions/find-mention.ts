import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import { foldText } from "@metatron/text/fold-text";

/** The `@` before the caret and the text typed after it. */
export interface TypedMention {
  start: number;
  typed: string;
}

const MOST_CHARS = 40;

/** The mention that is being typed at the caret; null where there is none, as in an e-mail address. */
export function findMention(text: string, caret: number): TypedMention | null {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf("@");
  if (start === -1 || !/^$|[\s([¿¡«"]/.test(before.charAt(start - 1))) return null;
  const typed = before.slice(start + 1);
  if (typed.length > MOST_CHARS || /^\s|\n/.test(typed)) return null;
  return { start, typed };
}

/** The text without the mention, and the caret where the mention was. */
export function withoutMention(text: string, caret: number, { start }: TypedMention) {
  const before = text.slice(0, start);
  const after = text.slice(caret);
  return { text: before + (/\s$|^$/.test(before) ? after.trimStart() : after), caret: start };
}

type Named = Pick<AssistantSummary, "id" | "name">;

/** The assistants with a word for each typed beginning of a word, in the given order; those that begin so first. */
export function matchAssistants<T extends Named>(assistants: readonly T[], typed: string, most: number): T[] {
  const wanted = foldText(typed).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  const found = assistants
    .map((assistant) => ({ assistant, name: foldText(assistant.name) }))
    .filter(({ name }) => words.every((word) => ` ${name}`.includes(` ${word}`)));
  const isFirst = ({ name }: { name: string }) => name.startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))]
    .slice(0, most)
    .map(({ assistant }) => assistant);
}

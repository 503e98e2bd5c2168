import { useEffect, useState } from "react";
import type { MessageRow } from "../../../local-db/rows.ts";
import { inTime } from "../../../local-db/write-behind.ts";
import { plainText } from "../../../ui/markdown/plain-text.ts";
import { answerParts } from "./answer-parts.ts";
import { foldForFind, type SearchedText } from "./find-hits.ts";
import { readInSlices } from "./read-in-slices.ts";
import type { Turn } from "./turns.ts";

/** Cached per message, because parsing the Markdown of a long conversation is slow. */
const known = new WeakMap<MessageRow, SearchedText>();

/** The searchable texts of all messages, read in slices so that typing is never blocked. */
export function useSearchedTexts(turns: readonly Turn[]): readonly SearchedText[] {
  const [texts, setTexts] = useState<readonly SearchedText[]>([]);
  useEffect(() => {
    const messages = turns.flatMap(({ question, answer }) =>
      [question, answer].flatMap((step) => (step ? [step.message] : [])),
    );
    const ports = { now: () => performance.now(), later: (task: () => void) => inTime(0, task) };
    return readInSlices(ports, { items: messages, read: searchedText, onDone: setTexts });
  }, [turns]);
  return texts;
}

function searchedText(message: MessageRow): SearchedText {
  const found = known.get(message);
  if (found) return found;
  const searched = { messageId: message.id, folded: foldForFind(readText(message)) };
  known.set(message, searched);
  return searched;
}

function readText(message: MessageRow): string {
  const { role, text, citations } = message;
  if (role === "user") return text;
  const isCited = (number: number) => citations.some(({ n }) => n === number);
  return answerParts(message)
    .map((part) => (part.type === "text" ? plainText(part.text, { tables: "tabs", isCited }) : part.text))
    .join("\n");
}

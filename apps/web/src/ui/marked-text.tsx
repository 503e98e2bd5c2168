import type { HistoryHit } from "@metatron/contract/chat/conversation";
import { Fragment } from "react";

/** A text with the search terms marked. */
export function MarkedText({ text, marks }: HistoryHit["snippet"]) {
  const parts = marks.map(([start, end], index) => ({
    start,
    before: text.slice(marks[index - 1]?.[1] ?? 0, start),
    marked: text.slice(start, end),
  }));
  return (
    <>
      {parts.map(({ start, before, marked }) => (
        <Fragment key={start}>
          {before}
          <mark className="rounded-[3px] bg-accent-soft font-medium text-accent-text">{marked}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}

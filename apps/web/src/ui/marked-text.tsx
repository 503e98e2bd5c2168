import { Fragment } from "react";

/** Positions of marked parts as [start, end), in order and without overlap. */
export type Marks = readonly (readonly [number, number])[];

/** A text with the search terms marked. */
export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
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

import { Square, SquareCheck } from "lucide-react";
import { createElement, memo } from "react";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { InlineText } from "./inline-text.tsx";
import { useMarkdown } from "./markdown-context.ts";
import { cleanText } from "./parse/clean-text.ts";

interface TextProps {
  text: string;
  isOpen: boolean;
}

/** The sources of the table before it. */
const ONLY_MARKS = /^(?:\[\d{1,2}\] ?)+$/;

export const Paragraph = memo(function Paragraph({ text, isOpen }: TextProps) {
  return (
    <p dir="auto" data-marks={ONLY_MARKS.test(text) || undefined}>
      <InlineText text={text} isOpen={isOpen} />
    </p>
  );
});

export const Heading = memo(function Heading({ level, text, isOpen }: TextProps & { level: number }) {
  const { headingLevel } = useMarkdown();
  const tag = `h${Math.min(6, level + headingLevel - 1)}`;
  return createElement(tag, { dir: "auto", "data-level": level }, <InlineText text={text} isOpen={isOpen} />);
});

export const Note = memo(function Note({ label, text, isOpen }: TextProps & { label: string }) {
  return (
    <p className="md-note" dir="auto">
      <sup>{cleanText(label)}</sup> <InlineText text={text} isOpen={isOpen} />
    </p>
  );
});

export function TaskMark({ task }: { task: "open" | "done" }) {
  const { labels } = useMarkdown();
  return (
    <span className="md-task">
      {task === "done" ? <SquareCheck aria-hidden="true" /> : <Square aria-hidden="true" />}
      <VisuallyHidden>{task === "done" ? labels.taskDone : labels.taskOpen}</VisuallyHidden>
    </span>
  );
}

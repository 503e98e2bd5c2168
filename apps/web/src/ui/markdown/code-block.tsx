import { memo, type ReactNode, useMemo, useState } from "react";
import { Button } from "../button.tsx";
import { CodeFrame } from "./code-frame.tsx";
import { languageId } from "./highlight/languages.ts";
import { CODE_KINDS, type LineMarks } from "./highlight/messages.ts";
import { useMarks } from "./highlight/use-marks.ts";
import { useMarkdown } from "./markdown-context.ts";
import { cleanText } from "./parse/clean-text.ts";

interface CodeBlockProps {
  language: string;
  text: string;
  /** The last line is still streaming. */
  isOpen: boolean;
  /** Additional buttons in the header. */
  actions?: ReactNode;
}

const LINES_A_PAGE = 400;
/** Lines are rendered in groups, so that appending a line lays out only the last group. */
const LINES_A_GROUP = 40;

export const CodeBlock = memo(function CodeBlock({ language, text, isOpen, actions }: CodeBlockProps) {
  const { labels } = useMarkdown();
  const [pages, setPages] = useState(1);
  const code = cleanText(text);
  const lines = useMemo(() => toLines(code), [code]);
  const shown = useMemo(() => lines.slice(0, pages * LINES_A_PAGE), [lines, pages]);
  const isCut = shown.length < lines.length;
  const marks = useMarks(shown, languageId(language), isOpen && !isCut);
  const groups = Array.from({ length: Math.ceil(shown.length / LINES_A_GROUP) }, (_, group) => group);
  const more = isCut && (
    <Button variant="soft" size="sm" onClick={() => setPages(pages + 1)}>
      {labels.showMore}
    </Button>
  );
  return (
    <CodeFrame language={language} copyText={code} actions={actions} footer={more}>
      {groups.map((group) => {
        const from = group * LINES_A_GROUP;
        const groupLines = shown.slice(from, from + LINES_A_GROUP);
        return (
          <Lines
            key={group}
            text={groupLines.join("\n")}
            marks={marks.slice(from, from + groupLines.length)}
            isOpen={isOpen && !isCut && group === groups.length - 1}
          />
        );
      })}
    </CodeFrame>
  );
});

/** A very long line is split into several elements, so that the browser can lay them out separately. */
const MAX_LINE_CHARS = 2_000;

function toLines(code: string): string[] {
  const lines = code.split("\n");
  if (lines.every((line) => line.length <= MAX_LINE_CHARS)) return lines;
  return lines.flatMap((line) => line.match(/.{1,2000}/gsu) ?? [""]);
}

interface LinesProps {
  text: string;
  marks: readonly LineMarks[];
  isOpen: boolean;
}

const Lines = memo(
  function Lines({ text, marks, isOpen }: LinesProps) {
    const lines = text.split("\n");
    const plain = lines.slice(marks.length).join("\n");
    return (
      <span className="md-lines">
        {marks.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
          <Line key={index} text={lines[index] ?? ""} marks={line} isLast={index === lines.length - 1} />
        ))}
        {plain}
        {isOpen && <span className="md-caret" aria-hidden="true" />}
      </span>
    );
  },
  (before, now) =>
    before.text === now.text && before.marks.length === now.marks.length && before.isOpen === now.isOpen,
);

const Line = memo(function Line({
  text,
  marks,
  isLast,
}: {
  text: string;
  marks: LineMarks;
  isLast: boolean;
}) {
  const parts = [];
  let at = 0;
  for (let index = 0; index < marks.length; index += 2) {
    const part = text.slice(at, at + (marks[index] ?? 0));
    const kind = CODE_KINDS[marks[index + 1] ?? 0];
    parts.push(
      kind === "plain" ? (
        part
      ) : (
        <span key={index} className={`code-${kind}`}>
          {part}
        </span>
      ),
    );
    at += part.length;
  }
  return [...parts, text.slice(at), isLast ? "" : "\n"];
});

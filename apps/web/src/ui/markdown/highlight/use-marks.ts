import { useEffect, useState } from "react";
import { type CodeBlock, openCodeBlock } from "./highlighter.ts";
import type { LineMarks } from "./messages.ts";

/** Code marked before, so that a message that scrolls out and back is in colour at once. */
const marked = new Map<string, readonly LineMarks[]>();
const MAX_MARKED = 60;

interface Progress {
  language: string;
  block: CodeBlock | null;
  sent: readonly string[];
}

/** The marks of the first lines, as many as are there. While `isOpen`, the last line is still being written. */
export function useMarks(lines: readonly string[], language: string, isOpen: boolean): readonly LineMarks[] {
  const source = isOpen ? "" : `${language}\n${lines.join("\n")}`;
  const known = marked.get(source);
  const [marks, setMarks] = useState<readonly LineMarks[]>(known ?? []);
  const [progress] = useState<Progress>({ language, block: null, sent: [] });

  useEffect(() => {
    if (known) return;
    const finished = isOpen ? lines.slice(0, -1) : lines;
    const isContinued = progress.language === language && startsWith(finished, progress.sent);
    if (!isContinued || !progress.block) {
      progress.block?.end();
      setMarks([]);
      progress.block = openCodeBlock(language, (more) => setMarks((before) => [...before, ...more]));
      progress.language = language;
      progress.sent = [];
    }
    progress.block?.add(finished.slice(progress.sent.length));
    progress.sent = finished;
  }, [known, lines, language, isOpen, progress]);

  useEffect(() => () => progress.block?.end(), [progress]);

  useEffect(() => {
    if (!source || marks.length !== lines.length || known) return;
    marked.set(source, marks);
    const [oldest] = marked.keys();
    if (marked.size > MAX_MARKED && oldest !== undefined) marked.delete(oldest);
  }, [source, marks, lines.length, known]);

  return known ?? marks;
}

const startsWith = (lines: readonly string[], start: readonly string[]): boolean =>
  lines.length >= start.length && start.every((line, index) => line === lines[index]);

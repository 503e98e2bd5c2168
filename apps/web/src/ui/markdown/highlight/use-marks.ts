import { useEffect, useRef, useState } from "react";
import { type CodeBlock, openCodeBlock } from "./highlighter.ts";
import type { LineMarks } from "./messages.ts";

/** Cache of highlighted code, so that a message that scrolls out and back is coloured immediately. */
const marked = new Map<string, readonly LineMarks[]>();
const MAX_MARKED = 60;

interface Progress {
  language: string;
  block: CodeBlock | null;
  sent: readonly string[];
}

/** The tokens of the lines highlighted so far. While `isOpen`, the last line is still streaming. */
export function useMarks(lines: readonly string[], language: string, isOpen: boolean): readonly LineMarks[] {
  const source = isOpen ? "" : `${language}\n${lines.join("\n")}`;
  const known = marked.get(source);
  const [marks, setMarks] = useState<readonly LineMarks[]>([]);
  const progress = useRef<Progress>({ language, block: null, sent: [] });

  useEffect(() => {
    if (known) return;
    const { current } = progress;
    const finished = isOpen ? lines.slice(0, -1) : lines;
    if (!current.block || current.language !== language || !startsWith(finished, current.sent)) {
      current.block?.end();
      setMarks((before) => (before.length > 0 ? [] : before));
      current.block = openCodeBlock(language, (more) => setMarks((before) => [...before, ...more]));
      current.language = language;
      current.sent = [];
    }
    current.block?.add(finished.slice(current.sent.length));
    current.sent = finished;
  }, [known, lines, language, isOpen]);

  useEffect(() => {
    const { current } = progress;
    return () => {
      current.block?.end();
      current.block = null;
    };
  }, []);

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

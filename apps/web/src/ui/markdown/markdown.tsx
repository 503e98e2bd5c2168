import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { cx } from "../cx.ts";
import { useTerms } from "../terms/terms-store.ts";
import { BlockView } from "./block-view.tsx";
import { markTerms } from "./mark-terms.ts";
import "./markdown.css";
import "../terms/term.css";
import { type MarkdownCitation, MarkdownContext, type MarkdownLabels } from "./markdown-context.ts";
import { createBlockReader } from "./parse/read-blocks.ts";
import { useShownText } from "./use-shown-text.ts";

interface MarkdownProps {
  text: string;
  /** More text is coming: what is half written is shown as if it were finished. */
  isStreaming?: boolean;
  labels: MarkdownLabels;
  /** `[n]` becomes a chip for these numbers only; while streaming, which is before they are told, for any. */
  citations?: readonly MarkdownCitation[];
  /** The citation whose passage is open; its sentence is marked. */
  activeCitation?: number | null;
  onCitation?: (number: number) => void;
  /** Images that this refuses are shown as links: loading one tells its server what was read. */
  allowImage?: (url: string) => boolean;
  /** Explains the terms of the glossary where each stands first, once the text is whole. */
  explains?: boolean;
  /** Level of `#` in the page. */
  headingLevel?: number;
  className?: string;
}

const NO_CITATIONS: readonly MarkdownCitation[] = [];
/** Answers have no more sources than this: a greater number in brackets is a number. */
const MOST_PENDING = 50;

/** Shows Markdown, also while it is being written: finished blocks are never rendered again. */
export function Markdown({
  text,
  isStreaming = false,
  labels,
  citations = NO_CITATIONS,
  activeCitation = null,
  onCitation,
  allowImage,
  explains = false,
  headingLevel = 3,
  className,
}: MarkdownProps) {
  const [read] = useState(createBlockReader);
  const shown = useShownText(text);
  const { blocks, definitions } = read(shown.text, isStreaming || shown.isPart);
  const handlers = useLatest({ onCitation, allowImage });
  const isClickable = onCitation !== undefined;

  const settings = useMemo(() => {
    const known = new Map(citations.map((citation) => [citation.number, citation]));
    return {
      labels,
      citations: known,
      isCited: (number: number) => known.has(number) || (isStreaming && number > 0 && number <= MOST_PENDING),
      activeCitation,
      onCitation: isClickable ? (number: number) => handlers.current.onCitation?.(number) : null,
      allowImage: (url: string) => handlers.current.allowImage?.(url) ?? false,
      definitions,
      headingLevel,
    };
  }, [labels, citations, isStreaming, activeCitation, isClickable, definitions, headingLevel, handlers]);

  const finder = useTerms();
  // While more text is coming no block is looked through: each new word would look through all of them.
  const isExplained = explains && !isStreaming;
  const { isCited } = settings;
  const explained = useMemo(() => {
    if (!isExplained || !finder) return blocks;
    const marked = markTerms(
      blocks.map(({ block }) => block),
      { finder, options: { definitions, isCited, isOpen: false } },
    );
    return blocks.map((shown, at) => ({ ...shown, block: marked[at] ?? shown.block }));
  }, [blocks, definitions, isCited, isExplained, finder]);

  return (
    <MarkdownContext value={settings}>
      <div className={cx("markdown", className)}>
        {explained.map(({ key, block, isOpen }) => (
          <BlockView key={key} block={block} isOpen={isOpen && isStreaming} />
        ))}
        {shown.onShowMore && (
          <Button variant="soft" size="sm" onClick={shown.onShowMore}>
            {labels.showMore}
          </Button>
        )}
      </div>
    </MarkdownContext>
  );
}

/** Handlers change with every render of the page; the blocks that call them must not. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

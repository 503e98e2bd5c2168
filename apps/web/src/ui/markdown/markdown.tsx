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
  /** More text is coming: unfinished syntax is rendered as if it were closed. */
  isStreaming?: boolean;
  labels: MarkdownLabels;
  /**
   * `[n]` becomes a chip for these numbers only; for any number while streaming, before the sources are
   * known.
   */
  citations?: readonly MarkdownCitation[];
  /** The numbers on the chips while the sources are not known; must be referentially stable. */
  pending?: ReadonlyMap<number, number>;
  /** The citation whose passage is open; its sentence is highlighted. */
  activeCitation?: number | null;
  onCitation?: (number: number) => void;
  /** Images that this rejects are shown as links: loading an image would reveal to its server what was read. */
  allowImage?: (url: string) => boolean;
  /** Explains each glossary term at its first occurrence, once the text is complete. */
  explains?: boolean;
  /** Heading level that `#` gets in the page. */
  headingLevel?: number;
  className?: string;
}

const NO_CITATIONS: readonly MarkdownCitation[] = [];
const NONE_PENDING: ReadonlyMap<number, number> = new Map();
/** The maximum number of sources of an answer: a greater number in brackets is not a citation. */
const MOST_PENDING = 50;

/** Renders Markdown, also while it streams: finished blocks are never rendered again. */
export function Markdown({
  text,
  isStreaming = false,
  labels,
  citations = NO_CITATIONS,
  pending = NONE_PENDING,
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
      shownNumber: (number: number) => known.get(number)?.shown ?? pending.get(number) ?? number,
      isCited: (number: number) => known.has(number) || (isStreaming && number > 0 && number <= MOST_PENDING),
      activeCitation,
      onCitation: isClickable ? (number: number) => handlers.current.onCitation?.(number) : null,
      allowImage: (url: string) => handlers.current.allowImage?.(url) ?? false,
      definitions,
      headingLevel,
    };
  }, [
    labels,
    citations,
    pending,
    isStreaming,
    activeCitation,
    isClickable,
    definitions,
    headingLevel,
    handlers,
  ]);

  const finder = useTerms();
  // Terms are not marked while streaming: each new word would search all blocks again.
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

/** Handlers change with every render of the page; a ref keeps the blocks that call them from rendering again. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

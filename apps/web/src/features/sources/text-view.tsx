import { useCallback, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import { useTranslation } from "../../lib/use-translation.ts";
import { useTerms } from "../../ui/terms/terms-store.ts";
import { DivFrame } from "../../ui/virtual-frames.tsx";
import { TextBlockView } from "./text-block-view.tsx";
import { firstTerms, pageAt, passageSpans, textBlocks } from "./text-blocks.ts";
import { focusMark, showMark, type ViewerProps } from "./viewer.ts";

/** Frames to wait for the passage: the virtual list needs some frames until the passage's row is rendered. */
const MOST_FRAMES = 30;

/** A document as clean text, with the passage marked. */
export function TextView({ document: source, active, passages, zoom, onPlace, onFound, ref }: ViewerProps) {
  const { t } = useTranslation();
  const { text, pageStarts } = source;
  const scroller = useRef<HTMLElement>(null);
  const rows = useRef<VirtualizerHandle>(null);
  const blocks = useMemo(() => textBlocks(text), [text]);
  const marks = useMemo(() => (active ? passageSpans(text, active) : []), [text, active]);
  const others = useMemo(
    () => passages.filter(({ n }) => n !== active?.n).flatMap((passage) => passageSpans(text, passage)),
    [text, passages, active],
  );
  const finder = useTerms();
  const terms = useMemo(() => (finder ? firstTerms(text, { blocks, finder }) : []), [text, blocks, finder]);
  const target = marks[0];

  const goTo = useCallback(
    (place: number) => {
      const index = blocks.findIndex(({ end }) => end > place);
      if (index >= 0) rows.current?.scrollToIndex(index, { align: "start" });
    },
    [blocks],
  );

  const goToPassage = useCallback(() => {
    if (!target) return;
    goTo(target.start);
    untilThere(scroller.current, (root, mark) => {
      showMark(root, mark);
      focusMark(root, mark);
    });
  }, [goTo, target]);

  const handleScroll = useCallback(() => {
    const root = scroller.current;
    const first = rows.current?.findItemIndex((root?.scrollTop ?? 0) + (root?.clientHeight ?? 0) / 3) ?? 0;
    const page = pageAt(pageStarts, blocks[first]?.start ?? 0);
    onPlace(page === null ? null : { page, pages: pageStarts.length });
  }, [blocks, pageStarts, onPlace]);

  useImperativeHandle(ref, () => ({ goToPage: (page) => goTo(pageStarts[page - 1] ?? 0), goToPassage }), [
    goTo,
    goToPassage,
    pageStarts,
  ]);

  useEffect(() => {
    if (active) onFound(target !== undefined);
    if (target) goToPassage();
    handleScroll();
  }, [active, target, goToPassage, handleScroll, onFound]);

  return (
    <section
      ref={scroller}
      onScroll={handleScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard.
      tabIndex={0}
      aria-label={t("sources.document")}
      className="h-full overflow-auto overscroll-contain bg-surface-sunken p-5 pb-20 -outline-offset-2"
    >
      <article
        className="source-paper rounded-[2px] bg-paper px-6 py-8 text-paper-text shadow-2 handset:px-9"
        style={{ fontSize: `${0.875 * zoom}rem`, lineHeight: 1.6 }}
      >
        <Virtualizer as={DivFrame} ref={rows} scrollRef={scroller} startMargin={START_PX} data={blocks}>
          {(block) => (
            <TextBlockView
              key={block.start}
              text={text}
              block={block}
              marks={marks}
              others={others}
              terms={terms}
            />
          )}
        </Virtualizer>
      </article>
    </section>
  );
}

/** Height of the mat and the paper's edge above the first line. */
const START_PX = 52;

function untilThere(root: HTMLElement | null, act: (root: HTMLElement, mark: HTMLElement) => void) {
  let frames = 0;
  const look = () => {
    const mark = root?.querySelector<HTMLElement>("[data-passage]");
    if (root && mark) return act(root, mark);
    frames += 1;
    if (frames < MOST_FRAMES) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

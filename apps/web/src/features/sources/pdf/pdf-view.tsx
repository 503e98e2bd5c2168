import { useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { focusMark, showMark, type ViewerProps } from "../viewer.ts";
import { type OpenPdf, openPdf } from "./load-pdf.ts";
import { PdfPages } from "./pdf-pages.tsx";

/** A PDF as printed, with its pages stacked vertically. */
export function PdfView({ ref, ...props }: ViewerProps) {
  const { t } = useTranslation();
  const { fileId, size } = props.document;
  const [attempt, setAttempt] = useState(0);
  const opened = useOpenPdf(fileId ?? "", size, attempt);
  const scroller = useRef<HTMLElement>(null);
  const mark = useRef<HTMLElement | null>(null);
  // Scrolls once per request: a page that is drawn again on
  // returning into view must not pull the reader back.
  const shownFor = useRef<unknown>(null);
  const { active, onFound } = props;
  const page = active?.page ?? 1;

  const goToPage = useCallback((number: number) => {
    const target = scroller.current?.querySelector<HTMLElement>(`[data-page="${number}"]`);
    if (scroller.current && target) scroller.current.scrollTop = target.offsetTop - PAGE_GAP_PX;
  }, []);

  const goToPassage = useCallback(() => {
    if (mark.current?.isConnected && scroller.current) showMark(scroller.current, mark.current);
    else goToPage(page);
  }, [goToPage, page]);

  useImperativeHandle(ref, () => ({ goToPage, goToPassage }), [goToPage, goToPassage]);

  const isOpen = opened.state === "open";
  // Scrolls to the page before it is drawn, because its place is
  // known; the passage on it is found afterwards.
  useEffect(() => {
    mark.current = null;
    if (isOpen) goToPage(page);
  }, [isOpen, page, goToPage]);

  const handleMarked = useCallback(
    (number: number, found: HTMLElement | null) => {
      if (number !== page && (mark.current || !found)) return;
      if (!found) return onFound(false);
      mark.current = found;
      onFound(true);
      if (!scroller.current || shownFor.current === active) return;
      shownFor.current = active;
      showMark(scroller.current, found);
      focusMark(scroller.current, found);
    },
    [page, active, onFound],
  );

  if (opened.state === "failed") {
    return (
      <ErrorState
        title={t("sources.failed")}
        description={t("sources.pdfFailed")}
        action={<Button onClick={() => setAttempt(attempt + 1)}>{t("faults.retry")}</Button>}
        className="h-full"
      />
    );
  }
  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard.
      tabIndex={0}
      aria-label={t("sources.document")}
      className="relative h-full overflow-auto overscroll-contain bg-surface-sunken -outline-offset-2"
    >
      {opened.state === "open" ? (
        <PdfPages {...props} open={opened.open} scroller={scroller} onMarked={handleMarked} />
      ) : (
        <SkeletonGroup label={t("sources.loading")} className="m-5 bg-paper p-10">
          <Skeleton className="w-1/2" />
          {["w-full", "w-11/12", "w-full", "w-3/5"].map((width) => (
            <Skeleton key={width} className={`mt-4 ${width}`} />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}

const PAGE_GAP_PX = 20;

type Opened = { state: "loading" } | { state: "open"; open: OpenPdf } | { state: "failed" };

function useOpenPdf(fileId: string, size: number, attempt: number): Opened {
  const [opened, setOpened] = useState<Opened>({ state: "loading" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` only triggers a retry.
  useEffect(() => {
    const leaving = new AbortController();
    let close = () => undefined as unknown;
    setOpened({ state: "loading" });
    openPdf({ fileId, size }, leaving.signal).then(
      (open) => {
        close = open.close;
        if (leaving.signal.aborted) return close();
        setOpened({ state: "open", open });
      },
      () => {
        if (!leaving.signal.aborted) setOpened({ state: "failed" });
      },
    );
    return () => {
      leaving.abort();
      close();
    };
  }, [fileId, size, attempt]);
  return opened;
}

import type { Citation, CitedStatement } from "@metatron/contract/chat/citation";
import type { NumberedCitation } from "@metatron/turn/number-citations";
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { codeOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CitationTabs } from "./citation-tabs.tsx";
import { Pager } from "./pager.tsx";
import "./source.css";
import { isPdf, type SourceDocument, toPassage } from "./source.ts";
import { SourceFacts } from "./source-facts.tsx";
import { SourceLoading } from "./source-loading.tsx";
import { Statements } from "./statements.tsx";
import { TextView } from "./text-view.tsx";
import type { LoadedSource } from "./use-source.ts";
import type { ViewerHandle, ViewerPlace } from "./viewer.ts";

const PdfView = lazy(() => import("./pdf/pdf-view.tsx").then((module) => ({ default: module.PdfView })));

interface SourcePanelProps {
  source: LoadedSource;
  /** Null for a document that is read without a citation. */
  citation: NumberedCitation | null;
  /** All citations of the answer, in reading order. */
  citations: readonly NumberedCitation[];
  onCitation: (n: number) => void;
  isOwn: boolean;
}

const SMALLEST_ZOOM = 0.5;
const LARGEST_ZOOM = 3;
const ZOOM_STEP = 1.25;

/** The cited document at its passage, with its validity and revision. */
export function SourcePanel({ source, onCitation, isOwn, ...given }: SourcePanelProps) {
  const { t } = useTranslation();
  // Each message reads the conversation again: an equal citation must not scroll to its passage again.
  const citation = useDeepStable(given.citation);
  const citations = useDeepStable(given.citations);
  const viewer = useRef<ViewerHandle>(null);
  const [zoom, setZoom] = useState(1);
  const [isText, setText] = useState(false);
  const [place, setPlace] = useState<ViewerPlace | null>(null);
  const [found, setFound] = useState<{ n: number; isFound: boolean } | null>(null);
  const document = source.state === "ready" ? source.document : null;
  const ofDocument = useMemo(
    () => citations.filter((each) => document !== null && isFrom(document, each)).map(toPassage),
    [citations, document],
  );
  const active = useMemo(() => citation && toPassage(citation), [citation]);
  const n = citation?.n ?? 0;
  const handleFound = useCallback((isFound: boolean) => setFound({ n, isFound }), [n]);
  const isLost = citation !== null && found?.n === citation.n && !found.isFound;
  const scale = (by: number) => setZoom(Math.min(LARGEST_ZOOM, Math.max(SMALLEST_ZOOM, zoom * by)));
  return (
    <div className="flex h-full flex-col">
      <SourceFacts source={source} citation={citation} isOwn={isOwn} />
      <CitationTabs citations={citations} active={citation?.n ?? null} onChoose={onCitation} />
      {citation?.verified === false && <Notice tone="warning">{t("sources.weak")}</Notice>}
      {citation?.verified === null && citation.statements && (
        <Notice tone="info">{t("sources.unchecked")}</Notice>
      )}
      <Statements statements={citation?.statements ?? NO_STATEMENTS} />
      {isLost && (
        <Notice tone="info" title={t("sources.notFound")}>
          «{active?.passage}»
        </Notice>
      )}
      <div className="relative min-h-0 flex-1 border-t border-border">
        <Shown source={source} passage={active?.passage ?? null}>
          {(document) => {
            const hasPages = isPdf(document);
            const Viewer = hasPages && !isText ? PdfView : TextView;
            const hasText = document.text.trim() !== "";
            return (
              <Suspense fallback={<SourceLoading />}>
                <Viewer
                  key={`${document.fileId ?? document.name} ${isText ? "text" : "page"}`}
                  ref={viewer}
                  document={document}
                  active={active}
                  passages={ofDocument}
                  zoom={zoom}
                  onPlace={setPlace}
                  onFound={handleFound}
                />
                <Pager
                  place={place}
                  onPage={(page) => viewer.current?.goToPage(page)}
                  onPassage={citation && !isLost ? () => viewer.current?.goToPassage() : null}
                  onZoomOut={zoom > SMALLEST_ZOOM ? () => scale(1 / ZOOM_STEP) : null}
                  onZoomIn={zoom < LARGEST_ZOOM ? () => scale(ZOOM_STEP) : null}
                  text={
                    hasPages && hasText ? { isShown: isText, onToggle: () => setText(!isText) } : undefined
                  }
                />
              </Suspense>
            );
          }}
        </Shown>
      </div>
    </div>
  );
}

const NO_STATEMENTS: readonly CitedStatement[] = [];

function isFrom({ fileId, name }: SourceDocument, citation: Citation): boolean {
  return fileId ? citation.fileId === fileId : citation.fileId === null && citation.title === name;
}

/** Returns the previous object while its content is equal, so that effects do not run again. */
function useDeepStable<T>(value: T): T {
  const serialized = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by content.
  return useMemo(() => value, [serialized]);
}

interface ShownProps {
  source: LoadedSource;
  passage: string | null;
  children: (document: SourceDocument) => React.ReactNode;
}

/** The document, or why it is unavailable; the cited text is shown in both cases. */
function Shown({ source, passage, children }: ShownProps) {
  const { t } = useTranslation();
  switch (source.state) {
    case "loading":
      return <SourceLoading />;
    case "ready":
      return children(source.document);
    case "gone":
      return <Left title={t("sources.gone")} text={t("sources.goneText")} passage={passage} />;
    case "failed": {
      const code = codeOf(source.error);
      const retry = <Button onClick={source.retry}>{t("faults.retry")}</Button>;
      return <Left title={t("sources.failed")} text={t(`errors.${code}`)} passage={passage} action={retry} />;
    }
  }
}

interface LeftProps {
  title: string;
  text: string;
  passage: string | null;
  action?: React.ReactNode;
}

function Left({ title, text, passage, action }: LeftProps) {
  const { t } = useTranslation();
  return (
    <div className="h-full overflow-y-auto bg-surface-sunken p-5">
      <ErrorState title={title} description={text} {...(action ? { action } : {})} />
      {passage && (
        <figure className="source-paper rounded-[2px] bg-paper px-6 py-8 text-paper-text shadow-2 handset:px-9">
          <figcaption className="pb-2 text-xs text-paper-muted">{t("sources.keptPassage")}</figcaption>
          <blockquote className="whitespace-pre-wrap">
            <mark>{passage}</mark>
          </blockquote>
        </figure>
      )}
    </div>
  );
}

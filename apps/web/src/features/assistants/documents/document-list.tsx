import type { Artifact } from "@metatron/contract/files/file";
import type { UseQueryResult } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { Virtualizer } from "virtua";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { UlFrame } from "../../../ui/virtual-frames.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { UploadRow } from "../knowledge/upload-row.tsx";
import type { UploadRow as Row } from "../knowledge/uploads.ts";
import { useScrollParent } from "../use-scroll-parent.ts";
import { type Arrangement, arrangeDocuments, countFilters, type OwnSort } from "./arrange-documents.ts";
import { type DocumentHandlers, DocumentRow } from "./document-row.tsx";
import { dayOf } from "./document-state.ts";
import { DocumentTools } from "./document-tools.tsx";
import { type BulkHandlers, SelectionBar } from "./selection-bar.tsx";

/** Fewer documents are read at a glance, without search and order. */
const TOOLS_FROM = 6;

const SORTS = ["title", "added", "validUntil"] as const satisfies readonly OwnSort[];

interface DocumentListProps extends DocumentHandlers, BulkHandlers {
  files: UseQueryResult<{ files: Artifact[] }>;
  uploads: readonly Row[];
  onRetry: (fileId: string) => void;
  onDrop: (fileId: string) => void;
  onReindex: () => void;
}

export function DocumentList({ files, ...rest }: DocumentListProps) {
  const { t } = useTranslation();
  if (files.isPending) return <FilesSkeleton />;
  if (files.error) {
    return (
      <LoadFailure
        title={t("assistantKnowledge.failed")}
        error={files.error}
        onRetry={() => void files.refetch()}
      />
    );
  }
  if (files.data.files.length === 0 && rest.uploads.length === 0) {
    return (
      <div className="py-8 text-center">
        <p className="font-medium">{t("assistantKnowledge.empty")}</p>
        <p className="mx-auto mt-1 max-w-[28em] text-sm text-text-muted">
          {t("assistantKnowledge.emptyText")}
        </p>
      </div>
    );
  }
  return <LoadedList all={files.data.files} {...rest} />;
}

function LoadedList(props: Omit<DocumentListProps, "files"> & { all: Artifact[] }) {
  const { all, uploads, onRetry, onDrop, onReindex, onChange, onRemoveSome, onReadSomeAgain, ...handlers } =
    props;
  const { t } = useTranslation();
  const [arrangement, setArrangement] = useState<Arrangement>({ query: "", filter: null, sort: "title" });
  const deferred = useDeferredValue(arrangement);
  const today = dayOf(new Date());
  const counts = useMemo(() => countFilters(all, today), [all, today]);
  const shown = useMemo(() => arrangeDocuments(all, deferred, today), [all, deferred, today]);
  const { selected, select, selectAll, clear } = useSelection(all);
  const hasProblems = Object.values(counts).some((count) => count > 0);
  const areAllSelected = shown.length > 0 && shown.every(({ id }) => selected.has(id));
  return (
    <section aria-label={t("assistantKnowledge.files")} className="mt-6">
      <div className="flex min-h-control-sm flex-wrap items-center justify-between gap-2 pb-1.5">
        <h2 className="text-sm font-medium text-text-muted">
          {t("assistantKnowledge.files")}{" "}
          <span className="font-normal text-text-subtle" role="status">
            {shown.length < all.length
              ? t("assistantKnowledge.someOf", { shown: shown.length, count: all.length })
              : all.length}
          </span>
        </h2>
        {all.length > 0 && (
          <Button size="sm" variant="ghost" onClick={onReindex}>
            <RotateCw />
            {t("assistantKnowledge.reindex")}
          </Button>
        )}
      </div>
      {(all.length >= TOOLS_FROM || hasProblems) && (
        <DocumentTools
          query={arrangement.query}
          onQuery={(query) => setArrangement({ ...arrangement, query })}
          filter={arrangement.filter}
          onFilter={(filter) => setArrangement({ ...arrangement, filter })}
          counts={counts}
          sort={arrangement.sort}
          sorts={SORTS}
          onSort={(sort) => setArrangement({ ...arrangement, sort })}
        />
      )}
      {uploads.length > 0 && (
        <ul className="mt-2 border-t border-border">
          {uploads.map((row) => (
            <UploadRow
              key={row.upload.fileId}
              row={row}
              onRetry={() => onRetry(row.upload.fileId)}
              onDrop={() => onDrop(row.upload.fileId)}
            />
          ))}
        </ul>
      )}
      {all.length > 0 && (
        <div className="mt-2 flex min-h-control-sm flex-wrap items-center gap-x-3 border-b border-border-strong">
          <Checkbox
            checked={areAllSelected}
            disabled={shown.length === 0}
            onCheckedChange={(isOn) => (isOn ? selectAll(shown) : clear())}
            className="text-xs text-text-subtle"
          >
            {selected.size > 0 ? (
              <VisuallyHidden>{t("documents.selectAll")}</VisuallyHidden>
            ) : (
              t("documents.selectAll")
            )}
          </Checkbox>
          <SelectionBar
            documents={all}
            selected={selected}
            onClear={clear}
            onChange={onChange}
            onRemoveSome={onRemoveSome}
            onReadSomeAgain={onReadSomeAgain}
          />
        </div>
      )}
      {all.length > 0 && shown.length === 0 && (
        <p role="status" className="py-6 text-center text-sm text-text-muted">
          {t("documents.none")}
        </p>
      )}
      <VirtualRows documents={shown} selected={selected} onSelect={select} handlers={handlers} />
    </section>
  );
}

interface VirtualRowsProps {
  documents: readonly Artifact[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  handlers: DocumentHandlers;
}

/** Only rows near the viewport are rendered: an assistant may have thousands of documents. */
function VirtualRows({ documents, selected, onSelect, handlers }: VirtualRowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { scroller, margin } = useScrollParent(frame);
  const [focused, setFocused] = useState<number | null>(null);
  const stable = useStableHandlers(handlers);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks which row has the focus.
    <div ref={frame} onFocus={(event) => setFocused(rowOf(event.target))} onBlur={() => setFocused(null)}>
      {scroller && (
        <Virtualizer
          as={UlFrame}
          item="li"
          data={documents}
          scrollRef={{ current: scroller }}
          startMargin={margin}
          bufferSize={600}
          {...(focused !== null && focused < documents.length ? { keepMounted: [focused] } : {})}
        >
          {(document: Artifact, index) => (
            <div key={document.id} data-document-row={index}>
              <DocumentRow
                document={document}
                isSelected={selected.has(document.id)}
                onSelect={onSelect}
                {...stable}
              />
            </div>
          )}
        </Virtualizer>
      )}
    </div>
  );
}

function rowOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-document-row]") : null;
  return row ? Number(row.dataset.documentRow) : null;
}

/** Must be referentially stable, or every row renders again with each poll of the list. */
function useStableHandlers(handlers: DocumentHandlers): DocumentHandlers {
  const latest = useRef(handlers);
  latest.current = handlers;
  const [stable] = useState<DocumentHandlers>(() => ({
    onPreview: (document) => latest.current.onPreview(document),
    onEdit: (document) => latest.current.onEdit(document),
    onDownload: (document) => latest.current.onDownload(document),
    onReadAgain: (document) => latest.current.onReadAgain(document),
    onUploadAgain: (document) => latest.current.onUploadAgain(document),
    onRemove: (document) => latest.current.onRemove(document),
  }));
  return stable;
}

/** Documents that somebody else has removed leave the selection. */
function useSelection(all: readonly Artifact[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(
    () => new Set(all.filter(({ id }) => chosen.has(id)).map(({ id }) => id)),
    [all, chosen],
  );
  const [select] = useState(() => (id: string, isSelected: boolean) => {
    setChosen((known) => {
      const next = new Set(known);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    });
  });
  return {
    selected,
    select,
    selectAll: (documents: readonly Artifact[]) => setChosen(new Set(documents.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}

function FilesSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("assistantKnowledge.loading")} labelHidden className="mt-8 grid gap-5">
      {["w-1/2", "w-2/5", "w-3/5"].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton className="h-8 w-7" />
          <div className="grid flex-1 gap-2">
            <Skeleton className={width} />
            <Skeleton className="h-2.5 w-1/4" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

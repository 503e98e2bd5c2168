import type { Artifact } from "@metatron/contract/files/file";
import type { UseQueryResult } from "@tanstack/react-query";
import { ListFilter, RotateCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { type ArtifactHandlers, ArtifactRow } from "./artifact-row.tsx";
import { UploadRow } from "./upload-row.tsx";
import type { UploadRow as Row } from "./uploads.ts";

/** Rows rendered at a time; hundreds at once would be noticeable. */
const STEP = 50;

interface FileListProps extends ArtifactHandlers {
  files: UseQueryResult<{ files: Artifact[] }>;
  uploads: readonly Row[];
  onRetry: (fileId: string) => void;
  onDrop: (fileId: string) => void;
  onReindex: () => void;
}

export function FileList({ files, uploads, onRetry, onDrop, onReindex, ...handlers }: FileListProps) {
  const { t } = useTranslation();
  const [onlyProblems, setOnlyProblems] = useState(false);
  const [limit, setLimit] = useState(STEP);
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
  const all = files.data.files;
  const problems = all.filter(({ status }) => status === "failed");
  const isFiltered = onlyProblems && problems.length > 0;
  const matching = isFiltered ? problems : all;
  const shown = matching.slice(0, limit);
  if (all.length === 0 && uploads.length === 0) {
    return (
      <div className="py-8 text-center">
        <p className="font-medium">{t("assistantKnowledge.empty")}</p>
        <p className="mx-auto mt-1 max-w-[28em] text-sm text-text-muted">
          {t("assistantKnowledge.emptyText")}
        </p>
      </div>
    );
  }
  return (
    <section aria-label={t("assistantKnowledge.files")} className="mt-6">
      <div className="flex min-h-control-sm flex-wrap items-center justify-between gap-2 pb-1.5">
        <h2 className="text-sm font-medium text-text-muted">
          {t("assistantKnowledge.files")}{" "}
          <span className="font-normal text-text-subtle">
            {shown.length < all.length
              ? t("assistantKnowledge.someOf", { shown: shown.length, count: all.length })
              : all.length}
          </span>
        </h2>
        <div className="flex flex-wrap gap-1">
          {problems.length > 0 && (
            <Button size="sm" variant="ghost" onClick={() => setOnlyProblems(!isFiltered)}>
              <ListFilter />
              {isFiltered
                ? t("assistantKnowledge.all")
                : t("assistantKnowledge.withProblems", { count: problems.length })}
            </Button>
          )}
          {all.length > 0 && (
            <Button size="sm" variant="ghost" onClick={onReindex}>
              <RotateCw />
              {t("assistantKnowledge.reindex")}
            </Button>
          )}
        </div>
      </div>
      <ul className="border-t border-border">
        {uploads.map((row) => (
          <UploadRow
            key={row.upload.fileId}
            row={row}
            onRetry={() => onRetry(row.upload.fileId)}
            onDrop={() => onDrop(row.upload.fileId)}
          />
        ))}
        {shown.map((artifact) => (
          <ArtifactRow key={artifact.id} artifact={artifact} {...handlers} />
        ))}
      </ul>
      {shown.length < matching.length && (
        <Button variant="ghost" onClick={() => setLimit(limit + STEP)} className="mt-2">
          {t("assistantKnowledge.more")}
        </Button>
      )}
    </section>
  );
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

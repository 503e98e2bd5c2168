import { Download, Paperclip, RotateCw, Trash2 } from "lucide-react";
import { codeOf } from "../../api/reason-of.ts";
import { fileMark, fileSize, fileTitle } from "../../lib/file-look.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { FileRow } from "../../ui/file-row.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import type { ConversationFile } from "./conversation-files.ts";
import { describeFailure, describeState } from "./describe-state.ts";
import { hasFailed, percentOf } from "./file-state.ts";
import type { FilesOfConversation } from "./use-conversation-files.ts";

export interface FileHandlers {
  onAttach: () => void;
  onOpen: (file: ConversationFile) => void;
  onDownload: (file: ConversationFile) => void;
  onDelete: (file: ConversationFile) => void;
  onRetry: (file: ConversationFile) => void;
}

/** The files of a conversation: the state of each, its figures and its actions. */
export function FilesPanel({
  files,
  error,
  isLoading,
  retry,
  ...handlers
}: FilesOfConversation & FileHandlers) {
  const { t } = useTranslation();
  if (files.length === 0 && isLoading) return <LoadingFiles />;
  if (files.length === 0 && error) {
    const code = codeOf(error);
    return (
      <ErrorState
        title={t("files.panel.failed")}
        description={t(`errors.${code}`)}
        action={<Button onClick={retry}>{t("faults.retry")}</Button>}
      />
    );
  }
  if (files.length === 0) {
    return (
      <EmptyState
        title={t("files.panel.empty")}
        description={t("files.panel.emptyText")}
        action={
          <Button variant="primary" onClick={handlers.onAttach}>
            <Paperclip />
            {t("files.attach")}
          </Button>
        }
        className="pt-16"
      />
    );
  }
  return (
    <>
      <p className="pb-1 text-xs text-text-subtle">{t("files.panel.only")}</p>
      <ul aria-label={t("files.panel.title")} className="border-t border-border">
        {files.map((file) => (
          <Row key={file.id} file={file} {...handlers} />
        ))}
      </ul>
      <Button className="mt-4" onClick={handlers.onAttach}>
        <Paperclip />
        {t("files.attach")}
      </Button>
    </>
  );
}

function Row({ file, onOpen, onDownload, onDelete, onRetry }: FileHandlers & { file: ConversationFile }) {
  const { t } = useTranslation();
  const { name, state, metadata } = file;
  const failure = describeFailure(t, state);
  const percent = percentOf(state);
  return (
    <FileRow
      mark={fileMark(file)}
      hasFailed={hasFailed(state)}
      name={
        state.step === "ready" ? (
          <button
            type="button"
            onClick={() => onOpen(file)}
            className="max-w-full truncate text-left hover:text-accent-text hover:underline"
            title={name}
          >
            {fileTitle(name)}
          </button>
        ) : (
          <span title={name}>{fileTitle(name)}</span>
        )
      }
      meta={<Figures file={file} />}
      state={<State file={file} />}
      actions={
        <>
          {state.step === "refused" && (
            <IconButton size="sm" label={t("files.retry", { name })} onClick={() => onRetry(file)}>
              <RotateCw />
            </IconButton>
          )}
          {metadata && (
            <IconButton size="sm" label={t("files.download", { name })} onClick={() => onDownload(file)}>
              <Download />
            </IconButton>
          )}
          <IconButton
            size="sm"
            label={t(state.step === "sending" ? "files.cancel" : "files.delete", { name })}
            onClick={() => onDelete(file)}
          >
            <Trash2 />
          </IconButton>
        </>
      }
      below={
        failure ? (
          <p className="text-xs text-danger-text">{failure}</p>
        ) : (
          percent !== null && <Progress label={t("files.progress", { name })} value={percent} />
        )
      }
    />
  );
}

function State({ file: { state } }: { file: ConversationFile }) {
  const { t } = useTranslation();
  const percent = percentOf(state);
  if (percent !== null) return <span className="text-xs text-text-muted tabular-nums">{percent} %</span>;
  const tone = hasFailed(state) ? "danger" : state.step === "ready" ? "success" : "neutral";
  return (
    <Badge tone={tone} role="status">
      {describeState(t, state)}
    </Badge>
  );
}

/** "24 páginas · 12.340 tokens · 1,8 MB", or the current processing step. */
function Figures({ file: { state, metadata, size } }: { file: ConversationFile }) {
  const { t, i18n } = useTranslation();
  if (state.step === "sending" || state.step === "reading") return describeState(t, state);
  const number = new Intl.NumberFormat(i18n.language);
  const { pages, numTokens } = metadata ?? {};
  const figures = [
    pages ? t("files.pages", { count: pages, number: number.format(pages) }) : null,
    numTokens ? t("files.tokens", { count: numTokens, number: number.format(numTokens) }) : null,
    fileSize(size, i18n.language),
  ];
  return figures.filter(Boolean).join(" · ");
}

function LoadingFiles() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("files.panel.loading")} className="pt-3">
      {["w-3/5", "w-4/5", "w-2/5"].map((width) => (
        <div key={width} className="flex items-center gap-3 border-b border-border py-3">
          <Skeleton className="h-8! w-7" />
          <Skeleton className={width} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

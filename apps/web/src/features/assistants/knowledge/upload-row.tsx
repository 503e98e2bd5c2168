import { X } from "lucide-react";
import { fileMark, fileSize, fileTitle } from "../../../lib/file-look.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { FileRow } from "../../../ui/file-row.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import type { UploadRow as Row } from "./uploads.ts";

interface UploadRowProps {
  row: Row;
  onRetry: () => void;
  onDrop: () => void;
}

/** A running upload; the finished file appears among the documents. */
export function UploadRow({ row: { upload, state }, onRetry, onDrop }: UploadRowProps) {
  const { t, i18n } = useTranslation();
  const title = fileTitle(upload.name);
  const isRefused = state.step === "refused";
  return (
    <FileRow
      mark={fileMark(upload)}
      name={title}
      meta={fileSize(upload.content.size, i18n.language)}
      hasFailed={isRefused}
      state={
        state.step === "sending" ? (
          <span className="text-xs text-text-muted tabular-nums">
            {t("assistantKnowledge.state.sending", { percent: state.percent })}
          </span>
        ) : (
          <Badge tone={isRefused ? "danger" : "neutral"}>
            {t(isRefused ? "assistantKnowledge.state.refused" : "assistantKnowledge.state.queued")}
          </Badge>
        )
      }
      actions={
        <IconButton
          size="sm"
          label={t(isRefused ? "assistantKnowledge.dismiss" : "assistantKnowledge.cancel")}
          onClick={onDrop}
        >
          <X />
        </IconButton>
      }
      below={
        state.step === "sending" ? (
          <Progress label={t("assistantKnowledge.progress", { name: title })} value={state.percent} />
        ) : state.step === "refused" ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="min-w-0 flex-1 text-xs text-danger-text">{t(`errors.${state.code}`)}</p>
            <Button size="sm" onClick={onRetry}>
              {t("assistantKnowledge.retry")}
            </Button>
          </div>
        ) : undefined
      }
    />
  );
}

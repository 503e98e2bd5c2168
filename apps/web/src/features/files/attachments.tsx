import { RotateCw, X } from "lucide-react";
import { fileMark, fileSize, fileTitle, limitSize } from "../../lib/file-look.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { cx } from "../../ui/cx.ts";
import { FileMark } from "../../ui/file-row.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { RefusedFile } from "./attach-files.ts";
import type { ConversationFile } from "./conversation-files.ts";
import { describeFailure, describeState } from "./describe-state.ts";
import { hasFailed, percentOf } from "./file-state.ts";

interface AttachmentsProps {
  files: readonly ConversationFile[];
  onRemove: (file: ConversationFile) => void;
  onRetry: (file: ConversationFile) => void;
  /** Files that were refused before the upload, with the reason. */
  refused: readonly RefusedFile[];
  maxBytes: number;
  onDismiss: (file: RefusedFile) => void;
  /** Object URLs of images, by the file's id. */
  previews?: ReadonlyMap<string, string>;
}

/** The attachments of the next question, above its text. */
export function Attachments(props: AttachmentsProps) {
  const { files, onRemove, onRetry, refused, maxBytes, onDismiss, previews = NO_PREVIEWS } = props;
  const { t, i18n } = useTranslation();
  if (files.length + refused.length === 0) return null;
  return (
    <div className="w-full basis-full pb-2 max-handset:px-2 max-handset:pt-2">
      {files.length > 0 && (
        <ul
          aria-label={t("files.attached")}
          className="flex max-h-[min(184px,32dvh)] flex-wrap gap-2 overflow-y-auto p-0.5"
        >
          {files.map((file) => (
            <Attachment
              key={file.id}
              file={file}
              preview={previews.get(file.id)}
              onRemove={() => onRemove(file)}
              onRetry={file.state.step === "refused" ? () => onRetry(file) : null}
            />
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <div role="alert" className="mt-2">
          <ul aria-label={t("files.refused")} className="grid gap-1">
            {refused.map((file) => (
              <li key={file.id} className="flex items-center gap-2 text-xs text-danger-text">
                <span className="min-w-0 flex-1">
                  {t(`files.refusal.${file.reason}`, {
                    name: file.name,
                    size: limitSize(maxBytes, i18n.language),
                  })}
                </span>
                <IconButton
                  size="sm"
                  label={t("files.dismiss", { name: file.name })}
                  onClick={() => onDismiss(file)}
                >
                  <X className="size-3.5" />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const NO_PREVIEWS: ReadonlyMap<string, string> = new Map();

interface AttachmentProps {
  file: ConversationFile;
  preview: string | undefined;
  onRemove: () => void;
  onRetry: (() => void) | null;
}

function Attachment({ file, preview, onRemove, onRetry }: AttachmentProps) {
  const { t, i18n } = useTranslation();
  const { state, name, size } = file;
  const isBad = hasFailed(state);
  const percent = percentOf(state);
  const failure = describeFailure(t, state);
  return (
    <li
      className={cx(
        "relative flex max-w-full items-center gap-2 overflow-hidden rounded-md border bg-surface py-1 pr-1 pl-[7px]",
        isBad ? "w-full border-danger" : "w-64 border-border max-handset:w-full",
      )}
    >
      {preview && !isBad ? (
        <img src={preview} alt="" className="size-9 flex-none rounded-sm object-cover" />
      ) : (
        <FileMark mark={fileMark(file)} hasFailed={isBad} />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm leading-4.5 font-medium" title={name}>
          {fileTitle(name)}
        </span>
        <span
          role="status"
          className={cx(
            "block text-xs tabular-nums",
            isBad ? "text-danger-text" : "truncate text-text-subtle",
          )}
        >
          {failure ??
            (state.step === "ready"
              ? `${describeState(t, state)} · ${fileSize(size, i18n.language)}`
              : describeState(t, state))}
        </span>
      </span>
      {onRetry && (
        <IconButton size="sm" label={t("files.retry", { name })} onClick={onRetry}>
          <RotateCw className="size-3.5" />
        </IconButton>
      )}
      <IconButton
        size="sm"
        label={t(state.step === "sending" ? "files.cancel" : "files.detach", { name })}
        onClick={onRemove}
      >
        <X className="size-3.5" />
      </IconButton>
      {percent !== null && (
        <Progress
          label={t("files.progress", { name })}
          value={percent}
          className="absolute! inset-x-0 bottom-0 h-[3px]! rounded-none!"
        />
      )}
    </li>
  );
}

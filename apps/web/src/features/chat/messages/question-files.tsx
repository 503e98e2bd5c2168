import type { MessageFile } from "@metatron/contract/chat/message";
import { fileMark, fileSize, fileTitle } from "../../../lib/file-look.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { picturesIn } from "../../../shell/picture.tsx";
import { ZoomPicture } from "../../../shell/zoom-picture.tsx";
import { cx } from "../../../ui/cx.ts";
import { FileMark } from "../../../ui/file-row.tsx";

/** A note on the state of a file. */
export interface FileNote {
  text: string;
  isBad: boolean;
}

export type FileNotes = ReadonlyMap<string, FileNote>;

interface QuestionFilesProps {
  message: MessageRow;
  notes: FileNotes;
  onOpen: ((file: MessageFile) => void) | undefined;
}

/** The attachments of a question: images as images, other files as small cards. */
export function QuestionFiles({ message, notes, onOpen }: QuestionFilesProps) {
  const { t } = useTranslation();
  const pictures = picturesIn(message);
  const files = message.files.filter(({ id }) => !pictures.some((picture) => picture.fileId === id));
  if (files.length + pictures.length === 0) return null;
  return (
    <ul aria-label={t("messages.question.files")} className="mt-3 flex flex-wrap gap-2">
      {pictures.map((picture, index) => (
        <li key={picture.fileId ?? picture.dataUrl}>
          <ZoomPicture
            picture={picture}
            alt={t("messages.question.image", { n: index + 1 })}
            size={message.files.find(({ id }) => id === picture.fileId)?.size}
            className="h-24 max-w-48 rounded-md object-cover"
          />
        </li>
      ))}
      {files.map((file) => (
        <FileCard key={file.id} file={file} note={notes.get(file.id)} onOpen={onOpen} />
      ))}
    </ul>
  );
}

interface FileCardProps {
  file: MessageFile;
  note: FileNote | undefined;
  onOpen: ((file: MessageFile) => void) | undefined;
}

function FileCard({ file, note, onOpen }: FileCardProps) {
  const { t, i18n } = useTranslation();
  const isBad = note?.isBad ?? false;
  return (
    <li
      className={cx(
        "relative flex max-w-full items-center gap-2 rounded-md border bg-surface-raised py-1 pr-3 pl-[7px]",
        isBad ? "border-danger" : "border-border",
        onOpen && "hover:border-border-strong",
      )}
    >
      <FileMark mark={fileMark(file)} hasFailed={isBad} />
      <span className="min-w-0">
        <span className="block truncate text-sm leading-4.5 font-medium">
          {onOpen ? (
            <button
              type="button"
              aria-label={t("messages.question.openFile", { name: file.name })}
              onClick={() => onOpen(file)}
              className="max-w-full truncate after:absolute after:inset-0"
            >
              {fileTitle(file.name)}
            </button>
          ) : (
            fileTitle(file.name)
          )}
        </span>
        <span className={cx("block text-xs", isBad ? "text-danger-text" : "text-text-subtle")}>
          {note?.text ?? fileSize(file.size, i18n.language)}
        </span>
      </span>
    </li>
  );
}

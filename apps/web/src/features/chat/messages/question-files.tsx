import type { MessageFile } from "@metatron/contract/message";
import { useTranslation } from "react-i18next";
import type { MessageRow } from "../../../local-db/rows.ts";
import { fileMark, fileSize, fileTitle } from "./file-look.ts";

/** What came with the question: pictures as pictures, files as small cards. */
export function QuestionFiles({ message }: { message: MessageRow }) {
  const { t } = useTranslation();
  // Only pictures that are in the message itself: any other address would make a request somewhere.
  const images = message.content.flatMap((part) =>
    part.type === "image_url" && part.image_url.url.startsWith("data:image/") ? [part.image_url.url] : [],
  );
  if (message.files.length + images.length === 0) return null;
  return (
    <ul aria-label={t("messages.question.files")} className="mt-3 flex flex-wrap gap-2">
      {images.map((url, index) => (
        <li key={url}>
          <img
            src={url}
            alt={t("messages.question.image", { n: index + 1 })}
            className="h-24 max-w-48 rounded-md object-cover"
          />
        </li>
      ))}
      {message.files.map((file) => (
        <FileCard key={file.id} file={file} />
      ))}
    </ul>
  );
}

function FileCard({ file }: { file: MessageFile }) {
  const { i18n } = useTranslation();
  return (
    <li className="flex max-w-full items-center gap-2 rounded-md border border-border bg-surface-raised py-1 pr-3 pl-[7px]">
      <span
        aria-hidden="true"
        className="grid h-8 w-7 flex-none place-items-center rounded-xs bg-accent-soft text-[0.5625rem] font-semibold text-accent-text"
      >
        {fileMark(file)}
      </span>
      <span className="min-w-0">
        <span className="block truncate text-sm leading-4.5 font-medium">{fileTitle(file.name)}</span>
        <span className="block text-xs text-text-subtle">{fileSize(file.size, i18n.language)}</span>
      </span>
    </li>
  );
}

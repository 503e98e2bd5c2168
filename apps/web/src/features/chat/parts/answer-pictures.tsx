import { Download, ScanText } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { picturesIn } from "../../../shell/picture.tsx";
import { ZoomPicture } from "../../../shell/zoom-picture.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { MessageHandlers } from "../messages/message-handlers.ts";

interface AnswerPicturesProps {
  answer: MessageRow;
  isLive: boolean;
  handlers: Pick<MessageHandlers, "onPicture">;
}

/** The images of an answer, side by side, with their actions. */
export function AnswerPictures({ answer, isLive, handlers: { onPicture } }: AnswerPicturesProps) {
  const { t } = useTranslation();
  const pictures = picturesIn(answer);
  if (answer.type !== "image" || (pictures.length === 0 && !isLive)) return null;
  return (
    <>
      {isLive && (
        <p role="status" className="mt-2 text-sm text-text-muted">
          {t(pictures.length === 0 ? "images.preparing" : "images.made", { count: pictures.length })}
        </p>
      )}
      <ul className={cx("mt-3 grid gap-3", pictures.length > 1 && "grid-cols-2")}>
        {pictures.map((picture, at) => (
          <li key={picture.fileId ?? picture.dataUrl} className="relative w-fit max-w-full">
            <ZoomPicture
              picture={picture}
              alt={t("images.picture", { prompt: String(at + 1) })}
              className="block max-h-[520px] min-h-24 max-w-full rounded-lg"
            />
            {onPicture && picture.fileId && (
              <span className="absolute right-2 bottom-2 flex gap-1">
                {(["describe", "download"] as const).map((act) => (
                  <IconButton
                    key={act}
                    size="sm"
                    label={t(`images.${act}`)}
                    onClick={() => onPicture(picture.fileId, act)}
                    className="bg-[rgb(14_20_30/0.72)] text-[#fff]! hover:bg-[rgb(14_20_30/0.9)]!"
                  >
                    {act === "describe" ? <ScanText /> : <Download />}
                  </IconButton>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

import type { GalleryImage } from "@metatron/contract/images/images";
import { Download, ScanText, Shuffle } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { ImageActions } from "./image-card.tsx";

interface ImageViewerProps {
  image: GalleryImage | null;
  onClose: () => void;
  actions: ImageActions;
}

/** One picture at full size, with its prompt. */
export function ImageViewer({ image, onClose, actions }: ImageViewerProps) {
  const { t, i18n } = useTranslation();
  if (!image) return null;
  const { prompt, url, demo, createAt, width, height } = image;
  const day = new Date(createAt).toLocaleDateString(i18n.language, { dateStyle: "medium" });
  const leave = (act: ((image: GalleryImage) => void) | undefined) => () => {
    onClose();
    act?.(image);
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={prompt}
      closeLabel={t("images.close")}
      footer={
        <>
          {actions.onVary && (
            <Button onClick={leave(actions.onVary)}>
              <Shuffle />
              {t("images.vary")}
            </Button>
          )}
          <Button onClick={leave(actions.onDescribe)}>
            <ScanText />
            {t("images.describe")}
          </Button>
          <Button variant="primary" onClick={() => actions.onDownload(image)}>
            <Download />
            {t("images.download")}
          </Button>
        </>
      }
    >
      <img
        src={url}
        alt={t("images.picture", { prompt })}
        width={width}
        height={height}
        className="mx-auto max-h-[60dvh] w-auto rounded-lg"
      />
      <p className="mt-3 flex items-center gap-2 text-xs text-text-subtle">
        {demo && <Badge>{t("images.demo")}</Badge>}
        {width} × {height} · {day}
      </p>
    </Dialog>
  );
}

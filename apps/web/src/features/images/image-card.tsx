import type { GalleryImage } from "@metatron/contract/images/images";
import { Download, Ellipsis, Pencil, ScanText, Shapes, Shuffle, Trash2 } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { PictureOnDemand } from "../../shell/picture-on-demand.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem, MenuSeparator } from "../../ui/menu-items.tsx";

export interface ImageActions {
  onOpen: (image: GalleryImage) => void;
  onDownload: (image: GalleryImage) => void;
  onDescribe: (image: GalleryImage) => void;
  onAvatar: (image: GalleryImage) => void;
  onRemove: (image: GalleryImage) => void;
  /** Omitted where the model does not support it. */
  onVary?: (image: GalleryImage) => void;
  onEdit?: (image: GalleryImage) => void;
}

/** A picture of the gallery. Its actions appear on hover and focus, and are always available in its menu. */
export function ImageCard({ image, actions }: { image: GalleryImage; actions: ImageActions }) {
  const { t } = useTranslation();
  const { fileId, prompt, url, size, width, height } = image;
  const alt = t("images.picture", { prompt });
  return (
    <div className="group relative h-full overflow-hidden rounded-lg bg-surface-sunken shadow-1">
      <PictureOnDemand id={fileId} alt={alt} size={size} className="size-full">
        <button
          type="button"
          aria-label={t("images.open", { prompt })}
          onClick={() => actions.onOpen(image)}
          className="block size-full -outline-offset-2"
        >
          <img
            src={url}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            className="block size-full object-cover"
          />
        </button>
      </PictureOnDemand>
      <div className="absolute top-2 right-2">
        <Menu
          align="end"
          trigger={
            <IconButton
              size="sm"
              label={t("images.menu", { prompt })}
              className="bg-[rgb(14_20_30/0.72)] text-[#fff]! hover:bg-[rgb(14_20_30/0.9)]!"
            >
              <Ellipsis />
            </IconButton>
          }
        >
          <ImageMenuItems image={image} actions={actions} />
        </Menu>
      </div>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-b from-transparent to-[rgb(10_14_24/0.86)] p-3 pt-10 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden">
        <p className="mb-2 line-clamp-2 text-sm text-[#fff]">{prompt}</p>
        <div className="pointer-events-auto flex flex-wrap gap-1.5">
          {actions.onVary && (
            <Button size="sm" onClick={() => actions.onVary?.(image)}>
              <Shuffle />
              {t("images.vary")}
            </Button>
          )}
          <Button size="sm" onClick={() => actions.onDescribe(image)}>
            <ScanText />
            {t("images.describe")}
          </Button>
          <Button size="sm" onClick={() => actions.onDownload(image)}>
            <Download />
            {t("images.download")}
          </Button>
        </div>
      </div>
    </div>
  );
}

function ImageMenuItems({ image, actions }: { image: GalleryImage; actions: ImageActions }) {
  const { t } = useTranslation();
  const { onVary, onEdit } = actions;
  return (
    <>
      {onVary && (
        <MenuItem icon={<Shuffle />} onSelect={() => onVary(image)}>
          {t("images.vary")}
        </MenuItem>
      )}
      {onEdit && (
        <MenuItem icon={<Pencil />} onSelect={() => onEdit(image)}>
          {t("images.change")}
        </MenuItem>
      )}
      <MenuItem icon={<ScanText />} onSelect={() => actions.onDescribe(image)}>
        {t("images.describe")}
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={() => actions.onDownload(image)}>
        {t("images.download")}
      </MenuItem>
      <MenuItem icon={<Shapes />} onSelect={() => actions.onAvatar(image)}>
        {t("images.avatar")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => actions.onRemove(image)}>
        {t("images.remove")}
      </MenuItem>
    </>
  );
}

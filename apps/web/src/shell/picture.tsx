import { fileIdOf } from "@metatron/contract/files/file-address";
import { useQuery } from "@tanstack/react-query";
import { ImageOff } from "lucide-react";
import { fileAddressQuery } from "../api/file-address.ts";
import { useTranslation } from "../lib/use-translation.ts";
import type { MessageRow } from "../local-db/rows.ts";
import { cx } from "../ui/cx.ts";
import { Skeleton } from "../ui/skeleton.tsx";

/** An image of a message: embedded, or a file of the person. */
export type MessagePicture = { fileId: string; dataUrl: null } | { fileId: null; dataUrl: string };

/** Only embedded images and uploaded files: any other URL would make a request to a third party. */
export function picturesIn({ content }: Pick<MessageRow, "content">): MessagePicture[] {
  return content.flatMap((part): MessagePicture[] => {
    if (part.type !== "image_url") return [];
    const { url } = part.image_url;
    const fileId = fileIdOf(url);
    if (fileId) return [{ fileId, dataUrl: null }];
    return url.startsWith("data:image/") ? [{ fileId: null, dataUrl: url }] : [];
  });
}

interface PictureProps {
  picture: MessagePicture;
  alt: string;
  className: string;
}

export function Picture({ picture, alt, className }: PictureProps) {
  return picture.fileId === null ? (
    <img src={picture.dataUrl} alt={alt} className={className} />
  ) : (
    <OwnPicture fileId={picture.fileId} alt={alt} className={className} />
  );
}

function OwnPicture({ fileId, alt, className }: { fileId: string; alt: string; className: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(fileAddressQuery(fileId));
  if (error) {
    return (
      <span className={cx("grid place-content-center gap-1 bg-surface-sunken p-3 text-center", className)}>
        <ImageOff className="mx-auto size-5 text-text-subtle" />
        <span className="text-xs text-text-subtle">{t("images.gone")}</span>
      </span>
    );
  }
  if (!data) return <Skeleton className={cx("min-w-24", className)} />;
  return <img src={data.url} alt={alt} decoding="async" className={className} />;
}

import { ImageDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { fileSize } from "../lib/file-look.ts";
import { isLight } from "../lib/light-mode.ts";
import { useTranslation } from "../lib/use-translation.ts";
import { cx } from "../ui/cx.ts";
import { useLight } from "./preferences.ts";

interface PictureOnDemandProps {
  /** Identifies the picture: one that was requested once stays shown in this tab. */
  id: string;
  alt: string;
  /** Bytes, where they are known. */
  size?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const requested = new Set<string>();

/** A picture that is loaded when the person asks for it in light mode, and at once otherwise. */
export function PictureOnDemand({ id, alt, size, className, children }: PictureOnDemandProps) {
  const light = useLight();
  // Switching light mode on must not take away a picture that is already loaded.
  const [isShown, setShown] = useState(() => !isLight() || requested.has(id));
  const frame = useRef<HTMLSpanElement>(null);
  const [wasPressed, setPressed] = useState(false);
  if (!light && !isShown) setShown(true);
  useEffect(() => {
    // The pressed button is gone, and the focus would be lost with it.
    if (wasPressed) frame.current?.focus();
  }, [wasPressed]);
  if (!isShown) {
    return (
      <ShowPicture
        alt={alt}
        size={size}
        className={className}
        onShow={() => {
          requested.add(id);
          setPressed(true);
          setShown(true);
        }}
      />
    );
  }
  if (!wasPressed) return children;
  return (
    <span ref={frame} tabIndex={-1} className={cx("block max-w-full", className)}>
      {children}
    </span>
  );
}

type ShowPictureProps = Pick<PictureOnDemandProps, "alt" | "size" | "className"> & { onShow: () => void };

function ShowPicture({ alt, size, className, onShow }: ShowPictureProps) {
  const { t, i18n } = useTranslation();
  const what =
    size === undefined
      ? t("shell.light.showPicture")
      : t("shell.light.showSized", { size: fileSize(size, i18n.language) });
  return (
    <button
      type="button"
      onClick={onShow}
      className={cx(
        "grid min-h-24 max-w-full min-w-40 place-content-center justify-items-center gap-1 rounded-lg border border-border bg-surface-sunken p-3 text-center text-sm text-text-muted hover:bg-surface-hover hover:text-text",
        className,
      )}
    >
      <ImageDown className="size-5" aria-hidden="true" />
      <span className="font-medium">{what}</span>
      {alt && <span className="line-clamp-2 text-xs text-text-subtle">{alt}</span>}
    </button>
  );
}

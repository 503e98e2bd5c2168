import { Upload } from "lucide-react";
import { limitSize } from "../../lib/file-look.ts";
import { useTranslation } from "../../lib/use-translation.ts";

/** Covers the composer while files are dragged over the page. */
export function DropHint({ maxBytes }: { maxBytes: number }) {
  const { t, i18n } = useTranslation();
  return (
    <div className="pointer-events-none absolute inset-0 z-panel flex animate-fade-in flex-col items-center justify-center gap-1 rounded-[inherit] border-2 border-dashed border-accent bg-surface-raised text-center">
      <Upload className="text-accent-text" />
      <p className="font-medium">{t("files.dropHere")}</p>
      <p className="text-xs text-text-subtle">
        {t("files.dropText", { size: limitSize(maxBytes, i18n.language) })}
      </p>
    </div>
  );
}

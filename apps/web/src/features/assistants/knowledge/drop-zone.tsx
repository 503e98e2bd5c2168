import { Upload } from "lucide-react";
import type { RefObject } from "react";
import { limitSize } from "../../../lib/file-look.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { cx } from "../../../ui/cx.ts";
import { useFileDrop } from "../../../ui/use-file-drop.ts";

interface DropZoneProps {
  maxBytes: number;
  inputRef: RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => void;
  onChoose: () => void;
}

/** A drop target for files; the link in it opens the browser's file picker. */
export function DropZone({ maxBytes, inputRef, onFiles, onChoose }: DropZoneProps) {
  const { t, i18n } = useTranslation();
  const { isOver, target } = useFileDrop(onFiles);

  return (
    <section
      aria-label={t("assistantKnowledge.chooseLabel")}
      {...target}
      className={cx(
        "flex flex-col items-center gap-1 rounded-lg border border-dashed px-4 py-5 text-center transition-colors",
        isOver ? "border-accent bg-accent-soft" : "border-border-strong",
      )}
    >
      <Upload className="size-5 text-text-subtle" aria-hidden="true" />
      <p className="mt-1.5 font-medium">
        {t("assistantKnowledge.drop")}{" "}
        <button
          type="button"
          onClick={onChoose}
          className="rounded-xs py-1 font-semibold text-accent-text underline-offset-2 hover:underline pointer-coarse:py-3"
        >
          {t("assistantKnowledge.choose")}
        </button>
      </p>
      <p className="text-xs text-text-subtle">
        {t("assistantKnowledge.limits", { size: limitSize(maxBytes, i18n.language) })}
      </p>
      <input
        ref={inputRef}
        type="file"
        multiple
        aria-label={t("assistantKnowledge.chooseLabel")}
        className="hidden"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </section>
  );
}

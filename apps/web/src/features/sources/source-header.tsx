import { type NumberedCitation, onePerNumber } from "@metatron/turn/number-citations";
import { ChevronLeft, ChevronRight, Download, ExternalLink } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { LoadedSource } from "./use-source.ts";

interface SourceHeaderProps {
  source: LoadedSource;
  citation: NumberedCitation | null;
  citations: readonly NumberedCitation[];
  onCitation: (n: number) => void;
  /** Null where there is nothing to download. */
  onDownload: (() => void) | null;
}

/** The number of the citation, buttons for the previous and next one, and the download of the original. */
export function SourceHeader({ source, citation, citations, onCitation, onDownload }: SourceHeaderProps) {
  const { t } = useTranslation();
  const places = onePerNumber(citations);
  const at = places.findIndex(({ number }) => number === citation?.number);
  const url = (source.state === "ready" ? source.document.url : null) ?? citation?.url ?? null;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      {citation && (
        <span
          aria-hidden="true"
          className="h-[17px] min-w-[17px] rounded-xs bg-mark px-1 text-center text-2xs leading-[17px] font-semibold text-text tabular-nums shadow-[inset_0_-2px_0_var(--mark-edge)]"
        >
          {citation.number}
        </span>
      )}
      <h2 className="min-w-0 flex-1 truncate text-sm text-text-muted">
        {t(citation ? "sources.cited" : "sources.document")}
      </h2>
      {places.length > 1 && citation && (
        <div className="flex items-center max-desktop:hidden">
          <Step label={t("sources.previous")} to={places[at - 1]} onCitation={onCitation}>
            <ChevronLeft />
          </Step>
          <span className="px-1 text-xs text-text-subtle tabular-nums">
            {t("sources.place", { n: at + 1, count: places.length })}
          </span>
          <Step label={t("sources.next")} to={places[at + 1]} onCitation={onCitation}>
            <ChevronRight />
          </Step>
        </div>
      )}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("sources.openOriginal")}
          data-tooltip={t("sources.openOriginal")}
          className="grid size-icon-button flex-none place-items-center rounded-sm text-text-muted hover:bg-surface-hover hover:text-text"
        >
          <ExternalLink />
        </a>
      )}
      {onDownload && (
        <IconButton label={t("sources.download")} onClick={onDownload}>
          <Download />
        </IconButton>
      )}
    </div>
  );
}

interface StepProps {
  label: string;
  to: NumberedCitation | undefined;
  onCitation: (n: number) => void;
  children: React.ReactNode;
}

function Step({ label, to, onCitation, children }: StepProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      disabled={!to}
      onClick={() => to && onCitation(to.n)}
      className="disabled:text-text-disabled!"
    >
      {children}
    </IconButton>
  );
}

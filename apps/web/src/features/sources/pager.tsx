import { AlignLeft, ChevronDown, ChevronUp, Crosshair, ZoomIn, ZoomOut } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { ViewerPlace } from "./viewer.ts";

interface PagerProps {
  place: ViewerPlace | null;
  onPage: (page: number) => void;
  /** Null where there is no passage to scroll to. */
  onPassage: (() => void) | null;
  onZoomOut: (() => void) | null;
  onZoomIn: (() => void) | null;
  /** Changes between the printed page and its text; undefined where there is only one of them. */
  text?: { isShown: boolean; onToggle: () => void } | undefined;
}

/** Floats over the bottom of the document. */
export function Pager({ place, onPage, onPassage, onZoomOut, onZoomIn, text }: PagerProps) {
  const { t } = useTranslation();
  return (
    <div
      role="toolbar"
      aria-label={t("sources.pager")}
      className="absolute bottom-3.5 left-1/2 flex -translate-x-1/2 items-center gap-0.5 rounded-full border border-transparent bg-surface-raised p-1 text-sm whitespace-nowrap shadow-2"
    >
      {place && (
        <>
          <Step
            label={t("sources.previousPage")}
            onPress={place.page > 1 ? () => onPage(place.page - 1) : null}
          >
            <ChevronUp />
          </Step>
          <span className="px-1 tabular-nums">
            {place.page}{" "}
            <span className="text-text-subtle">{t("sources.ofPages", { pages: place.pages })}</span>
          </span>
          <Step
            label={t("sources.nextPage")}
            onPress={place.page < place.pages ? () => onPage(place.page + 1) : null}
          >
            <ChevronDown />
          </Step>
        </>
      )}
      {place && onPassage && <Line />}
      {onPassage && (
        <Button size="sm" variant="ghost" onClick={onPassage} className="rounded-full!">
          <Crosshair />
          <span className="max-handset:sr-only">{t("sources.goToPassage")}</span>
        </Button>
      )}
      <span className="flex items-center gap-0.5">
        {(place || onPassage) && <Line />}
        <Step label={t("sources.zoomOut")} onPress={onZoomOut}>
          <ZoomOut />
        </Step>
        <Step label={t("sources.zoomIn")} onPress={onZoomIn}>
          <ZoomIn />
        </Step>
        {text && (
          <IconButton
            size="sm"
            label={t("sources.asText")}
            pressed={text.isShown}
            onClick={text.onToggle}
            className="rounded-full!"
          >
            <AlignLeft />
          </IconButton>
        )}
      </span>
    </div>
  );
}

const Line = () => <span aria-hidden="true" className="mx-1 h-4.5 w-px bg-border" />;

function Step({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: (() => void) | null;
  children: ReactNode;
}) {
  return (
    <IconButton
      size="sm"
      label={label}
      // Not `disabled`: the button would lose the focus at the last step.
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
      className="rounded-full! aria-disabled:text-text-disabled!"
    >
      {children}
    </IconButton>
  );
}

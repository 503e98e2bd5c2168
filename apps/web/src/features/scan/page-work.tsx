import { RotateCw, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { CornerEditor } from "./corner-editor.tsx";
import type { Corners } from "./corners.ts";
import type { Scanner } from "./open-scanner.ts";
import { PagePreview } from "./page-preview.tsx";
import type { Look } from "./scan-messages.ts";
import type { ScanPage } from "./use-scan-pages.ts";

interface PageWorkProps {
  scanner: RefObject<Scanner | null>;
  page: ScanPage;
  number: number;
  look: Look;
  onLook: (look: Look) => void;
  onCorners: (corners: Corners) => void;
  onTurn: () => void;
  onRemove: () => void;
}

/** The photo of one page beside its result; on a phone the result is below it, with the buttons at its side. */
export function PageWork({
  scanner,
  page,
  number,
  look,
  onLook,
  onCorners,
  onTurn,
  onRemove,
}: PageWorkProps) {
  const { t } = useTranslation();
  const looks = [
    { value: "text", label: t("scan.text") },
    { value: "colour", label: t("scan.colour") },
  ] as const;
  return (
    <div className="grid flex-none gap-4 web:grid-cols-[1fr_300px]">
      <CornerEditor photo={page} onCorners={onCorners} />
      <div className="grid gap-3 max-web:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] web:content-start">
        <div className="h-44 web:h-[38dvh]">
          <PagePreview
            // The preview of another page must not stay until this one is made.
            key={page.id}
            scanner={scanner}
            page={page}
            look={look}
            label={t("scan.preview", { number })}
          />
        </div>
        <div className="grid content-start gap-2 web:grid-cols-2">
          <Segmented
            label={t("scan.look")}
            value={look}
            onValueChange={onLook}
            options={looks}
            className="web:col-span-2"
          />
          <Button onClick={onTurn}>
            <RotateCw />
            {t("scan.turn")}
          </Button>
          <Button variant="ghost" onClick={onRemove}>
            <Trash2 />
            {t("scan.remove")}
          </Button>
        </div>
      </div>
    </div>
  );
}

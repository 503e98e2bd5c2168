import { useTranslation } from "../../lib/use-translation.ts";
import { cx } from "../../ui/cx.ts";
import type { ScanPage } from "./use-scan-pages.ts";

interface PageStripProps {
  pages: readonly ScanPage[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** The pages in their order, to choose the one whose corners are shown. */
export function PageStrip({ pages, chosenId, onChoose }: PageStripProps) {
  const { t } = useTranslation();
  return (
    <ol aria-label={t("scan.pages")} className="flex flex-none gap-2 overflow-x-auto p-1">
      {pages.map(({ id, url }, at) => (
        <li key={id} className="flex-none">
          <button
            type="button"
            aria-label={t("scan.page", { number: at + 1 })}
            aria-current={id === chosenId}
            onClick={() => onChoose(id)}
            className={cx(
              "relative block h-16 w-12 overflow-hidden rounded-sm border-2",
              id === chosenId ? "border-accent" : "border-border",
            )}
          >
            <img src={url} alt="" className="size-full object-cover" />
            <span className="absolute right-0 bottom-0 rounded-xs bg-surface px-1 text-2xs tabular-nums text-text">
              {at + 1}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

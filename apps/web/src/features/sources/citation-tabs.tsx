import { type NumberedCitation, onePerNumber } from "@metatron/turn/number-citations";
import { useTranslation } from "../../lib/use-translation.ts";
import { Chip } from "../../ui/chip.tsx";

interface CitationTabsProps {
  citations: readonly NumberedCitation[];
  active: number | null;
  onChoose: (n: number) => void;
}

/** The citations of the answer as chips on small screens; on desktop the header's arrows do the same. */
export function CitationTabs({ citations, active, onChoose }: CitationTabsProps) {
  const { t } = useTranslation();
  const tabs = onePerNumber(citations);
  const activeNumber = citations.find(({ n }) => n === active)?.number;
  if (tabs.length < 2) return null;
  return (
    <ul
      aria-label={t("sources.citations")}
      className="flex flex-none gap-2 overflow-x-auto px-6 pt-0.5 pb-3 desktop:hidden"
    >
      {tabs.map(({ n, number, page, title }) => (
        <li key={n} className="flex-none">
          <Chip
            selected={number === activeNumber}
            onClick={() => onChoose(n)}
            aria-label={t(page === null ? "sources.chip" : "sources.chipPage", { n: number, title, page })}
          >
            <strong className="font-semibold">{number}</strong>
            {page !== null && <span className="tabular-nums">{t("sources.page", { page })}</span>}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

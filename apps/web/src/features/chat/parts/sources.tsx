import { type NumberedCitation, onePerNumber } from "@metatron/turn/number-citations";
import { ChevronDown, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { isInForce, validityOf } from "../../../lib/validity.ts";
import { cx } from "../../../ui/cx.ts";
import { SourceRow } from "./source-row.tsx";

type SourcesProps = {
  answerId: string;
  /** In reading order. */
  citations: readonly NumberedCitation[];
  ownFiles: ReadonlySet<string>;
  /** The number of the citation whose passage is open. */
  active: number | null;
  onOpen: ((n: number) => void) | undefined;
};

/** The numbered sources under an answer; on a phone one large row that opens them. */
export function Sources({ answerId, citations, ownFiles, active, onOpen }: SourcesProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const now = new Date();
  const rows = onePerNumber(citations).map((row) => ({
    ...row,
    verified: verifiedOf(row.number, citations),
  }));
  const activeNumber = citations.find(({ n }) => n === active)?.number ?? null;
  const outdated = rows.filter((citation) => !isInForce(validityOf(citation, { ownFiles, now }))).length;
  return (
    <div className="mt-4">
      {outdated > 0 && (
        <p className="mb-3 flex items-start gap-2 rounded-md border border-transparent bg-warning-soft px-3 py-2 text-sm text-warning-text">
          <TriangleAlert className="mt-0.5" />
          {t("messages.sources.outdatedWarning", { count: outdated })}
        </p>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex h-12 w-full items-center gap-2.5 rounded-lg border border-border bg-surface-raised px-3 text-left handset:hidden"
      >
        <span aria-hidden="true" className="flex gap-1">
          {rows.slice(0, MOST_CHIPS).map(({ number }) => (
            <span
              key={number}
              className={cx(
                "h-[22px] min-w-[22px] rounded-xs px-1 text-center text-xs leading-[22px] font-semibold",
                number === activeNumber
                  ? "bg-mark text-text shadow-[inset_0_-2px_0_var(--mark-edge)]"
                  : "bg-accent-soft text-accent-text",
              )}
            >
              {number}
            </span>
          ))}
        </span>
        <span className="min-w-0 flex-1 truncate">
          <SourcesSummary citations={rows} ownFiles={ownFiles} now={now} />
        </span>
        <ChevronDown className={cx("transition-transform", isOpen && "rotate-180")} />
      </button>
      <ul
        id={listId}
        aria-label={t("messages.sources.list")}
        className={cx("border-t border-border max-handset:mt-2", !isOpen && "max-handset:hidden")}
      >
        {rows.map((citation) => (
          <SourceRow
            key={citation.number}
            answerId={answerId}
            citation={citation}
            validity={validityOf(citation, { ownFiles, now })}
            isActive={citation.number === activeNumber}
            now={now}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {rows.some(({ verified }) => verified === false) && (
        <p className="mt-1.5 text-xs text-text-subtle">{t("messages.sources.weakNote")}</p>
      )}
    </div>
  );
}

const MOST_CHIPS = 5;

/** A row stands for all cited passages of a page, so the weakest verdict counts. */
function verifiedOf(number: number, citations: readonly NumberedCitation[]): boolean | null {
  const verdicts = citations.flatMap((citation) => (citation.number === number ? [citation.verified] : []));
  return verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;
}

/** "3 fuentes, todas vigentes"; a person's own files are not counted. */
function SourcesSummary({
  citations,
  ownFiles,
  now,
}: Pick<SourcesProps, "citations" | "ownFiles"> & { now: Date }) {
  const { t } = useTranslation();
  const count = t("messages.sources.count", { count: citations.length });
  const validities = citations.map((citation) => validityOf(citation, { ownFiles, now }));
  const outdated = validities.filter((validity) => !isInForce(validity)).length;
  if (outdated > 0) return `${count}, ${t("messages.sources.someOutdated", { count: outdated })}`;
  if (validities.includes("own")) return count;
  return `${count}, ${t(citations.length === 1 ? "messages.sources.oneValid" : "messages.sources.allValid")}`;
}

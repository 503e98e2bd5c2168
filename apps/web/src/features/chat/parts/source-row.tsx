import type { Citation } from "@metatron/contract/chat/citation";
import type { NumberedCitation } from "@metatron/turn/number-citations";
import { TriangleAlert } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { dayName, type Validity } from "../../../lib/validity.ts";
import { Badge } from "../../../ui/badge.tsx";
import { CitationChip } from "../../../ui/citation-chip.tsx";
import { citationLabel, sourceRowId } from "./citation-link.ts";

type SourceRowProps = {
  answerId: string;
  citation: NumberedCitation;
  validity: Validity;
  isActive: boolean;
  now: Date;
  onOpen: ((n: number) => void) | undefined;
};

/** Chip, title, page, revision and validity of one source; the whole row opens it. */
export function SourceRow({ answerId, citation, validity, isActive, now, onOpen }: SourceRowProps) {
  const { t } = useTranslation();
  const { n, number, title, page, revision, verified } = citation;
  const id = sourceRowId(answerId, number);
  const handleClick = (event: MouseEvent) => {
    if (!onOpen) return;
    event.preventDefault();
    onOpen(n);
  };
  return (
    <li
      id={id}
      tabIndex={-1}
      className="relative flex min-h-9 flex-wrap items-center gap-x-2.5 border-b border-border py-1 text-sm leading-4.5 pointer-coarse:min-h-touch"
    >
      <CitationChip
        number={number}
        label={citationLabel(t, citation)}
        href={`#${id}`}
        active={isActive}
        weak={verified === false}
        place="row"
        // Extends over the row, so that all of it can be clicked.
        {...(onOpen ? { className: "static! after:inset-0!", onClick: handleClick } : {})}
      />
      <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{title}</span>
      <span className="ml-auto flex items-center gap-2 text-xs whitespace-nowrap text-text-subtle tabular-nums">
        {page !== null && <span>{t("messages.sources.page", { page })}</span>}
        {revision !== null && <span>{t("messages.sources.revision", { revision })}</span>}
        {verified === null && <span>{t("messages.sources.unchecked")}</span>}
        {verified === false && (
          <span className="relative text-warning-text" data-tooltip={t("messages.sources.unverified")}>
            <TriangleAlert className="size-3.5" aria-hidden="true" />
            <span className="sr-only">{t("messages.sources.unverified")}</span>
          </span>
        )}
        <ValidityBadge validity={validity} citation={citation} now={now} />
      </span>
    </li>
  );
}

function ValidityBadge({
  validity,
  citation: { validFrom, validUntil, closed },
  now,
}: {
  validity: Validity;
  citation: Citation;
  now: Date;
}) {
  const { t, i18n } = useTranslation();
  const dayOf = (day: string | null | undefined) =>
    day ? dayName(day, { language: i18n.language, now }) : "";
  if (closed) return <span>{t("messages.sources.closed")}</span>;
  switch (validity) {
    case "own":
      return <span>{t("messages.sources.own")}</span>;
    case "valid":
      return <Badge tone="success">{t("messages.sources.valid")}</Badge>;
    case "expired":
      return <Badge tone="danger">{t("messages.sources.expired")}</Badge>;
    case "superseded":
      return <Badge tone="danger">{t("messages.sources.superseded")}</Badge>;
    case "early":
      return <Badge tone="warning">{t("messages.sources.early", { day: dayOf(validFrom) })}</Badge>;
    case "ending":
      return <Badge tone="warning">{t("messages.sources.ending", { day: dayOf(validUntil) })}</Badge>;
  }
}

import type { ComparisonColumn, ComparisonVote } from "@metatron/contract/comparisons/comparison";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { letterOf } from "./column-steps.ts";

interface VoteBarProps {
  columns: readonly ComparisonColumn[];
  isBusy: boolean;
  onVote: (vote: ComparisonVote) => void;
}

export function VoteBar({ columns, isBusy, onVote }: VoteBarProps) {
  const { t } = useTranslation();
  return (
    <fieldset
      disabled={isBusy}
      className="mb-2 flex flex-wrap items-center gap-2 rounded-lg border border-border bg-surface-raised px-3 py-2.5"
    >
      <legend className="sr-only">{t("comparisons.vote")}</legend>
      <p aria-hidden="true" className="mr-auto text-sm font-medium max-handset:w-full">
        {t("comparisons.vote")}
      </p>
      {columns.map(({ id }, place) => (
        <Button
          key={id}
          size="sm"
          className="max-handset:flex-1"
          onClick={() => onVote({ verdict: "best", columnId: id })}
        >
          {t("comparisons.best", { letter: letterOf(place) })}
        </Button>
      ))}
      {(["tie", "none"] as const).map((verdict) => (
        <Button
          key={verdict}
          size="sm"
          variant="ghost"
          className="max-handset:flex-1"
          onClick={() => onVote({ verdict, columnId: null })}
        >
          {t(`comparisons.${verdict}`)}
        </Button>
      ))}
    </fieldset>
  );
}

import type { Comparison, ComparisonColumn } from "@metatron/contract/comparisons/comparison";
import { Check } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import type { MessageRow } from "../../local-db/rows.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { growingAnswers, type LiveAnswers } from "../chat/follow/live-answers.ts";
import { MessageList } from "../chat/messages/message-list.tsx";
import { columnSteps, letterOf } from "./column-steps.ts";

interface ColumnHeadProps {
  name: string;
  isBest: boolean;
  /** Undefined where the column can't be kept yet. */
  onKeep: (() => void) | undefined;
}

/** The name of a column and what can be done with it. */
export function ColumnHead({ name, isBest, onKeep }: ColumnHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-11 flex-none items-center gap-2 border-b border-border px-4 py-1.5">
      <h2 className="min-w-0 truncate text-[0.9375rem] font-semibold">{name}</h2>
      {isBest && <Badge tone="accent">{t("comparisons.youChose")}</Badge>}
      {onKeep && (
        <Button
          size="sm"
          className="ml-auto flex-none"
          aria-label={t("comparisons.keepNamed", { name })}
          onClick={onKeep}
        >
          <Check />
          {t("comparisons.keep")}
        </Button>
      )}
    </div>
  );
}

interface ColumnProps {
  column: ComparisonColumn;
  name: string;
  live: LiveAnswers;
  modelNames: ReadonlyMap<string, string>;
  onRetry: (answer: MessageRow) => void;
}

/** The conversation of one model. */
export function ColumnMessages({ column, name, live, modelNames, onRetry }: ColumnProps) {
  const { t } = useTranslation();
  const steps = useMemo(() => columnSteps(column), [column]);
  const growing = useMemo(
    () => growingAnswers({ conversationId: column.id, steps, live, drafts: [] }),
    [column.id, steps, live],
  );
  return (
    <>
      {!column.isAvailable && (
        <p role="status" className="flex-none bg-warning-soft px-4 py-2 text-sm text-warning-text">
          {t("comparisons.gone")}
        </p>
      )}
      {steps.length > 0 ? (
        <MessageList
          label={t("comparisons.columnOf", { name })}
          steps={steps}
          growing={growing}
          modelNames={modelNames}
          hasFind={false}
          onRetry={onRetry}
        />
      ) : (
        <p className="flex-1 px-4 py-6 text-sm text-text-subtle">{t("comparisons.waiting")}</p>
      )}
    </>
  );
}

/** The model's name, or a letter while the comparison is blind. */
export function useColumnNames(comparison: Comparison): string[] {
  const { t } = useTranslation();
  return comparison.columns.map(
    ({ model }, place) => model?.label ?? t("comparisons.letter", { letter: letterOf(place) }),
  );
}

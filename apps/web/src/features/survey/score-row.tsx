import { useId } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { cx } from "../../ui/cx.ts";

const SCORES = [1, 2, 3, 4, 5] as const;

/** Built on radio buttons, so arrow keys, forms and screen readers work. */
export function ScoreRow({ score, onScore }: { score: number | null; onScore: (score: number) => void }) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t("survey.score")} className="mt-3 grid max-w-md grid-cols-5 gap-2">
      {SCORES.map((value) => (
        <label
          key={value}
          className={cx(
            "relative grid min-h-touch justify-items-center gap-0.5 rounded-md border px-1 py-2 text-center transition-colors",
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            score === value
              ? "border-accent bg-accent-soft text-accent-text inset-ring-[0.5px] inset-ring-accent forced-colors:border-[Highlight]"
              : "border-border-strong text-text-muted hover:bg-surface-hover hover:text-text",
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={score === value}
            onChange={() => onScore(value)}
            className="absolute inset-0 size-full opacity-0"
          />
          <span className="text-lg font-medium tabular-nums" aria-hidden="true">
            {value}
          </span>
          <span className="text-xs">
            <span className="sr-only">{value}, </span>
            {t(`survey.scores.${value}`)}
          </span>
        </label>
      ))}
    </div>
  );
}

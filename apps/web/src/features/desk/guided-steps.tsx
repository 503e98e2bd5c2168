import type { GuideOutcome } from "@metatron/contract/desk/constants";
import type { DeskGuide } from "@metatron/contract/desk/desk-guide";
import { Check, CircleCheck, Ticket, X } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";

interface GuidedStepsProps {
  guide: DeskGuide;
  isBusy: boolean;
  onOutcome: (outcome: GuideOutcome) => void;
  /** A ticket with the steps that were tried. */
  onTicket: () => void;
}

/** One step of the procedure at a time; what was tried stays in sight, crossed out. */
export function GuidedSteps({ guide, isBusy, onOutcome, onTicket }: GuidedStepsProps) {
  const { t } = useTranslation();
  const { steps, current, state, title } = guide;
  const shown =
    state === "open" ? steps.slice(0, current + 1) : steps.slice(0, current + (state === "solved" ? 1 : 0));
  return (
    <section
      aria-label={t("desk.label")}
      className="mt-4 rounded-lg border border-border bg-surface-raised px-4 py-4 shadow-1 handset:px-5"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 font-semibold">{title || t("desk.label")}</h3>
        <p className="flex-none text-xs text-text-subtle tabular-nums">
          {t("desk.place", { n: Math.min(current + 1, steps.length), count: steps.length })}
        </p>
      </div>
      <ol className="mt-3 grid gap-2.5">
        {shown.map((step, at) => {
          const isTried = at < current;
          return (
            <li
              key={step}
              aria-current={!isTried && state === "open" ? "step" : undefined}
              className="flex gap-3"
            >
              <span
                aria-hidden="true"
                className={cx(
                  "mt-0.5 grid size-5 flex-none place-items-center rounded-full text-xs font-semibold tabular-nums [&_.lucide]:size-3",
                  isTried ? "bg-surface-hover text-text-subtle" : "bg-accent-soft text-accent-text",
                )}
              >
                {isTried ? <X /> : state === "solved" ? <Check /> : at + 1}
              </span>
              <span className={cx("min-w-0 leading-[23px]", isTried && "text-text-subtle line-through")}>
                {step}
                {isTried && <span className="sr-only"> ({t("desk.tried")})</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <div aria-live="polite" className="mt-4 flex flex-wrap items-center gap-2">
        {state === "open" && (
          <>
            <Button variant="primary" size="sm" disabled={isBusy} onClick={() => onOutcome("worked")}>
              <Check />
              {t("desk.worked")}
            </Button>
            <Button size="sm" disabled={isBusy} onClick={() => onOutcome("failed")}>
              {t("desk.failed")}
            </Button>
            <Button size="sm" variant="ghost" onClick={onTicket}>
              {t("desk.ticket")}
            </Button>
          </>
        )}
        {state === "solved" && (
          <p className="flex items-center gap-2 text-sm text-success-text">
            <CircleCheck className="size-4" />
            {t("desk.solved")}
          </p>
        )}
        {state === "exhausted" && (
          <>
            <p className="w-full text-sm text-text-muted">{t("desk.exhausted")}</p>
            <Button variant="primary" size="sm" onClick={onTicket}>
              <Ticket />
              {t("desk.ticketWithSteps")}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

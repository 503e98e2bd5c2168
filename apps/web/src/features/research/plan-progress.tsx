import type { ResearchProgress } from "@metatron/turn/research";
import { Check, Circle } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { cx } from "../../ui/cx.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** The sub-questions of a confirmed plan, and how far each of them is. The report has a section for each. */
export function PlanProgress({ progress }: { progress: ResearchProgress }) {
  const { t } = useTranslation();
  const { phase, questions, done } = progress;
  if (phase === "planning" || phase === "waiting") return null;
  return (
    <section aria-label={t("research.progress")} className="mt-3 max-w-measure">
      <p className="text-sm font-medium">
        {phase === "writing"
          ? t("research.writing")
          : t("research.searching", { place: Math.min(done + 1, questions.length), of: questions.length })}
      </p>
      <ol className="mt-1.5 flex flex-col gap-1.5">
        {questions.map((question, at) => {
          const state = at < done ? "done" : at === done && phase === "searching" ? "current" : "open";
          return (
            <li
              key={question}
              aria-current={state === "current" ? "step" : undefined}
              className={cx(
                "flex items-start gap-2 text-sm wrap-anywhere",
                state === "current" ? "text-text" : "text-text-subtle",
              )}
            >
              <span aria-hidden="true" className="grid h-5 w-4 flex-none place-items-center">
                {state === "done" && <Check className="size-4 text-success-text" />}
                {state === "open" && <Circle className="size-2.5" />}
                {state === "current" && (
                  <span className="travelling-line block h-0.5 w-4 rounded-full bg-border text-accent-text" />
                )}
              </span>
              <span className="min-w-0">
                {question}
                <VisuallyHidden>, {t(`research.states.${state}`)}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

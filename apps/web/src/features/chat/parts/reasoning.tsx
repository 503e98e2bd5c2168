import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";

/** The model's reasoning; collapsed, and only rendered once it is opened. */
export function Reasoning({ text, isThinking }: { text: string; isThinking: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-ml-0.5 inline-flex min-h-6 list-none items-center gap-1.5 rounded-xs pr-1 text-xs text-text-subtle hover:text-text pointer-coarse:min-h-touch">
        <ChevronRight className="size-3.5 transition-transform group-open:rotate-90" />
        {isThinking ? t("messages.reasoning.thinking") : t("messages.reasoning.thought")}
      </summary>
      {isOpen && (
        <p className="mt-1.5 max-w-measure border-l-2 border-border pl-4 text-md leading-[1.375rem] wrap-anywhere whitespace-pre-wrap text-text-muted">
          {text}
        </p>
      )}
    </details>
  );
}

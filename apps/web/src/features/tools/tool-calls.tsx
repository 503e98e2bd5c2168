import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { ChevronRight } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Translate } from "../../lib/translator.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import type { OpenSource } from "./tool-hits.tsx";
import { toolSentence } from "./tool-sentence.ts";

const ToolDetails = lazy(() => import("./tool-details.tsx").then((file) => ({ default: file.ToolDetails })));

interface ToolCallsProps {
  calls: readonly ToolCall[];
  /** The answer is being written: a call without a result still runs. */
  isLive: boolean;
  openSource: OpenSource;
}

/** The tool calls of an answer as one line; expanded, the input and result of each call. */
export function ToolCalls({ calls, isLive, openSource }: ToolCallsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (calls.length === 0) return null;
  return (
    <details className="group mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-ml-0.5 flex min-h-6 max-w-full list-none items-center gap-1.5 rounded-xs pr-1 text-xs text-text-subtle hover:text-text pointer-coarse:min-h-touch">
        <ChevronRight className="size-3.5 flex-none transition-transform group-open:rotate-90" />
        <span className="min-w-0 truncate">{lineOf(t, calls, isLive)}</span>
      </summary>
      {isOpen && (
        <Suspense
          fallback={<p className="mt-1.5 pl-4 text-xs text-text-subtle">{t("toolCalls.details.loading")}</p>}
        >
          <ToolDetails calls={calls} isLive={isLive} openSource={openSource} />
        </Suspense>
      )}
    </details>
  );
}

/** What runs or waits now; afterwards every call, after their number. */
function lineOf(t: Translate, calls: readonly ToolCall[], isLive: boolean): string {
  const open = isLive ? calls.filter(isUnfinished) : [];
  const shown = open.length > 0 ? open : calls;
  const sentences = shown.map((call) => toolSentence(t, call, { isLive }));
  const count = open.length === 0 && calls.length > 1 ? [t("toolCalls.count", { count: calls.length })] : [];
  return [...count, ...sentences].join(" · ");
}

function isUnfinished({ state }: ToolCall): boolean {
  switch (state) {
    case "input-streaming":
    case "input-available":
    case "approved":
    case "approval-requested":
    case "answer-requested":
      return true;
    case "output-available":
    case "output-error":
    case "input-error":
    case "declined":
    case "undecided":
    case "outcome-unknown":
      return false;
  }
}

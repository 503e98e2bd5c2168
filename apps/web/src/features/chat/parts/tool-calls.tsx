import type { ToolCall } from "@metatron/contract/chat/turn-step";
import type { TFunction } from "i18next";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRunning, shownValue, toolName } from "./tool-call-texts.ts";

/** The tool calls of an answer as one line; expanded, the input and output of each tool. */
export function ToolCalls({ calls }: { calls: readonly ToolCall[] }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (calls.length === 0) return null;
  const isBusy = calls.some(isRunning);
  return (
    <details className="group mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-ml-0.5 flex min-h-6 max-w-full list-none items-center gap-1.5 rounded-xs pr-1 text-xs text-text-subtle hover:text-text pointer-coarse:min-h-touch">
        <ChevronRight className="size-3.5 flex-none transition-transform group-open:rotate-90" />
        <span aria-live={isBusy ? "polite" : "off"} className="min-w-0 truncate">
          {calls.map((call) => describeCall(t, call)).join(" · ")}
        </span>
      </summary>
      {isOpen && (
        <ol className="mt-1.5 max-w-measure border-l-2 border-border pl-4">
          {calls.map((call) => (
            <ToolCallDetails key={call.id} call={call} />
          ))}
        </ol>
      )}
    </details>
  );
}

function ToolCallDetails({ call }: { call: ToolCall }) {
  const { t } = useTranslation();
  const input = call.input === null ? call.inputText : shownValue(call.input);
  const output = call.errorText ?? (call.output === null ? "" : shownValue(call.output));
  return (
    <li className="py-1.5 text-sm text-text-muted">
      <p className="font-medium">{describeCall(t, call)}</p>
      <Value label={t("messages.tools.input")} value={input} />
      <Value label={t("messages.tools.output")} value={output} />
    </li>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  if (value === "") return null;
  return (
    <>
      <p className="mt-1 text-xs text-text-subtle">{label}</p>
      <pre className="max-h-48 overflow-auto font-sans text-sm wrap-anywhere whitespace-pre-wrap">
        {value}
      </pre>
    </>
  );
}

function describeCall(t: TFunction, { name, state }: ToolCall): string {
  const tool = toolName(name);
  switch (state) {
    case "input-streaming":
    case "input-available":
    case "approved":
      return t("messages.tools.running", { tool });
    case "approval-requested":
      return t("messages.tools.waiting", { tool });
    case "output-available":
      return t("messages.tools.done", { tool });
    case "input-error":
    case "output-error":
      return t("messages.tools.failed", { tool });
    case "declined":
      return t("messages.tools.declined", { tool });
    case "outcome-unknown":
      return t("messages.tools.unknown", { tool });
  }
}

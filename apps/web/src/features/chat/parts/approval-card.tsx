import type { ApprovalAnswer } from "@metatron/contract/chat/constants";
import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { shownValue, toolName } from "./tool-call-texts.ts";

export type ApprovalChoice = Exclude<ApprovalAnswer, "expired">;

interface ApprovalCardProps {
  call: ToolCall;
  /** Undefined without a handler: the card then only shows the pending tool call. */
  onAnswer?: ((choice: ApprovalChoice) => void) | undefined;
}

/** A tool asks the person whether it may run. */
export function ApprovalCard({ call, onAnswer }: ApprovalCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="mt-3 max-w-measure rounded-lg border border-border-strong bg-surface-raised p-4"
    >
      <div role="alert">
        <h3 id={titleId} className="text-md font-semibold">
          {t("messages.tools.question", { tool: toolName(call.name) })}
        </h3>
      </div>
      <pre className="mt-2 max-h-40 overflow-auto font-sans text-sm wrap-anywhere whitespace-pre-wrap text-text-muted">
        {shownValue(call.input)}
      </pre>
      {onAnswer && (
        <div className="mt-3 flex flex-wrap gap-2 max-handset:flex-col">
          <Button variant="primary" onClick={() => onAnswer("once")}>
            {t("messages.tools.once")}
          </Button>
          <Button onClick={() => onAnswer("conversation")}>{t("messages.tools.conversation")}</Button>
          <Button variant="ghost" onClick={() => onAnswer("never")}>
            {t("messages.tools.never")}
          </Button>
        </div>
      )}
    </section>
  );
}

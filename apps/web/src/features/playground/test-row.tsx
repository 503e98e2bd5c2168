import type { AssistantTest } from "@metatron/contract/assistants/assistant-test";
import type { TestResult } from "@metatron/contract/playground/playground";
import { Check, ChevronRight, Pencil, Trash2, X } from "lucide-react";
import type { Translate } from "../../lib/translator.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useMarkdownLabels } from "../../shell/use-markdown-labels.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { toolLabel } from "../tools/tool-sentence.ts";
import { spanOf } from "./span-of.ts";

interface TestRowProps {
  test: AssistantTest;
  /** Undefined: not run since the panel was opened. */
  result: TestResult | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** One question: whether the draft stated each of its facts, and its collapsible answer. */
export function TestRow({ test, result, onEdit, onRemove }: TestRowProps) {
  const labels = useMarkdownLabels();
  const { t, i18n } = useTranslation();
  return (
    <li className="border-b border-border py-3 text-sm">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 font-medium wrap-anywhere">{test.question}</p>
        <div className="-mt-1 flex flex-none items-center">
          <IconButton size="sm" label={t("assistantTry.set.edit")} onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton size="sm" label={t("assistantTry.set.remove")} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
      <p className="mt-1 flex items-center gap-2 text-xs text-text-subtle">
        <Verdict result={result} />
        {result && <span className="tabular-nums">{spanOf(result.seconds * 1000, i18n.language)}</span>}
      </p>
      {result?.errorCode && (
        <p className="mt-1 text-xs text-danger-text">{t(`errors.${result.errorCode}`)}</p>
      )}
      <ul className="mt-1.5 grid gap-1">
        {expectationsOf(t, test, result).map(({ text, isMet }) => (
          <li key={text} className="flex items-start gap-1.5 text-xs text-text-muted">
            {isMet === null ? (
              <span aria-hidden="true" className="mt-1.5 size-1 flex-none rounded-full bg-border-strong" />
            ) : isMet ? (
              <Check className="mt-px size-3.5 text-success-text" aria-hidden="true" />
            ) : (
              <X className="mt-px size-3.5 text-danger-text" aria-hidden="true" />
            )}
            <span className="wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
      {result && result.answer !== "" && (
        <details className="group mt-1.5">
          <summary className="flex min-h-6 list-none items-center gap-1 text-xs text-accent-text pointer-coarse:min-h-touch">
            <ChevronRight className="size-3.5 transition-transform group-open:rotate-90" aria-hidden="true" />
            {t("assistantTry.set.answer")}
          </summary>
          <div className="pt-1 text-sm">
            <Markdown text={result.answer} labels={labels} />
          </div>
        </details>
      )}
    </li>
  );
}

interface Expectation {
  text: string;
  /** Null: the test was not run. */
  isMet: boolean | null;
}

/** The facts and tools that the test expects, with what the answer made of them. */
function expectationsOf(t: Translate, test: AssistantTest, result: TestResult | undefined): Expectation[] {
  const label = (name: string) => toolLabel(t, { name });
  if (!result)
    return [
      ...test.facts.map((text) => ({ text, isMet: null })),
      ...test.mustCall.map((name) => ({
        text: t("toolCalls.expected.expectsUsed", { tools: label(name) }),
        isMet: null,
      })),
      ...test.mustNotCall.map((name) => ({
        text: t("toolCalls.expected.expectsNotUsed", { tools: label(name) }),
        isMet: null,
      })),
    ];
  return [
    ...result.facts.map(({ fact, found }) => ({
      text: t(found ? "assistantTry.set.found" : "assistantTry.set.missing", { fact }),
      isMet: found,
    })),
    ...result.tools.map(({ name, mustCall, isMet }) => ({
      text: t(mustCall === isMet ? "toolCalls.expected.used" : "toolCalls.expected.notUsed", {
        tool: label(name),
      }),
      isMet,
    })),
  ];
}

function Verdict({ result }: { result: TestResult | undefined }) {
  const { t } = useTranslation();
  if (!result) return <Badge>{t("assistantTry.set.notRun")}</Badge>;
  return result.passed ? (
    <Badge tone="success">{t("assistantTry.set.passed")}</Badge>
  ) : (
    <Badge tone="danger">{t("assistantTry.set.notPassed")}</Badge>
  );
}

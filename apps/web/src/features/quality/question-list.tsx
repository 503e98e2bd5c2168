import type { AssistantTest } from "@metatron/contract/assistants/assistant-test";
import type { AssistantQuality, QualityResult } from "@metatron/contract/quality/quality";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Lightbulb, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { confirm } from "../../ui/confirm.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { toolLabel } from "../tools/tool-sentence.ts";
import { QUALITY_KEY, runQuery, testsQuery } from "./quality-queries.ts";
import { type EditedQuestion, newQuestion, QuestionDialog } from "./question-dialog.tsx";
import { ResultView } from "./result-view.tsx";
import { SuggestionsDialog } from "./suggestions-dialog.tsx";

/** The test set with the results of a run for each question. */
export function QuestionList({ quality }: { quality: AssistantQuality }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { assistantId, runs } = quality;
  const [chosen, setChosen] = useState<string | null>(null);
  const [edited, setEdited] = useState<EditedQuestion | null>(null);
  const [isSuggesting, setSuggesting] = useState(false);
  const runId = runs.some(({ id }) => id === chosen) ? (chosen ?? "") : (runs[0]?.id ?? "");
  const tests = useQuery(testsQuery(assistantId));
  const run = useQuery({ ...runQuery(assistantId, runId), enabled: runId !== "" });
  const results = new Map(run.data?.results.map((result) => [result.testId, result]));
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  const deleting = useMutation({
    mutationFn: (testId: string) =>
      call("deleteTest", { params: { assistant_id: assistantId, test_id: testId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: QUALITY_KEY }),
    onError: (error) => toast({ text: t("quality.failed", { reason: reasonOf(t, error) }) }),
  });

  async function handleDelete({ id, question }: AssistantTest) {
    const answer = await confirm({
      title: t("quality.confirm.title"),
      description: question,
      yesVisible: true,
      cancelVisible: true,
      tone: "danger",
      labels: { yes: t("quality.confirm.yes"), cancel: t("quality.cancel") },
    });
    if (answer === "yes") deleting.mutate(id);
  }

  const add = (
    <Button onClick={() => setEdited(newQuestion())}>
      <Plus />
      {t("quality.add")}
    </Button>
  );
  return (
    <section aria-label={t("quality.set")} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-lg font-semibold">{t("quality.set")}</h2>
        {runs.length > 0 && (
          <Select
            variant="quiet"
            aria-label={t("quality.resultsOf")}
            value={runId}
            onValueChange={setChosen}
            options={runs.map(({ id, createdAt, trigger, state }) => ({
              value: id,
              label: `${when.format(new Date(createdAt))} · ${t(`quality.triggers.${trigger}`)}${state === "stopped" ? ` · ${t("quality.states.stopped")}` : ""}`,
            }))}
          />
        )}
        {quality.official && (
          <Button onClick={() => setSuggesting(true)}>
            <Lightbulb />
            {t("quality.suggestions")}
          </Button>
        )}
        {add}
      </div>
      {tests.isPending && (
        <SkeletonGroup label={t("quality.loading")} className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      )}
      {tests.isError && (
        <p role="alert" className="text-sm text-danger-text">
          {reasonOf(t, tests.error)}
        </p>
      )}
      {tests.data?.items.length === 0 && (
        <EmptyState
          title={t("quality.noQuestions")}
          description={t("quality.noQuestionsHint")}
          action={add}
        />
      )}
      {tests.data && tests.data.items.length > 0 && (
        <ul className="border-t border-border">
          {tests.data.items.map((test) => (
            <QuestionRow
              key={test.id}
              test={test}
              result={results.get(test.id)}
              onEdit={() => setEdited(test)}
              onDelete={() => void handleDelete(test)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <QuestionDialog assistantId={assistantId} question={edited} onClose={() => setEdited(null)} />
      )}
      {isSuggesting && (
        <SuggestionsDialog
          assistantId={assistantId}
          onClose={() => setSuggesting(false)}
          onChoose={(question) => {
            setSuggesting(false);
            setEdited(question);
          }}
        />
      )}
    </section>
  );
}

interface QuestionRowProps {
  test: AssistantTest;
  result: QualityResult | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

function QuestionRow({ test, result, onEdit, onDelete }: QuestionRowProps) {
  const { t } = useTranslation();
  const named = (names: readonly string[]) => names.map((name) => toolLabel(t, { name })).join(", ");
  const expected = [
    test.mustRefuse && t("quality.mustRefuse"),
    test.document && t("quality.expectsDocument", { title: test.document }),
    test.facts.length > 0 && t("quality.expectsFacts", { facts: test.facts.join(" · ") }),
    test.mustCall.length > 0 && t("toolCalls.expected.expectsUsed", { tools: named(test.mustCall) }),
    test.mustNotCall.length > 0 && t("toolCalls.expected.expectsNotUsed", { tools: named(test.mustNotCall) }),
  ].filter(Boolean);
  return (
    <li className="border-b border-border py-3 text-sm">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 font-medium wrap-anywhere">{test.question}</p>
        <span className="-mt-1 flex flex-none">
          <IconButton size="sm" label={t("quality.editOf", { question: test.question })} onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton size="sm" label={t("quality.deleteOf", { question: test.question })} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </span>
      </div>
      {expected.map((line) => (
        <p key={String(line)} className="text-xs wrap-anywhere text-text-subtle">
          {line}
        </p>
      ))}
      {result && <ResultView result={result} />}
    </li>
  );
}

import type { Draft } from "@metatron/contract/playground/playground";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Play, Plus, Square } from "lucide-react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { type EditedTest, TestDialog } from "./test-dialog.tsx";
import { TestRow } from "./test-row.tsx";
import { useTestRun } from "./use-test-run.ts";

const testsQuery = (id: string) =>
  queryOptions({
    queryKey: ["assistant", id, "tests"],
    queryFn: ({ signal }) => call("listTests", { params: { assistant_id: id }, signal }),
  });

interface TestSetProps {
  assistantId: string | null;
  draft: () => Draft;
  /** The test in the dialog; null: closed. */
  edited: EditedTest | null;
  onEdited: (test: EditedTest | null) => void;
}

/** Questions with the facts that a good answer states, run against the draft before it is published. */
export function TestSet(props: TestSetProps) {
  const { t } = useTranslation();
  if (props.assistantId === null)
    return (
      <EmptyState title={t("assistantTry.set.emptyTitle")} description={t("assistantTry.set.saveFirst")} />
    );
  return <SavedTestSet {...props} assistantId={props.assistantId} />;
}

function SavedTestSet({ assistantId, draft, edited, onEdited }: TestSetProps & { assistantId: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(testsQuery(assistantId));
  const run = useTestRun({ assistantId, draft });
  const tests = data?.items ?? [];
  const refresh = () => queries.invalidateQueries({ queryKey: testsQuery(assistantId).queryKey });

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      await refresh();
      return true;
    } catch (failure) {
      toast({ text: t("assistantTry.set.notDone", { reason: reasonOf(t, failure) }) });
      return false;
    }
  }

  const paramsOf = (test: EditedTest) => ({ assistant_id: assistantId, test_id: test.id });
  const add = () =>
    onEdited({ id: crypto.randomUUID(), question: "", facts: [], mustCall: [], mustNotCall: [] });
  const passed = tests.filter(({ id }) => run.results.get(id)?.passed).length;

  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-2 pb-6">
      {isPending && <TestsSkeleton />}
      {error && (
        <LoadFailure title={t("assistantTry.set.failed")} error={error} onRetry={() => void refetch()} />
      )}
      {data && tests.length === 0 && (
        <EmptyState
          title={t("assistantTry.set.emptyTitle")}
          description={t("assistantTry.set.emptyText")}
          action={
            <Button onClick={add}>
              <Plus />
              {t("assistantTry.set.add")}
            </Button>
          }
        />
      )}
      {tests.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-2 pb-2">
            {run.isRunning ? (
              <Button onClick={run.stop}>
                <Square />
                {t("assistantTry.set.stop")}
              </Button>
            ) : (
              <Button onClick={() => void run.start()}>
                <Play />
                {t("assistantTry.set.run")}
              </Button>
            )}
            <Button variant="ghost" onClick={add}>
              <Plus />
              {t("assistantTry.set.add")}
            </Button>
            <p role="status" className="basis-full text-sm text-text-muted">
              {run.isRunning
                ? t("assistantTry.set.running", { done: run.results.size, count: tests.length })
                : run.results.size > 0 && t("assistantTry.set.summary", { passed, count: tests.length })}
            </p>
          </div>
          <ul className="border-t border-border">
            {tests.map((test) => (
              <TestRow
                key={test.id}
                test={test}
                result={run.results.get(test.id)}
                onEdit={() => onEdited(test)}
                onRemove={() => void attempt(() => call("deleteTest", { params: paramsOf(test) }))}
              />
            ))}
          </ul>
        </>
      )}
      <TestDialog
        test={edited}
        onClose={() => onEdited(null)}
        onSave={async ({ id, ...body }) => {
          const isSaved = await attempt(() =>
            call("saveTest", { params: { assistant_id: assistantId, test_id: id }, body }),
          );
          if (isSaved) onEdited(null);
        }}
      />
    </div>
  );
}

function TestsSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("assistantTry.set.loading")} labelHidden className="grid gap-5 pt-3">
      {["w-3/4", "w-1/2", "w-2/3"].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </SkeletonGroup>
  );
}

import { MAX_MEMORY_FACT_CHARS, MAX_MEMORY_FACTS } from "@metatron/contract/memory/constants";
import type { MyMemory } from "@metatron/contract/memory/memory";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Row, RowSection } from "../../shell/rows.tsx";
import { Button } from "../../ui/button.tsx";
import { confirm } from "../../ui/confirm.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import { toast } from "../../ui/toast.ts";
import { FactRow } from "./fact-row.tsx";
import { MEMORY_KEY, memoryQuery } from "./memory-query.ts";

/** The facts that the assistant remembers about the person, with their switch. */
export function MemorySection() {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const { data, error, isPending, refetch } = useQuery(memoryQuery(db));
  return (
    <RowSection title={t("memory.title")} anchor="memory">
      {isPending && (
        <SkeletonGroup label={t("memory.loading")} labelHidden className="grid gap-3 py-4">
          <Skeleton className="w-1/2" />
          <Skeleton className="w-2/3" />
        </SkeletonGroup>
      )}
      {error && <LoadFailure title={t("memory.failed")} error={error} onRetry={() => void refetch()} />}
      {data && <Facts memory={data} />}
    </RowSection>
  );
}

function Facts({ memory: { isAllowed, isOn, items } }: { memory: MyMemory }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const onError = (error: Error) => toast({ text: t("memory.notSaved", { reason: reasonOf(t, error) }) });
  const switching = useMutation({
    mutationFn: (next: boolean) => call("switchMemory", { body: { isOn: next } }),
    onSuccess: (next) => queries.setQueryData(MEMORY_KEY, next),
    onError,
  });
  const clearing = useMutation({
    mutationFn: () => call("clearMemory"),
    onSuccess: () => toast({ text: t("memory.cleared") }),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: MEMORY_KEY }),
  });

  async function handleClear() {
    const answer = await confirm({
      title: t("memory.clearTitle"),
      description: t("memory.clearText"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("memory.clear") },
    });
    if (answer === "ok") clearing.mutate();
  }

  return (
    <>
      {isAllowed ? (
        <dl>
          <Row label={t("memory.use")} hint={t("memory.useHint")}>
            <Switch
              aria-label={t("memory.use")}
              checked={isOn}
              disabled={switching.isPending}
              onCheckedChange={(next) => switching.mutate(next)}
            />
          </Row>
        </dl>
      ) : (
        <p className="max-w-measure border-b border-border py-3 text-text-muted">{t("memory.off")}</p>
      )}
      {items.length === 0 ? (
        isAllowed && <p className="max-w-measure py-3 text-text-muted">{t("memory.empty")}</p>
      ) : (
        <ul>
          {items.map((fact) => (
            <FactRow key={fact.id} fact={fact} mayEdit={isAllowed} />
          ))}
        </ul>
      )}
      {isAllowed && <AddFact isFull={items.length >= MAX_MEMORY_FACTS} />}
      {items.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button size="sm" variant="ghost" busy={clearing.isPending} onClick={() => void handleClear()}>
            {t("memory.clear")}
          </Button>
          <span className="text-xs text-text-subtle tabular-nums">
            {t("memory.count", { count: items.length, max: MAX_MEMORY_FACTS })}
          </span>
        </div>
      )}
    </>
  );
}

function AddFact({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [text, setText] = useState("");
  const adding = useMutation({
    mutationFn: (fact: string) =>
      call("saveMemoryFact", { params: { id: crypto.randomUUID() }, body: { text: fact, version: null } }),
    onSuccess: () => setText(""),
    onError: (error) => toast({ text: t("memory.notSaved", { reason: reasonOf(t, error) }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: MEMORY_KEY }),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "" && !adding.isPending) adding.mutate(text.trim());
  }

  return (
    <form className="mt-4 grid justify-items-start gap-3" onSubmit={handleSubmit}>
      <Field label={t("memory.add")} hint={t("memory.addHint")} className="w-full max-w-measure">
        <Input
          value={text}
          maxLength={MAX_MEMORY_FACT_CHARS}
          disabled={isFull}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" disabled={text.trim() === "" || isFull} busy={adding.isPending}>
        <Plus />
        {t("memory.addAction")}
      </Button>
    </form>
  );
}

import {
  COMPARISON_KEPT_DAYS,
  MAX_COMPARED_MODELS,
  MIN_COMPARED_MODELS,
} from "@metatron/contract/comparisons/constants";
import type { Model } from "@metatron/contract/status/status";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Page } from "../../shell/page.tsx";
import { PageLoading } from "../../shell/page-loading.tsx";
import { ChipChoices } from "../../ui/chip-choices.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Switch } from "../../ui/switch.tsx";
import { toast } from "../../ui/toast.ts";
import { Composer } from "../chat/composer/composer.tsx";
import { useFocusOnOpen } from "../chat/composer/use-focus-on-open.ts";
import { takeCarriedText } from "../chat/temporary/carried-text.ts";
import { modelsQuery } from "../status/models-query.ts";
import { carryQuestion } from "./carried-question.ts";
import { COMPARISONS_KEY, comparisonQuery } from "./comparisons-query.ts";
import { OpenComparisons } from "./open-comparisons.tsx";
import { PLAIN_OPTIONS } from "./plain-options.ts";

/** Which models are compared, and the first question. */
export function NewComparisonPage() {
  const { t } = useTranslation();
  const models = useQuery(modelsQuery);
  if (models.isPending) return <PageLoading />;
  if (models.isError)
    return (
      <Page title={t("comparisons.title")} width="column">
        <LoadFailure
          title={t("comparisons.loadFailed")}
          error={models.error}
          onRetry={() => void models.refetch()}
        />
      </Page>
    );
  const { default: preferred, comparisons } = models.data;
  const usable = models.data.models
    .filter(({ demo, images }) => !demo && !images)
    .sort((a, b) => Number(b.id === preferred) - Number(a.id === preferred));
  return (
    <Page title={t("comparisons.title")} width="column">
      {comparisons ? (
        <Form models={usable} />
      ) : (
        <NotOffered hasModels={usable.length >= MIN_COMPARED_MODELS} />
      )}
      <OpenComparisons />
    </Page>
  );
}

function NotOffered({ hasModels }: { hasModels: boolean }) {
  const { t } = useTranslation();
  if (hasModels)
    return <EmptyState title={t("comparisons.title")} description={t("errors.comparisons_off")} />;
  return <EmptyState title={t("comparisons.fewTitle")} description={t("comparisons.fewText")} />;
}

function Form({ models }: { models: readonly Model[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const hintId = useId();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(takeCarriedText);
  const [chosen, setChosen] = useState(() => models.slice(0, MIN_COMPARED_MODELS).map(({ id }) => id));
  const [blind, setBlind] = useState(false);
  // One id for the page: a repeated send is the same comparison.
  const [id] = useState(() => crypto.randomUUID());
  const isReady = chosen.length >= MIN_COMPARED_MODELS && chosen.length <= MAX_COMPARED_MODELS;
  useFocusOnOpen(textRef);

  async function send(question: string) {
    if (!isReady) {
      toast({ text: t("comparisons.modelsHint") });
      return;
    }
    try {
      const comparison = await call("startComparison", { body: { id, models: chosen, blind } });
      queries.setQueryData(comparisonQuery(id).queryKey, comparison);
      await queries.invalidateQueries({ queryKey: [...COMPARISONS_KEY, "open"], refetchType: "none" });
      carryQuestion(id, question);
      await navigate({ to: "/compare/$comparisonId", params: { comparisonId: id } });
    } catch (error) {
      toast({ text: t("comparisons.startFailed", { reason: reasonOf(t, error) }) });
    }
  }

  return (
    <div className="grid max-w-column gap-5">
      <p className="max-w-measure text-text-muted">{t("comparisons.lede")}</p>
      <ChipChoices
        label={t("comparisons.models")}
        hint={t("comparisons.modelsHint")}
        values={models.map((model) => model.id)}
        chosen={chosen}
        wordOf={(model) => models.find((each) => each.id === model)?.label ?? model}
        onChange={(next) => {
          if (next.length <= MAX_COMPARED_MODELS) setChosen(next);
          else toast({ text: t("comparisons.modelsHint") });
        }}
      />
      <div>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control. */}
        <label className="inline-flex min-h-control items-center gap-2.5 text-sm font-medium">
          <Switch checked={blind} onCheckedChange={setBlind} aria-describedby={hintId} />
          {t("comparisons.blind")}
        </label>
        <p id={hintId} className="text-xs text-text-subtle">
          {t("comparisons.blindHint")}
        </p>
      </div>
      <Composer
        text={text}
        onText={setText}
        textRef={textRef}
        lastQuestion={null}
        placeholder={t("comparisons.placeholder")}
        options={PLAIN_OPTIONS}
        mode="send"
        onSend={send}
        onStop={() => undefined}
        onFilesRefused={() => toast({ text: t("comparisons.noFiles") })}
      />
      <p className="text-xs text-text-subtle">{t("comparisons.leave", { days: COMPARISON_KEPT_DAYS })}</p>
    </div>
  );
}

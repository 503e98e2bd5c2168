import type { AdminModel, ModelSwitch } from "@metatron/contract/budgets/budgets";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { adminModelsQuery } from "./budget-queries.ts";
import { ModelRow } from "./model-row.tsx";
import { RolesDialog } from "./roles-dialog.tsx";

/** Every configured model: its availability, usage, and the roles it is enabled for. */
export function ModelsList() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(adminModelsQuery);
  const [choosing, setChoosing] = useState<AdminModel | null>(null);
  const switching = useMutation({
    mutationFn: (body: ModelSwitch) => call("switchModel", { body }),
    onSuccess(saved, { model, offFor }) {
      queries.setQueryData(adminModelsQuery.queryKey, saved);
      const label = saved.models.find(({ id }) => id === model)?.label ?? model;
      const state = offFor === "everyone" ? "off" : "on";
      toast({ text: t(`models.switched.${state}`, { model: label }) });
      setChoosing(null);
    },
  });
  if (isPending) {
    return (
      <SkeletonGroup label={t("models.loading")} className="grid gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </SkeletonGroup>
    );
  }
  if (error) return <LoadFailure title={t("models.failed")} error={error} onRetry={() => void refetch()} />;
  if (data.models.length === 0) {
    return <EmptyState title={t("models.empty")} description={t("models.emptyHint")} />;
  }
  return (
    <>
      {switching.error && !choosing && (
        <Notice tone="danger" variant="box">
          {t("admin.saveFailed", { reason: reasonOf(t, switching.error) })}
        </Notice>
      )}
      {data.currency === null && data.models.some(({ price }) => price !== null) && (
        <Notice tone="info" variant="box">
          {t("models.noCurrency")}
        </Notice>
      )}
      <ul className="border-t border-border-strong">
        {data.models.map((model) => (
          <ModelRow
            key={model.id}
            model={model}
            currency={data.currency}
            isBusy={switching.isPending && switching.variables.model === model.id}
            onSwitch={(isOn) => switching.mutate({ model: model.id, offFor: isOn ? [] : "everyone" })}
            onChoose={() => setChoosing(model)}
          />
        ))}
      </ul>
      {choosing && (
        <RolesDialog
          model={choosing}
          isSaving={switching.isPending}
          error={switching.error}
          onSave={(offFor) => switching.mutate({ model: choosing.id, offFor })}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}

import { type Role, roles } from "@metatron/contract/roles";
import { type TemporaryMode, temporaryModes } from "@metatron/contract/temporary/constants";
import type { TemporaryRules } from "@metatron/contract/temporary/temporary";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";

const rulesQuery = queryOptions({
  queryKey: ["admin", "temporary"],
  queryFn: ({ signal }) => call("listTemporaryRules", { signal }),
});

/** Whether people with each role may, may not or must have temporary conversations; saved at once. */
export function TemporaryRulesForm() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(rulesQuery);
  return (
    <section className="mt-10 max-w-column">
      <h2 className="text-lg font-semibold">{t("temporaryRules.title")}</h2>
      <p className="mt-1 max-w-measure text-text-muted">{t("temporaryRules.lede")}</p>
      {isPending && (
        <SkeletonGroup label={t("temporaryRules.loading")} className="mt-4 grid gap-3">
          <Skeleton className="h-32" />
        </SkeletonGroup>
      )}
      {error && (
        <LoadFailure title={t("temporaryRules.failed")} error={error} onRetry={() => void refetch()} />
      )}
      {data && <Rules rules={data} />}
    </section>
  );
}

function Rules({ rules: { byDefault, rules } }: { rules: TemporaryRules }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (rule: { role: Role; mode: TemporaryMode | null }) =>
      call("changeTemporaryRules", { body: { rules: [rule] } }),
    onSuccess: (saved) => {
      queries.setQueryData(rulesQuery.queryKey, saved);
      toast({ text: t("temporaryRules.saved") });
    },
    onError: (error) => toast({ text: t("admin.saveFailed", { reason: reasonOf(t, error) }) }),
  });
  const words = (mode: TemporaryMode) => t(`temporaryRules.modes.${mode}`);
  return (
    <div className="mt-4 grid gap-3 border-t border-border-strong pt-4 handset:grid-cols-2">
      {roles.map((role) => (
        <Field key={role} label={t(`roles.${role}`)}>
          <Select
            value={rules.find((rule) => rule.role === role)?.mode ?? ""}
            onValueChange={(value) =>
              saving.mutate({ role, mode: temporaryModes.find((each) => each === value) ?? null })
            }
            options={[
              { value: "", label: t("temporaryRules.default", { mode: words(byDefault) }) },
              ...temporaryModes.map((value) => ({ value, label: words(value) })),
            ]}
          />
        </Field>
      ))}
    </div>
  );
}

import { MAX_PERSONAL_INSTRUCTIONS_CHARS } from "@metatron/contract/settings/constants";
import type { MySettings, PersonalInstructions as Written } from "@metatron/contract/settings/settings";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Row, RowSection } from "../../shell/rows.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.ts";

const mySettingsQuery = queryOptions({
  queryKey: ["my-settings"],
  queryFn: ({ signal }) => call("readMySettings", { signal }),
});

/** What a person tells every chat about themselves and about answers, on all devices. */
export function PersonalInstructions() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(mySettingsQuery);
  return (
    <RowSection title={t("settings.personal")}>
      {isPending && (
        <SkeletonGroup label={t("settings.personalLoading")} labelHidden className="grid gap-3 py-4">
          <Skeleton className="w-1/2" />
          <Skeleton className="h-20" />
        </SkeletonGroup>
      )}
      {error && (
        <LoadFailure title={t("settings.personalFailed")} error={error} onRetry={() => void refetch()} />
      )}
      {data && <PersonalForm settings={data} />}
    </RowSection>
  );
}

function PersonalForm({ settings }: { settings: MySettings }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { personalInstructions: saved, directory } = settings;
  const [about, setAbout] = useState(saved.about);
  const [style, setStyle] = useState(saved.style);
  const saving = useMutation({
    mutationFn: (personalInstructions: Written) =>
      call("writeMySettings", { body: { personalInstructions } }),
    onSuccess: (next) => queries.setQueryData(mySettingsQuery.queryKey, next),
    onError: (error) => toast({ text: t("settings.personalNotSaved", { reason: reasonOf(t, error) }) }),
  });
  const isChanged = about !== saved.about || style !== saved.style;
  const save = () =>
    saving.mutate(
      { isOn: saved.isOn, about, style },
      { onSuccess: () => toast({ text: t("settings.personalSaved") }) },
    );
  return (
    <>
      <dl>
        <Row label={t("settings.personalUse")} hint={t("settings.personalUseHint")}>
          <Switch
            aria-label={t("settings.personalUse")}
            checked={saved.isOn}
            disabled={saving.isPending}
            onCheckedChange={(isOn) => saving.mutate({ ...saved, isOn })}
          />
        </Row>
        {directory.job && <Row label={t("settings.job")}>{directory.job}</Row>}
        {directory.base && <Row label={t("settings.base")}>{directory.base}</Row>}
      </dl>
      {(directory.job || directory.base) && (
        <p className="mt-2 max-w-measure text-xs text-text-subtle">{t("settings.directoryHint")}</p>
      )}
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) save();
        }}
      >
        <Field label={t("settings.about")} hint={t("settings.aboutHint")}>
          <Textarea
            value={about}
            maxLength={MAX_PERSONAL_INSTRUCTIONS_CHARS}
            onChange={(event) => setAbout(event.currentTarget.value)}
          />
        </Field>
        <Field label={t("settings.style")} hint={t("settings.styleHint")}>
          <Textarea
            value={style}
            maxLength={MAX_PERSONAL_INSTRUCTIONS_CHARS}
            onChange={(event) => setStyle(event.currentTarget.value)}
          />
        </Field>
        <div>
          <Button type="submit" disabled={!isChanged} busy={saving.isPending && isChanged}>
            {t("settings.personalSave")}
          </Button>
        </div>
      </form>
    </>
  );
}

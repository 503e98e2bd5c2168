import { MAX_RETENTION_DAYS } from "@metatron/contract/retention/constants";
import type { RetentionRule, RetentionState } from "@metatron/contract/retention/retention";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { momentOf } from "../../lib/amounts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { confirm } from "../../ui/confirm.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { toast } from "../../ui/toast.ts";
import { RetentionPreview } from "./retention-preview.tsx";
import { retentionQuery } from "./retention-query.ts";

type Rule = RetentionState["rules"][number];

const A_YEAR = 365;

export function RetentionForm({ rule, floorDays }: { rule: Rule; floorDays: number }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const [mode, setMode] = useState<"forever" | "forDays">(rule.days === null ? "forever" : "forDays");
  const [days, setDays] = useState(String(rule.days ?? Math.max(A_YEAR, floorDays)));
  const [keepsPinned, setKeepsPinned] = useState(rule.keepsPinned);
  const typed = Number(days);
  const isWrong =
    mode === "forDays" && !(Number.isInteger(typed) && typed >= floorDays && typed <= MAX_RETENTION_DAYS);
  const { subject } = rule;
  const wanted: RetentionRule = { subject, days: mode === "forever" ? null : typed, keepsPinned };
  const isChanged = wanted.days !== rule.days || keepsPinned !== rule.keepsPinned;

  const preview = useMutation({
    mutationFn: (body: RetentionRule) => call("previewRetention", { body }),
  });
  const saving = useMutation({
    mutationFn: async (body: RetentionRule) => {
      const { deletes } = await call("previewRetention", { body });
      if (deletes > 0 && (await askFirst(deletes)) !== "yes") return undefined;
      return call("writeRetention", { body });
    },
    onSuccess(saved) {
      if (!saved) return;
      queries.setQueryData(retentionQuery.queryKey, saved);
      toast({ text: t("retention.saved") });
    },
  });
  const askFirst = (count: number) =>
    confirm({
      title: t("retention.confirm.title"),
      description: t("retention.confirm.text", { count }),
      tone: "danger",
      yesVisible: true,
      noVisible: true,
      labels: { yes: t("retention.confirm.yes"), no: t("retention.confirm.no") },
    });
  const change = (apply: () => void) => {
    preview.reset();
    apply();
  };

  return (
    <form
      aria-labelledby={`retention-${subject}`}
      className="grid gap-3 border-b border-border py-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isWrong) saving.mutate(wanted);
      }}
    >
      <div>
        <h2 id={`retention-${subject}`} className="flex flex-wrap items-center gap-2 text-lg font-medium">
          {t(`retention.subjects.${subject}`)}
          {rule.from === "configuration" && <Badge>{t("retention.fromConfiguration")}</Badge>}
        </h2>
        <p className="max-w-measure text-sm text-text-muted">{t(`retention.about.${subject}`)}</p>
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Segmented
          label={t("retention.keep")}
          value={mode}
          onValueChange={(value) => change(() => setMode(value))}
          options={[
            { value: "forever", label: t("retention.forever") },
            { value: "forDays", label: t("retention.forDays") },
          ]}
        />
        {mode === "forDays" && (
          <Field
            label={t("retention.days")}
            labelHidden
            className="w-36"
            error={
              isWrong ? t("retention.daysWrong", { floor: floorDays, most: MAX_RETENTION_DAYS }) : undefined
            }
          >
            <Input
              inputMode="numeric"
              value={days}
              onChange={({ currentTarget: { value } }) => change(() => setDays(value))}
            />
          </Field>
        )}
      </div>
      {mode === "forDays" && subject !== "events" && (
        <Checkbox checked={keepsPinned} onCheckedChange={(value) => change(() => setKeepsPinned(value))}>
          {subject === "files" ? t("retention.keepsPinnedFiles") : t("retention.keepsPinned")}
        </Checkbox>
      )}
      {preview.data && <RetentionPreview preview={preview.data} />}
      {(saving.error ?? preview.error) && (
        <Notice tone="danger" variant="box">
          {t("admin.saveFailed", { reason: reasonOf(t, saving.error ?? preview.error ?? new Error()) })}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" disabled={!isChanged || isWrong} busy={saving.isPending}>
          {t("admin.save")}
        </Button>
        {mode === "forDays" && (
          <Button disabled={isWrong} busy={preview.isPending} onClick={() => preview.mutate(wanted)}>
            {t("retention.preview")}
          </Button>
        )}
        <p className="text-sm text-text-subtle">
          {rule.lastRun
            ? t("retention.lastRun", {
                at: momentOf(rule.lastRun.at, i18n.language),
                deleted: rule.lastRun.deleted,
              })
            : t("retention.neverRun")}
        </p>
      </div>
    </form>
  );
}

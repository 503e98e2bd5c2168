import { MAX_RETENTION_DAYS } from "@metatron/contract/retention/constants";
import type { RetentionRule, RetentionState } from "@metatron/contract/retention/retention";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { momentOf } from "../../lib/amounts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { confirm } from "../../ui/confirm.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { toast } from "../../ui/toast.ts";
import { previewSentences } from "./preview-sentences.ts";
import { RetentionPreview } from "./retention-preview.tsx";
import { retentionQuery } from "./retention-query.ts";

type Rule = RetentionState["rules"][number];

const A_YEAR = 365;

export function RetentionForm({ rule, floorDays }: { rule: Rule; floorDays: number }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
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
      if (!(await isAccepted(body))) return undefined;
      return call("writeRetention", { body });
    },
    onSuccess(saved) {
      if (!saved) return;
      queries.setQueryData(retentionQuery.queryKey, saved);
      toast({ text: t("retention.saved") });
    },
  });
  const resetting = useMutation({
    mutationFn: async () => {
      if (!(await isAccepted({ subject, ...rule.configured }))) return undefined;
      return call("resetRetention", { body: { subject } });
    },
    onSuccess(saved) {
      if (!saved) return;
      const { configured } = rule;
      setMode(configured.days === null ? "forever" : "forDays");
      if (configured.days !== null) setDays(String(configured.days));
      setKeepsPinned(configured.keepsPinned);
      preview.reset();
      // The button that had the focus is no longer on the page.
      heading.current?.focus();
      queries.setQueryData(retentionQuery.queryKey, saved);
      toast({ text: t("retention.wasReset") });
    },
  });
  /** Asks only if the rule would delete something; the question names what and how much. */
  const isAccepted = async (body: RetentionRule) => {
    const effect = await call("previewRetention", { body });
    if (effect.deletes === 0) return true;
    const sentences = previewSentences(t, effect, { subject, language: i18n.language });
    const answer = await confirm({
      title: t("retention.confirm.title"),
      description: [...sentences, t("retention.confirm.text")].join(" "),
      tone: "danger",
      yesVisible: true,
      noVisible: true,
      labels: { yes: t("retention.confirm.yes"), no: t("retention.confirm.no") },
    });
    return answer === "yes";
  };
  const failure = saving.error ?? resetting.error ?? preview.error;
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
        <h2
          ref={heading}
          tabIndex={-1}
          id={`retention-${subject}`}
          className="flex flex-wrap items-center gap-2 text-lg font-medium"
        >
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
      {preview.data && <RetentionPreview preview={preview.data} subject={subject} />}
      {failure && (
        <Notice tone="danger" variant="box">
          {t("admin.saveFailed", { reason: reasonOf(t, failure) })}
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
        {rule.from === "administration" && (
          <Button variant="ghost" busy={resetting.isPending} onClick={() => resetting.mutate()}>
            <RotateCcw />
            {rule.configured.days === null
              ? t("retention.resetForever")
              : t("retention.resetDays", { days: rule.configured.days })}
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

import { scheduleIntervals } from "@metatron/contract/schedules/constants";
import { useId, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { weekdayName } from "./describe-rule.ts";
import { browserTimeZone, type ScheduleDraft } from "./schedule-draft.ts";

interface RuleFieldsProps {
  draft: ScheduleDraft;
  onChange: (changes: Partial<ScheduleDraft>) => void;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const MONTH_DAYS = Array.from({ length: 31 }, (_, at) => at + 1);

export function RuleFields({ draft, onChange }: RuleFieldsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-sm font-medium">{t("schedules.fields.every")}</legend>
      <Segmented
        label={t("schedules.fields.every")}
        value={draft.every}
        onValueChange={(every) => onChange({ every })}
        options={scheduleIntervals.map((value) => ({ value, label: t(`schedules.every.${value}`) }))}
        className="justify-self-start max-handset:justify-self-stretch"
      />
      <div className="grid gap-4 handset:grid-cols-2">
        <DayField draft={draft} onChange={onChange} />
        <Field label={t("schedules.fields.time")} hint={t("schedules.zoneHint", { zone: draft.timeZone })}>
          <Input
            type="time"
            required
            value={draft.time}
            onChange={(event) => onChange({ time: event.currentTarget.value })}
          />
        </Field>
        <ZoneField draft={draft} onChange={onChange} />
      </div>
    </fieldset>
  );
}

function DayField({ draft, onChange }: RuleFieldsProps) {
  const { t, i18n } = useTranslation();
  const workdaysId = useId();
  switch (draft.every) {
    case "once":
      return (
        <Field label={t("schedules.fields.date")}>
          <Input
            type="date"
            required
            value={draft.date}
            onChange={(event) => onChange({ date: event.currentTarget.value })}
          />
        </Field>
      );
    case "day":
      return (
        <span className="flex min-h-control items-center gap-3 handset:mt-6.5">
          <Switch
            id={workdaysId}
            checked={draft.workdays}
            onCheckedChange={(workdays) => onChange({ workdays })}
          />
          <label htmlFor={workdaysId} className="text-sm">
            {t("schedules.fields.workdays")}
          </label>
        </span>
      );
    case "week":
      return (
        <Field label={t("schedules.fields.weekday")}>
          <Select
            value={String(draft.weekday)}
            onValueChange={(value) => onChange({ weekday: Number(value) })}
            options={WEEKDAYS.map((day) => ({
              value: String(day),
              label: weekdayName(day, i18n.language),
            }))}
          />
        </Field>
      );
    case "month":
      return (
        <Field label={t("schedules.fields.monthDay")} hint={t("schedules.shortMonths")}>
          <Select
            value={String(draft.monthDay)}
            onValueChange={(value) => onChange({ monthDay: Number(value) })}
            options={MONTH_DAYS.map((day) => ({
              value: String(day),
              label: day === 31 ? t("schedules.lastDay") : String(day),
            }))}
          />
        </Field>
      );
  }
}

/** Only for people who have moved since they made the schedule. */
function ZoneField({ draft, onChange }: RuleFieldsProps) {
  const { t } = useTranslation();
  // The field must not disappear when the other zone is chosen.
  const [zones] = useState(() => [...new Set([draft.timeZone, browserTimeZone()])]);
  if (zones.length === 1) return null;
  return (
    <Field label={t("schedules.fields.timeZone")}>
      <Select
        value={draft.timeZone}
        onValueChange={(timeZone) => onChange({ timeZone })}
        options={zones.map((zone) => ({ value: zone, label: zone }))}
      />
    </Field>
  );
}

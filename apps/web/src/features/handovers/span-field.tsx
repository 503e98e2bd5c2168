import { MAX_HANDOVER_HOURS } from "@metatron/contract/handovers/constants";
import { useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { Span } from "./handovers-query.ts";

const HOUR_MS = 60 * 60_000;
const HOURS = ["8", "12", "24"] as const;
type Choice = (typeof HOURS)[number] | "own";

export function lastHours(hours: number, now = new Date()): Span {
  return { from: new Date(now.getTime() - hours * HOUR_MS).toISOString(), to: now.toISOString() };
}

/** The last hours, or a time span that the person types. */
export function SpanField({ onChange }: { onChange: (span: Span) => void }) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<Choice>("8");
  const [own, setOwn] = useState<Span>(() => {
    const { from, to } = lastHours(8);
    return { from: toLocal(from), to: toLocal(to) };
  });
  const isWrong = choice === "own" && !toSpan(own);

  function handleChoice(next: Choice) {
    setChoice(next);
    const span = next === "own" ? toSpan(own) : lastHours(Number(next));
    if (span) onChange(span);
  }

  function handleOwn(changes: Partial<Span>) {
    const next = { ...own, ...changes };
    setOwn(next);
    const span = toSpan(next);
    if (span) onChange(span);
  }

  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <p className="text-sm font-medium">{t("handovers.choose.span")}</p>
        <Segmented
          label={t("handovers.choose.span")}
          value={choice}
          options={[
            ...HOURS.map((value) => ({
              value,
              label: t("handovers.choose.hours", { count: Number(value) }),
            })),
            { value: "own" as const, label: t("handovers.choose.own") },
          ]}
          onValueChange={handleChoice}
          className="justify-self-start"
        />
      </div>
      {choice === "own" && (
        <div className="grid gap-3 handset:grid-cols-2">
          <Field label={t("handovers.choose.from")}>
            <Input
              type="datetime-local"
              value={own.from}
              onChange={(event) => handleOwn({ from: event.currentTarget.value })}
            />
          </Field>
          <Field label={t("handovers.choose.to")} error={isWrong && t("handovers.choose.badSpan")}>
            <Input
              type="datetime-local"
              value={own.to}
              onChange={(event) => handleOwn({ to: event.currentTarget.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}

/** As a field of a form writes it: in the reader's time zone, to the minute. */
function toLocal(instant: string): string {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function toSpan({ from, to }: Span): Span | null {
  const [start, end] = [new Date(from), new Date(to)];
  const hours = (end.getTime() - start.getTime()) / HOUR_MS;
  if (!(hours > 0 && hours <= MAX_HANDOVER_HOURS)) return null;
  return { from: start.toISOString(), to: end.toISOString() };
}

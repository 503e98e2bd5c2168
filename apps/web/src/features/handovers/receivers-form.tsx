import { MAX_HANDOVER_BASE_CHARS } from "@metatron/contract/handovers/constants";
import { roles } from "@metatron/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import type { Draft, DraftFault } from "./draft-fields.ts";
import { materialQuery } from "./handovers-query.ts";

const HOUR_MS = 60 * 60_000;

interface ReceiversFormProps {
  draft: Draft;
  fault: DraftFault | null;
  onChange: (changes: Partial<Draft>) => void;
}

/** A role at a base, named people, or both. */
export function ReceiversForm({ draft, fault, onChange }: ReceiversFormProps) {
  const { t } = useTranslation();
  const listId = useId();
  const bases = useBases();
  const peopleFault = fault === "needsPoint" ? null : fault;
  return (
    <section className="grid gap-4 border-t border-border pt-5">
      <h2 className="text-lg font-medium">{t("handovers.draft.receivers")}</h2>
      <div className="grid gap-4 handset:grid-cols-2">
        <Field label={t("handovers.draft.role")}>
          <Select
            value={draft.role ?? ""}
            onValueChange={(value) => onChange({ role: roles.find((role) => role === value) ?? null })}
            options={[
              { value: "", label: t("handovers.draft.noRole") },
              ...roles.map((role) => ({ value: role, label: t(`roles.${role}`) })),
            ]}
          />
        </Field>
        <Field label={t("handovers.draft.base")} hint={t("handovers.draft.baseHint")}>
          <Input
            value={draft.base}
            list={listId}
            maxLength={MAX_HANDOVER_BASE_CHARS}
            autoComplete="off"
            disabled={draft.role === null}
            onChange={(event) => onChange({ base: event.currentTarget.value })}
          />
        </Field>
      </div>
      <datalist id={listId}>
        {bases.map((base) => (
          <option key={base} value={base} />
        ))}
      </datalist>
      <Field
        label={t("handovers.draft.people")}
        hint={t("handovers.draft.peopleHint")}
        error={peopleFault && t(`handovers.draft.${peopleFault}`)}
      >
        <Textarea
          value={draft.people}
          minRows={1}
          maxRows={5}
          inputMode="email"
          autoComplete="off"
          onChange={(event) => onChange({ people: event.currentTarget.value })}
        />
      </Field>
      {fault === "needsPoint" && (
        <p role="alert" className="text-sm text-danger-text">
          {t("handovers.draft.needsPoint")}
        </p>
      )}
    </section>
  );
}

/** The person's base and bases of earlier hand-overs, as suggestions. */
function useBases(): string[] {
  const [span] = useState(() => {
    const now = Date.now();
    return { from: new Date(now - HOUR_MS).toISOString(), to: new Date(now).toISOString() };
  });
  return useQuery(materialQuery(span)).data?.bases ?? [];
}

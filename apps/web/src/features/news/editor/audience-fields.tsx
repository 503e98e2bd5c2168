import { brands } from "@metatron/contract/enums";
import type { NewsDraft } from "@metatron/contract/news";
import { roles } from "@metatron/contract/roles";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toggled } from "./news-draft.ts";

interface AudienceFieldsProps {
  draft: NewsDraft;
  onChange: (changes: Partial<NewsDraft>) => void;
  hasDayFault: boolean;
}

/** From when on, on which brands, for which roles, and whether it must be acknowledged. */
export function AudienceFields({ draft, onChange, hasDayFault }: AudienceFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field
        label={t("newsAdmin.publishOn")}
        hint={t("newsAdmin.publishOnHint")}
        error={hasDayFault && t("newsAdmin.publishOnWrong")}
        className="max-w-60"
      >
        <Input
          type="date"
          value={draft.publishOn ?? ""}
          onChange={(event) => onChange({ publishOn: event.currentTarget.value || null })}
        />
      </Field>
      <Chips
        label={t("newsAdmin.onBrands")}
        hint={t("newsAdmin.onBrandsHint")}
        values={brands}
        chosen={draft.brands}
        wordOf={(brand) => t(`newsAdmin.brands.${brand}`)}
        onToggle={(brand) => onChange({ brands: toggled(brands, draft.brands, brand) })}
      />
      <Chips
        label={t("newsAdmin.forRoles")}
        hint={t("newsAdmin.forRolesHint")}
        values={roles}
        chosen={draft.roles}
        wordOf={(role) => t(`newsAdmin.roles.${role}`)}
        onToggle={(role) => onChange({ roles: toggled(roles, draft.roles, role) })}
      />
      <Checkbox
        checked={draft.mustRead}
        onCheckedChange={(mustRead) => onChange({ mustRead })}
        hint={t("newsAdmin.mustReadHint")}
      >
        {t("newsAdmin.mustRead")}
      </Checkbox>
    </>
  );
}

function Chips<Value extends string>({
  label,
  hint,
  values,
  chosen,
  wordOf,
  onToggle,
}: {
  label: string;
  hint: string;
  values: readonly Value[];
  chosen: readonly Value[];
  wordOf: (value: Value) => string;
  onToggle: (value: Value) => void;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {values.map((value) => (
          <Chip key={value} selected={chosen.includes(value)} onClick={() => onToggle(value)}>
            {wordOf(value)}
          </Chip>
        ))}
      </div>
      <p id={id} className="mt-1.5 text-xs text-text-subtle">
        {hint}
      </p>
    </fieldset>
  );
}

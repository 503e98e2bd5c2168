import { brands } from "@metatron/contract/enums";
import type { NewsDraft } from "@metatron/contract/news/news";
import { roles } from "@metatron/contract/roles";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ChipChoices } from "../../../ui/chip-choices.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

interface AudienceFieldsProps {
  draft: NewsDraft;
  onChange: (changes: Partial<NewsDraft>) => void;
  hasDayFault: boolean;
}

/** Publication day, brands, roles, and whether the item must be acknowledged. */
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
      <ChipChoices
        label={t("newsAdmin.onBrands")}
        hint={t("newsAdmin.onBrandsHint")}
        values={brands}
        chosen={draft.brands}
        wordOf={(brand) => t(`newsAdmin.brands.${brand}`)}
        onChange={(brands) => onChange({ brands })}
      />
      <ChipChoices
        label={t("newsAdmin.forRoles")}
        hint={t("newsAdmin.forRolesHint")}
        values={roles}
        chosen={draft.roles}
        wordOf={(role) => t(`roles.${role}`)}
        onChange={(roles) => onChange({ roles })}
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

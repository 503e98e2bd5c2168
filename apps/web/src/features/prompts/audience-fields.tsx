import { promptScopes } from "@metatron/contract/prompts/constants";
import { type Role, roles } from "@metatron/contract/roles";
import { useTranslation } from "../../lib/use-translation.ts";
import { ChipChoices } from "../../ui/chip-choices.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { PromptDraft } from "./prompt-draft.ts";

interface AudienceFieldsProps {
  draft: PromptDraft;
  teams: readonly Role[];
  mayPublish: boolean;
  /** A company's prompt stays the company's. */
  isPublished: boolean;
  /** Another person's prompt can't become an own one. */
  isOthers: boolean;
  onChange: (changes: Partial<PromptDraft>) => void;
}

/** Who may use the prompt; only what this person may choose. */
export function AudienceFields(props: AudienceFieldsProps) {
  const { draft, teams, mayPublish, isPublished, isOthers, onChange } = props;
  const { t } = useTranslation();
  const isOffered = {
    own: !isPublished && !isOthers,
    team: !isPublished && (teams.length > 0 || draft.scope === "team"),
    company: mayPublish,
  };
  const offered = promptScopes.filter((scope) => isOffered[scope]);
  const named = [...new Set([...teams, ...draft.roles])];
  return (
    <>
      {offered.length > 1 && (
        <div className="grid gap-1.5">
          <p className="text-sm font-medium">{t("prompts.fields.audience")}</p>
          <Segmented
            label={t("prompts.fields.audience")}
            value={draft.scope}
            options={offered.map((value) => ({ value, label: t(`prompts.audiences.${value}`) }))}
            onValueChange={(scope) =>
              // One team needs no choice.
              onChange({ scope, roles: scope === "team" && named.length === 1 ? named : draft.roles })
            }
            className="justify-self-start"
          />
        </div>
      )}
      {draft.scope === "team" && (
        <ChipChoices
          label={t("prompts.fields.teams")}
          hint={t("prompts.fields.teamsHint")}
          values={roles.filter((role) => named.includes(role))}
          chosen={draft.roles}
          wordOf={(role) => t(`roles.${role}`)}
          onChange={(chosen) => onChange({ roles: chosen })}
        />
      )}
      {draft.scope === "company" && (
        <ChipChoices
          label={t("prompts.fields.roles")}
          hint={t("prompts.fields.rolesHint")}
          values={roles}
          chosen={draft.roles}
          wordOf={(role) => t(`roles.${role}`)}
          onChange={(chosen) => onChange({ roles: chosen })}
        />
      )}
    </>
  );
}

import { MAX_DESCRIPTION_CHARS } from "@metatron/contract/assistants/constants";
import { MAX_NAME_CHARS } from "@metatron/contract/limits";
import { roles } from "@metatron/contract/roles";
import { useTranslation } from "../../../lib/use-translation.ts";
import { ChipChoices } from "../../../ui/chip-choices.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { AvatarField } from "./avatar-field.tsx";
import { draftFault } from "./draft.ts";
import { Excluded } from "./excluded.tsx";
import { StartersField } from "./starters-field.tsx";
import type { Editor } from "./use-editor.ts";

interface DataTabProps {
  editor: Editor;
  /** The saved assistant whose members a limit may exclude; null if it has none. */
  assistantId: string | null;
  showFaults: boolean;
  /** Only the owner may change the audience. */
  mayNameRoles: boolean;
}

/** The fields that people see before they ask the assistant anything. */
export function DataTab({ editor, assistantId, showFaults, mayNameRoles }: DataTabProps) {
  const { t } = useTranslation();
  const { draft, change } = editor;
  const fault = draftFault(draft);
  const nameFault = fault === "name_missing" || fault === "name_long" ? fault : null;
  return (
    <div className="grid gap-6">
      <AvatarField editor={editor} />
      <Field
        label={t("assistantEditor.data.name")}
        hint={t("assistantEditor.data.nameHint")}
        {...(showFaults && nameFault ? { error: t(`assistantEditor.fault.${nameFault}`) } : {})}
      >
        <Input
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          maxLength={MAX_NAME_CHARS}
          autoComplete="off"
        />
      </Field>
      <Field label={t("assistantEditor.data.description")} hint={t("assistantEditor.data.descriptionHint")}>
        <Textarea
          value={draft.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
          maxLength={MAX_DESCRIPTION_CHARS}
          minRows={2}
        />
      </Field>
      <StartersField starters={draft.starters} onChange={(starters) => change({ starters })} />
      <ChipChoices
        label={t("assistantEditor.data.roles")}
        hint={t(mayNameRoles ? "assistantEditor.data.rolesHint" : "assistantEditor.data.rolesOfOwner")}
        values={roles}
        chosen={draft.roles ?? []}
        wordOf={(role) => t(`roles.${role}`)}
        onChange={(chosen) => change({ roles: chosen.length > 0 ? chosen : null })}
        disabled={!mayNameRoles}
      />
      {assistantId && mayNameRoles && editor.changed.includes("roles") && (
        <Excluded assistantId={assistantId} roles={draft.roles ?? []} />
      )}
    </div>
  );
}

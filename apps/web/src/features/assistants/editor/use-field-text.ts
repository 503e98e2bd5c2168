import { useTranslation } from "react-i18next";
import { type AssistantDraft, type DraftField, fieldAsText } from "./draft.ts";

/** A field of a draft as readable text. */
export function useFieldText(): (draft: AssistantDraft, field: DraftField) => string {
  const { t } = useTranslation();
  return (draft, field) => {
    if (field !== "roles") return fieldAsText(draft, field);
    return draft.roles?.map((role) => t(`roles.${role}`)).join("\n") ?? t("assistantEditor.data.rolesNone");
  };
}

import { useTranslation } from "../../../lib/use-translation.ts";
import { toolLabel } from "../../tools/tool-sentence.ts";
import { type AssistantDraft, type DraftField, fieldAsText } from "./draft.ts";

/** A field of a draft as readable text. */
export function useFieldText(): (draft: AssistantDraft, field: DraftField) => string {
  const { t } = useTranslation();
  return (draft, field) => {
    if (field === "roles")
      return draft.roles?.map((role) => t(`roles.${role}`)).join("\n") ?? t("assistantEditor.data.rolesNone");
    if (field !== "tools") return fieldAsText(draft, field);
    if (draft.tools === null) return t("assistantEditor.tools.default");
    return draft.tools.map((name) => toolLabel(t, { name })).join("\n") || t("assistantEditor.tools.none");
  };
}

import type { AuditEntry } from "@metatron/contract/audit/audit";
import { retentionSubjects } from "@metatron/contract/retention/constants";
import { roles } from "@metatron/contract/roles";
import { useTranslation } from "react-i18next";

/** The label of an audit action; an action without a label is shown by its recorded name. */
export function useActionLabel(): (action: string) => string {
  const { t, i18n } = useTranslation();
  return (action) => {
    const key = `audit.actions.${action}`;
    // The actions are only known at run time; `exists` has just checked this key.
    return i18n.exists(key) ? t(key as "audit.actions.case.changed") : action;
  };
}

/** The target of an action: its name if there is one, else the recorded id. */
export function useSubjectLabel(): (entry: Pick<AuditEntry, "subjectType" | "subjectId">) => string {
  const { t } = useTranslation();
  return ({ subjectType, subjectId }) => {
    const role = roles.find((each) => each === subjectId);
    if (subjectType === "role" && role) return t(`roles.${role}`);
    const kept = retentionSubjects.find((each) => each === subjectId);
    if (subjectType === "retention" && kept) return t(`retention.subjects.${kept}`);
    return subjectId ?? "";
  };
}

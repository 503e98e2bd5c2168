import type { AuditEntry } from "@metatron/contract/audit/audit";
import { retentionSubjects } from "@metatron/contract/retention/constants";
import { roles } from "@metatron/contract/roles";
import { useTranslation } from "react-i18next";

/** An action of the audit in words; one that has none yet is shown as it was recorded. */
export function useActionWords(): (action: string) => string {
  const { t, i18n } = useTranslation();
  return (action) => {
    const key = `audit.actions.${action}`;
    // Which actions there are is known at run time only; `exists` has just looked this one up.
    return i18n.exists(key) ? t(key as "audit.actions.case.changed") : action;
  };
}

/** What it was done to: by its name where it has one, else by the id that was recorded. */
export function useSubjectWords(): (entry: Pick<AuditEntry, "subjectType" | "subjectId">) => string {
  const { t } = useTranslation();
  return ({ subjectType, subjectId }) => {
    const role = roles.find((each) => each === subjectId);
    if (subjectType === "role" && role) return t(`roles.${role}`);
    const kept = retentionSubjects.find((each) => each === subjectId);
    if (subjectType === "retention" && kept) return t(`retention.subjects.${kept}`);
    return subjectId ?? "";
  };
}

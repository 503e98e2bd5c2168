import type { AuditEntry } from "@metatron/contract/audit/audit";
import { retentionSubjects } from "@metatron/contract/retention/constants";
import { roles } from "@metatron/contract/roles";
import { useTranslation } from "../../lib/use-translation.ts";
import { toolLabel } from "../tools/tool-sentence.ts";

/** The label of an audit action; an action of an older release without a label is shown by its recorded name. */
export function useActionLabel(): (action: string) => string {
  const { t, i18n } = useTranslation();
  return (action) => {
    const key = `audit.actions.${action}`;
    // The actions are only known at run time; `exists` has just checked this key.
    return i18n.exists(key) ? t(key as "audit.actions.case.changed") : action;
  };
}

type Subject = Pick<AuditEntry, "subjectType" | "subjectId" | "names">;

/** The target of an action: its kind with its name, or without one where it is private or unknown. */
export function useSubjectLabel(): (entry: Subject) => string {
  const { t, i18n } = useTranslation();
  const nameOf = ({ subjectType, subjectId, names }: Subject): string | undefined => {
    if (subjectId === null) return undefined;
    const role = roles.find((each) => each === subjectId);
    if (role) return t(`roles.${role}`);
    const kept = retentionSubjects.find((each) => each === subjectId);
    if (kept) return t(`retention.subjects.${kept}`);
    if (subjectType === "tool") return toolLabel(t, { name: subjectId });
    if (subjectType === "model") return subjectId;
    return names[subjectId];
  };
  return (entry) => {
    const key = `audit.subjects.${entry.subjectType}`;
    const kind = i18n.exists(key) ? t(key as "audit.subjects.news") : entry.subjectType;
    const name = nameOf(entry);
    return name === undefined ? kind : t("audit.subject", { kind, name });
  };
}

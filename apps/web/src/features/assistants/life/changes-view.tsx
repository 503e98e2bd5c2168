import type { AssistantLife, ComparedContent } from "@metatron/contract/assistants/life";
import { FileMinus, FilePen, FilePlus } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { type AssistantDraft, changedFields } from "../editor/draft.ts";
import { useFieldText } from "../editor/use-field-text.ts";
import { DiffView } from "../instructions/diff-view.tsx";

/** What publishing would change, field by field, and the documents that have changed since the last time. */
export function ChangesView({ life }: { life: AssistantLife }) {
  const { t } = useTranslation();
  const fieldText = useFieldText();
  const before = toDraft(life.published);
  const after = toDraft(life.proposed);
  const fields = changedFields(before, after);
  return (
    <section>
      <h3 className="font-medium">{t("assistantLife.changes.title")}</h3>
      {fields.length === 0 && (
        <p className="mt-1 text-sm text-text-muted">{t("assistantLife.changes.none")}</p>
      )}
      {fields.length > 0 && (
        <p className="mt-1 text-sm text-text-muted">
          {t("assistantLife.changes.between", {
            from: life.published.version,
            to: life.proposed.version,
          })}
        </p>
      )}
      <div className="mt-3 grid gap-4">
        {fields.map((field) => (
          <section key={field}>
            <h4 className="mb-1 text-xs font-medium text-text-muted first-letter:uppercase">
              {t(`assistantEditor.fields.${field}`)}
            </h4>
            {field === "avatar" ? (
              <p className="text-sm">{t("assistantLife.changes.avatar")}</p>
            ) : (
              <DiffView before={fieldText(before, field)} after={fieldText(after, field)} />
            )}
          </section>
        ))}
      </div>
      <DocumentChanges documents={life.documents} />
    </section>
  );
}

const ICONS = { added: FilePlus, removed: FileMinus, changed: FilePen } as const;

function DocumentChanges({ documents }: { documents: AssistantLife["documents"] }) {
  const { t } = useTranslation();
  const kinds = (["added", "removed", "changed"] as const).filter((kind) => documents[kind].length > 0);
  if (kinds.length === 0) return null;
  return (
    <section className="mt-4">
      <h4 className="text-xs font-medium text-text-muted">{t("assistantLife.documents.title")}</h4>
      <p className="mt-0.5 text-xs text-text-subtle">{t("assistantLife.documents.live")}</p>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {kinds.flatMap((kind) => {
          const Icon = ICONS[kind];
          return documents[kind].map(({ id, name }) => (
            <li key={`${kind}-${id}`} className="flex min-w-0 items-center gap-2">
              <Icon className="size-4 flex-none text-text-subtle" aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="flex-none text-xs text-text-subtle">
                {t(`assistantLife.documents.${kind}`)}
              </span>
            </li>
          ));
        })}
      </ul>
    </section>
  );
}

function toDraft({ avatarId, version: _version, ...fields }: ComparedContent): AssistantDraft {
  return { ...fields, avatar: avatarId === null ? null : { fileId: avatarId, url: "" } };
}

import type { Artifact } from "@metatron/contract/files/file";
import { MAX_NAME_CHARS, MAX_TITLE_CHARS } from "@metatron/contract/limits";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { codeOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.ts";
import { forgetSource } from "../../sources/use-source.ts";
import { membersQuery } from "../assistant-queries.ts";
import { filesQuery } from "../knowledge/knowledge-queries.ts";
import { titleOf } from "./document-state.ts";
import {
  formOf,
  isChanged,
  isWrongOrder,
  type MetadataField,
  type MetadataForm,
  mergeForms,
  toEdit,
} from "./metadata-form.ts";

interface EditDialogProps {
  assistantId: string;
  document: Artifact;
  onClose: () => void;
}

/** Title, revision, validity and responsible person of one document. */
export function EditDialog({ assistantId, document, onClose }: EditDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const formId = useId();
  const [base, setBase] = useState(document);
  const [form, setForm] = useState(() => formOf(document));
  const [conflicts, setConflicts] = useState<MetadataField[] | null>(null);
  const [error, setError] = useState<ReturnType<typeof codeOf> | null>(null);
  const [isSaving, setSaving] = useState(false);
  const hasWrongOrder = isWrongOrder(form);
  const isDirty = isChanged(formOf(base), form);
  const change = (field: MetadataField) => (event: { currentTarget: { value: string } }) => {
    setError(null);
    setForm({ ...form, [field]: event.currentTarget.value });
  };

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (hasWrongOrder) return;
    if (!isDirty) return onClose();
    setSaving(true);
    try {
      const saved = await call("editArtifact", {
        params: { assistant_id: assistantId, artifact_id: base.id },
        body: toEdit(formOf(base), form, base.metadataVersion),
      });
      forgetSource(queries, saved.id);
      // A new title or revision may change which documents are replaced.
      await queries.invalidateQueries({ queryKey: filesQuery(assistantId).queryKey });
      toast({ text: t("documents.saved", { name: titleOf(saved) }) });
      onClose();
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === "version_conflict")
        await showTheirs().catch((error: unknown) => setError(codeOf(error)));
      else setError(codeOf(failure));
    } finally {
      setSaving(false);
    }
  }

  /** What this person typed stays; the other person's changes to other fields are added. */
  async function showTheirs() {
    const { files } = await queries.fetchQuery({ ...filesQuery(assistantId), staleTime: 0 });
    const theirs = files.find(({ id }) => id === base.id);
    if (!theirs) return setError("not_found");
    const { merged, conflicts } = mergeForms(formOf(base), form, formOf(theirs));
    setBase(theirs);
    setForm(merged);
    setConflicts(conflicts);
  }

  async function handleClose() {
    if (!isDirty || isSaving) return onClose();
    const answer = await confirm({
      title: t("documents.leave.title"),
      subtitle: titleOf(document),
      description: t("documents.leave.text"),
      okVisible: true,
      desistVisible: true,
      labels: { ok: t("documents.leave.stay"), desist: t("documents.leave.discard") },
    });
    if (answer === "desist") onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && void handleClose()}
      size="lg"
      title={t("documents.editTitle")}
      description={document.name}
      footer={
        <>
          <Button variant="ghost" onClick={() => void handleClose()}>
            {t("documents.cancel")}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {t(conflicts ? "documents.saveMerged" : "documents.save")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)} className="grid gap-4 pb-1">
        {conflicts && (
          <Notice variant="box" tone="warning" title={t("documents.conflict.title")}>
            {t(conflicts.length > 0 ? "documents.conflict.some" : "documents.conflict.none")}
          </Notice>
        )}
        {error && error !== "person_unknown" && (
          <Notice variant="box" tone="danger">
            {t(error === "not_found" ? "documents.gone" : `errors.${error}`)}
          </Notice>
        )}
        <Field label={t("documents.fields.title")} {...hintOf("title", t("documents.hints.title"))}>
          <Input
            value={form.title}
            maxLength={MAX_TITLE_CHARS}
            onChange={change("title")}
            placeholder={document.name}
          />
        </Field>
        <Field label={t("documents.fields.revision")} {...hintOf("revision")}>
          <Input value={form.revision} maxLength={MAX_NAME_CHARS} onChange={change("revision")} />
        </Field>
        <div className="grid gap-4 handset:grid-cols-2">
          <Field label={t("documents.fields.validFrom")} {...hintOf("validFrom")}>
            <Input type="date" max="9999-12-31" value={form.validFrom} onChange={change("validFrom")} />
          </Field>
          <Field
            label={t("documents.fields.validUntil")}
            {...hintOf("validUntil")}
            {...(hasWrongOrder ? { error: t("errors.validity_order") } : {})}
          >
            <Input type="date" max="9999-12-31" value={form.validUntil} onChange={change("validUntil")} />
          </Field>
        </div>
        <Field
          label={t("documents.fields.documentOwner")}
          {...hintOf("documentOwner", t("documents.hints.documentOwner"))}
        >
          <Input value={form.documentOwner} maxLength={MAX_NAME_CHARS} onChange={change("documentOwner")} />
        </Field>
        <ResponsibleField
          assistantId={assistantId}
          value={form.responsible}
          onChange={(responsible) => setForm({ ...form, responsible })}
          isUnknown={error === "person_unknown"}
          {...hintOf("responsible")}
        />
      </form>
    </Dialog>
  );

  /** What the other person wrote stands below a field that both changed. */
  function hintOf(field: MetadataField, hint?: string): { hint?: string } {
    if (conflicts?.includes(field)) {
      const text = formOf(base)[field as keyof MetadataForm] || t("documents.conflict.nothing");
      return { hint: t("documents.conflict.theirs", { text }) };
    }
    return hint ? { hint } : {};
  }
}

interface ResponsibleFieldProps {
  assistantId: string;
  value: string;
  onChange: (email: string) => void;
  isUnknown: boolean;
  hint?: string;
  labelHidden?: boolean;
}

/** The person who is notified before a document expires: one of the members, by e-mail. */
export function ResponsibleField(props: ResponsibleFieldProps) {
  const { assistantId, value, onChange, isUnknown, hint, labelHidden = false } = props;
  const { t } = useTranslation();
  const listId = useId();
  const { data } = useQuery(membersQuery(assistantId));
  const joined = data?.items.filter((member) => member.joined) ?? [];
  return (
    <Field
      label={t("documents.fields.responsible")}
      labelHidden={labelHidden}
      hint={hint ?? t("documents.hints.responsible")}
      {...(isUnknown ? { error: t("documents.unknownPerson") } : {})}
    >
      <Input
        type="email"
        list={listId}
        value={value}
        maxLength={254}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {joined.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </datalist>
    </Field>
  );
}

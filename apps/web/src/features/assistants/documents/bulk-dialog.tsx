import type { DocumentsChange } from "@metatron/contract/files/document";
import type { Artifact } from "@metatron/contract/files/file";
import { MAX_NAME_CHARS } from "@metatron/contract/limits";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { codeOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ResponsibleField } from "./edit-dialog.tsx";
import { isWrongOrder } from "./metadata-form.ts";

type BulkFields = Extract<DocumentsChange, { action: "set" }>["fields"];
type BulkField = keyof BulkFields;

interface BulkDialogProps {
  assistantId: string;
  documents: readonly Artifact[];
  /** Rejects where the server refuses the change. */
  onSave: (fields: BulkFields) => Promise<void>;
  onClose: () => void;
}

const EMPTY = { validFrom: "", validUntil: "", documentOwner: "", responsible: "" };

/** Validity and responsible person of several documents; only ticked fields change, an empty one is removed. */
export function BulkDialog({ assistantId, documents, onSave, onClose }: BulkDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [form, setForm] = useState(EMPTY);
  const [ticked, setTicked] = useState<ReadonlySet<BulkField>>(new Set());
  const [error, setError] = useState<ReturnType<typeof codeOf> | null>(null);
  const [isSaving, setSaving] = useState(false);
  const hasWrongOrder = ticked.has("validFrom") && ticked.has("validUntil") && isWrongOrder(form);

  function change(field: BulkField, value: string) {
    setError(null);
    setForm({ ...form, [field]: value });
  }

  function tick(field: BulkField, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(field);
    else next.delete(field);
    setTicked(next);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (hasWrongOrder || ticked.size === 0) return;
    setSaving(true);
    try {
      await onSave(Object.fromEntries([...ticked].map((field) => [field, form[field].trim() || null])));
      onClose();
    } catch (failure) {
      setError(codeOf(failure));
    } finally {
      setSaving(false);
    }
  }

  const row = (field: BulkField, control: ReactNode) => (
    <div className="grid gap-2">
      <Checkbox checked={ticked.has(field)} onCheckedChange={(isOn) => tick(field, isOn)}>
        {t("documents.bulk.tick", { field: t(`documents.fields.${field}`) })}
      </Checkbox>
      {ticked.has(field) && <div className="pl-7">{control}</div>}
    </div>
  );

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("documents.bulk.title", { count: documents.length })}
      description={t("documents.bulk.text")}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("documents.cancel")}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving} disabled={ticked.size === 0}>
            {t("documents.bulk.save", { count: documents.length })}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)} className="grid gap-3 pb-1">
        {error && error !== "person_unknown" && (
          <Notice variant="box" tone="danger">
            {t(`errors.${error}`)}
          </Notice>
        )}
        {row(
          "validFrom",
          <Field label={t("documents.fields.validFrom")} labelHidden>
            <Input
              type="date"
              max="9999-12-31"
              value={form.validFrom}
              onChange={(event) => change("validFrom", event.currentTarget.value)}
            />
          </Field>,
        )}
        {row(
          "validUntil",
          <Field
            label={t("documents.fields.validUntil")}
            labelHidden
            {...(hasWrongOrder ? { error: t("errors.validity_order") } : {})}
          >
            <Input
              type="date"
              max="9999-12-31"
              value={form.validUntil}
              onChange={(event) => change("validUntil", event.currentTarget.value)}
            />
          </Field>,
        )}
        {row(
          "documentOwner",
          <Field label={t("documents.fields.documentOwner")} labelHidden>
            <Input
              value={form.documentOwner}
              maxLength={MAX_NAME_CHARS}
              onChange={(event) => change("documentOwner", event.currentTarget.value)}
            />
          </Field>,
        )}
        {row(
          "responsible",
          <ResponsibleField
            assistantId={assistantId}
            value={form.responsible}
            onChange={(email) => change("responsible", email)}
            isUnknown={error === "person_unknown"}
            labelHidden
          />,
        )}
      </form>
    </Dialog>
  );
}

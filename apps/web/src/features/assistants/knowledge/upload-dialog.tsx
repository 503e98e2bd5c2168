import type { FileFailure } from "@metatron/contract/files/constants";
import { type FormEvent, useId, useState } from "react";
import { fileSize } from "../../../lib/file-look.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { failureText } from "./failure-text.ts";
import type { ValidityFields } from "./upload-artifact.ts";

interface UploadDialogProps {
  /** Null: closed. */
  files: readonly File[] | null;
  refusalOf: (file: File) => FileFailure | null;
  onClose: () => void;
  onUpload: (files: File[], validity: ValidityFields) => void;
}

/** The chosen files with their validity; files that can't be accepted show why before the upload starts. */
export function UploadDialog({ files, refusalOf, onClose, onUpload }: UploadDialogProps) {
  const { t, i18n } = useTranslation();
  const form = useId();
  const [last, setLast] = useState<readonly File[]>([]);
  const [fields, setFields] = useState({ revision: "", validFrom: "", validUntil: "" });
  if (files && files !== last) {
    setLast(files);
    setFields({ revision: "", validFrom: "", validUntil: "" });
  }
  const checked = last.map((file) => ({ file, refusal: refusalOf(file) }));
  const taken = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file);
  const isWrongOrder =
    fields.validFrom !== "" && fields.validUntil !== "" && fields.validUntil < fields.validFrom;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isWrongOrder || taken.length === 0) return;
    const known = Object.entries(fields).filter(([, value]) => value.trim() !== "");
    onUpload(taken, Object.fromEntries(known));
    onClose();
  }

  return (
    <Dialog
      open={files !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("assistantKnowledge.upload.title", { count: taken.length })}
      description={t("assistantKnowledge.upload.text")}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("assistantKnowledge.upload.cancel")}
          </Button>
          <Button type="submit" form={form} variant="primary" disabled={taken.length === 0}>
            {t("assistantKnowledge.upload.start")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit} className="grid gap-4 pb-1">
        <ul className="max-h-40 overflow-y-auto border-y border-border text-sm">
          {checked.map(({ file, refusal }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two chosen files may have the same name; the list does not change.
            <li key={at} className="border-b border-border py-2 last:border-b-0">
              <span className="flex justify-between gap-3">
                <span className="min-w-0 truncate">{file.name}</span>
                <span className="flex-none text-xs text-text-subtle">
                  {fileSize(file.size, i18n.language)}
                </span>
              </span>
              {refusal && <span className="block text-xs text-danger-text">{failureText(t, refusal)}</span>}
            </li>
          ))}
        </ul>
        <Field label={t("assistantKnowledge.upload.revision")}>
          <Input
            value={fields.revision}
            maxLength={120}
            onChange={(event) => setFields({ ...fields, revision: event.currentTarget.value })}
          />
        </Field>
        <div className="grid gap-4 handset:grid-cols-2">
          <Field label={t("assistantKnowledge.upload.validFrom")}>
            <Input
              type="date"
              value={fields.validFrom}
              onChange={(event) => setFields({ ...fields, validFrom: event.currentTarget.value })}
            />
          </Field>
          <Field
            label={t("assistantKnowledge.upload.validUntil")}
            {...(isWrongOrder ? { error: t("assistantKnowledge.upload.wrongOrder") } : {})}
          >
            <Input
              type="date"
              value={fields.validUntil}
              onChange={(event) => setFields({ ...fields, validUntil: event.currentTarget.value })}
            />
          </Field>
        </div>
      </form>
    </Dialog>
  );
}

import type { DocumentEdit } from "@metatron/contract/files/document";
import type { Artifact } from "@metatron/contract/files/file";

/** The fields of the form as texts; an empty one means that the document has none. */
export interface MetadataForm {
  title: string;
  revision: string;
  validFrom: string;
  validUntil: string;
  documentOwner: string;
  /** The e-mail of the person who is notified before the document expires. */
  responsible: string;
}

export type MetadataField = keyof MetadataForm;

const metadataFields = [
  "title",
  "revision",
  "validFrom",
  "validUntil",
  "documentOwner",
  "responsible",
] as const satisfies readonly MetadataField[];

export function formOf(document: Artifact): MetadataForm {
  return {
    title: document.title ?? "",
    revision: document.revision ?? "",
    validFrom: document.validFrom ?? "",
    validUntil: document.validUntil ?? "",
    documentOwner: document.documentOwner ?? "",
    responsible: document.responsible?.email ?? "",
  };
}

export const isWrongOrder = ({ validFrom, validUntil }: Pick<MetadataForm, "validFrom" | "validUntil">) =>
  validFrom !== "" && validUntil !== "" && validUntil < validFrom;

const changedIn = (from: MetadataForm, to: MetadataForm) =>
  metadataFields.filter((field) => from[field].trim() !== to[field].trim());

/** The request that changes `base` to `form`: only changed fields, so that an edit overwrites nothing else. */
export function toEdit(base: MetadataForm, form: MetadataForm, version: number): DocumentEdit {
  const changes = changedIn(base, form).map((field) => [field, form[field].trim() || null]);
  return { version, ...Object.fromEntries(changes) };
}

export const isChanged = (base: MetadataForm, form: MetadataForm) => changedIn(base, form).length > 0;

/**
 * The form after somebody else has changed the document: fields that this person left alone get the other
 * person's text, fields that both changed keep this person's and are listed.
 */
export function mergeForms(
  base: MetadataForm,
  mine: MetadataForm,
  theirs: MetadataForm,
): { merged: MetadataForm; conflicts: MetadataField[] } {
  const changedByMe = changedIn(base, mine);
  const changedByThem = changedIn(base, theirs);
  const merged = { ...mine };
  for (const field of changedByThem) if (!changedByMe.includes(field)) merged[field] = theirs[field];
  const conflicts = changedByMe.filter(
    (field) => changedByThem.includes(field) && mine[field].trim() !== theirs[field].trim(),
  );
  return { merged, conflicts };
}

import { z } from "zod";
import { count, day, email, id, line } from "../fields.ts";
import { MAX_NAME_CHARS, MAX_SEARCH_CHARS, MAX_TITLE_CHARS } from "../limits.ts";
import { pageOf, pageQueryOf } from "../page.ts";
import { documentFilters, documentSorts, MAX_SELECTED_DOCUMENTS, skipReasons } from "./constants.ts";
import { artifact, metadataVersion } from "./file.ts";

const metadata = {
  validFrom: day.nullable(),
  validUntil: day.nullable(),
  documentOwner: line(MAX_NAME_CHARS).nullable(),
  // The e-mail of a person with access to the assistant.
  responsible: email.nullable(),
};

/** Only the named fields change. `version` is the one the editor started from; an older one is a 409. */
export const documentEdit = z
  .strictObject({
    ...metadata,
    // null: the file name.
    title: line(MAX_TITLE_CHARS).nullable(),
    revision: line(MAX_NAME_CHARS).nullable(),
  })
  .partial()
  .extend({ version: metadataVersion })
  .meta({ id: "DocumentEdit" });
export type DocumentEdit = z.infer<typeof documentEdit>;

const ids = z.array(id).min(1).max(MAX_SELECTED_DOCUMENTS);

/** One action on several documents. `set` overwrites the named fields and asks for no version. */
export const documentsChange = z
  .discriminatedUnion("action", [
    z.strictObject({ action: z.literal("delete"), ids }),
    z.strictObject({ action: z.literal("read_again"), ids }),
    z.strictObject({ action: z.literal("set"), ids, fields: z.strictObject(metadata).partial() }),
  ])
  .meta({ id: "DocumentsChange" });
export type DocumentsChange = z.infer<typeof documentsChange>;

export const documentsChanged = z
  .object({ changed: count, skipped: z.array(z.object({ id, reason: z.enum(skipReasons) })) })
  .meta({ id: "DocumentsChanged" });
export type DocumentsChanged = z.infer<typeof documentsChanged>;

/** For administrators: what is in force where, none of the content. */
export const documentRecord = artifact
  .extend({
    assistantId: id,
    assistant: z.string(),
    official: z.boolean(),
    emailOwner: z.string().nullable(),
    // Whether this administrator may edit the assistant.
    editable: z.boolean(),
  })
  .meta({ id: "DocumentRecord" });
export type DocumentRecord = z.infer<typeof documentRecord>;

export const documentsQuery = pageQueryOf({
  q: line(MAX_SEARCH_CHARS).optional(),
  filter: z.enum(documentFilters).optional(),
  sort: z.enum(documentSorts).default("title"),
});

export const documentPage = pageOf(documentRecord).meta({ id: "DocumentPage" });

export const documentCounts = z
  .object({ all: count, expired: count, expiring: count, failed: count, replaced: count })
  .meta({ id: "DocumentCounts" });
export type DocumentCounts = z.infer<typeof documentCounts>;

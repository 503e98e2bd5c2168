import { hash } from "node:crypto";
import { z } from "zod";
import { type BackupPlace, readWhole } from "./backup-place.ts";
import { BackupError, dumpSchema } from "./frames.ts";

const MANIFEST = "manifest.json";
const MANIFEST_DIGEST = "manifest.sha256";
const FORMAT = 1;

const storedFile = z.strictObject({ name: z.string(), size: z.number(), sha256: z.string() });
export type StoredFile = z.infer<typeof storedFile>;

export const storedObject = storedFile.extend({ key: z.string(), type: z.string() });
export type BackedUpObject = z.infer<typeof storedObject>;

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.string(),
  database: z.enum(["embedded", "postgres"]),
  startedAt: z.string(),
  finishedAt: z.string(),
  schema: dumpSchema,
  tables: z.array(
    z.strictObject({ name: z.string(), rows: z.number(), digest: z.string(), parts: z.array(storedFile) }),
  ),
  objects: z.strictObject({
    included: z.boolean(),
    count: z.number(),
    bytes: z.number(),
    parts: z.array(storedFile),
  }),
  /** Keys and unsaved answers of DATA_DIR, by their path in it. */
  dataFiles: z.array(storedFile.extend({ path: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Written last: a folder without a manifest is a backup that did not finish. */
export async function writeManifest(place: BackupPlace, manifest: Omit<Manifest, "format">): Promise<void> {
  const body = Buffer.from(`${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`);
  const digest = Buffer.from(`${hash("sha256", body)}  ${MANIFEST}\n`);
  await place.put({ name: MANIFEST_DIGEST, body: digest, size: digest.byteLength });
  await place.put({ name: MANIFEST, body, size: body.byteLength });
}

export async function readManifest(place: BackupPlace): Promise<Manifest> {
  const body = await readWhole(place, MANIFEST);
  const digest = (await readWhole(place, MANIFEST_DIGEST)).toString();
  if (!digest.startsWith(hash("sha256", body)))
    throw new BackupError("The manifest of the backup was changed: its digest differs.");
  const parsed = manifestSchema.safeParse(JSON.parse(body.toString()));
  if (!parsed.success) throw new BackupError("The backup has a format that this version does not know.");
  return parsed.data;
}

/** Reads a file of the backup and refuses it if its digest differs. */
export async function readVerified(place: BackupPlace, file: StoredFile): Promise<Buffer> {
  const body = await readWhole(place, file.name);
  if (body.byteLength !== file.size || hash("sha256", body) !== file.sha256)
    throw new BackupError(`${file.name} of the backup is damaged: its digest differs.`);
  return body;
}

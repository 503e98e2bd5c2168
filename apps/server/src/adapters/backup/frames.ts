import { z } from "zod";

/**
 * A dump of the database as a sequence of frames: first the schema, then the rows of one table after the
 * other, then the end. A dump without the end frame is incomplete. Frames also cross the socket of a running
 * embedded installation, one JSON line each.
 */
const schemaFrame = z.strictObject({
  kind: z.literal("schema"),
  /** Applied migrations, in order. */
  migrations: z.array(z.string()),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()) })),
  indexes: z.array(z.strictObject({ table: z.string(), name: z.string(), definition: z.string() })),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.number() })),
});

export const frameSchema = z.discriminatedUnion("kind", [
  schemaFrame,
  /** Each row is PostgreSQL's text form of `row(…)`, which every column type reads back exactly. */
  z.strictObject({ kind: z.literal("rows"), table: z.string(), rows: z.array(z.string()) }),
  z.strictObject({ kind: z.literal("end") }),
]);

export type Frame = z.infer<typeof frameSchema>;
export const dumpSchema = schemaFrame.omit({ kind: true });
export type DumpSchema = z.infer<typeof dumpSchema>;

/** A backup or a dump that can't be used, with a sentence for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}

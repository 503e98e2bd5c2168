import { z } from "zod";
import { count, id, instant, line } from "../fields.ts";
import { MAX_NAME_CHARS } from "../limits.ts";
import { knowledgeSources, outsideSources, sourceFailures, sourceStates } from "./constants.ts";

const MAX_SPACES = 50;

export const collectionUpdate = z
  .strictObject({
    confluenceSpaces: z.array(line(MAX_NAME_CHARS)).max(MAX_SPACES).optional(),
    driveFolderId: line(MAX_NAME_CHARS).nullable().optional(),
    // Everything is read and indexed again; `refresh` only fetches external changes.
    reindex: z.boolean().optional(),
    refresh: z.boolean().optional(),
  })
  .meta({ id: "CollectionUpdate" });
export type CollectionUpdate = z.infer<typeof collectionUpdate>;

export const collectionJobs = z
  .object({ jobs: z.array(z.object({ id: z.string(), source: z.enum(knowledgeSources) })) })
  .meta({ id: "CollectionJobs" });

export const confluenceSpaces = z
  .object({ items: z.array(z.object({ key: z.string(), name: z.string(), url: z.string() })) })
  .meta({ id: "ConfluenceSpaces" });

export const newDriveFolder = z
  .strictObject({ id, assistantId: id, name: line(MAX_NAME_CHARS) })
  .meta({ id: "NewDriveFolder" });

export const driveFolder = z.object({ folderId: z.string(), url: z.string() }).meta({ id: "DriveFolder" });

/** The state of a Confluence space or a Drive folder. */
export const sourceHealth = z
  .object({
    kind: z.enum(outsideSources),
    key: z.string(),
    name: z.string(),
    url: z.string().nullable(),
    state: z.enum(sourceStates),
    reason: z.enum(sourceFailures).nullable(),
    lastSyncAt: instant.nullable(),
    lastAttemptAt: instant.nullable(),
    pages: count,
    pagesDone: count,
    pagesFailed: count,
    failures: z.array(
      z.object({ title: z.string(), url: z.string().nullable(), reason: z.enum(sourceFailures) }),
    ),
  })
  .meta({ id: "SourceHealth" });
export type SourceHealth = z.infer<typeof sourceHealth>;

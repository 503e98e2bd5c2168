import { outsideSources } from "@metatron/contract/assistants/constants";
import { id } from "@metatron/contract/fields";
import { z } from "zod";
import type { Job } from "../../adapters/jobs/index.ts";

const sourceId = z.strictObject({ collectionId: id, kind: z.enum(outsideSources), key: z.string() });
export type SourceId = z.infer<typeof sourceId>;

/** Works in slices and queues the next one: a dead process delays a source by minutes, not hours. */
export const syncSource: Job<SourceId> = {
  name: "sync-source",
  payload: sourceId,
  expireInSeconds: 5 * 60,
  retries: 20,
};

/** Refreshes sources that were not read for hours. */
export const refreshSources: Job<Record<string, never>> = {
  name: "refresh-sources",
  payload: z.strictObject({}),
  schedule: "7,37 * * * *",
};

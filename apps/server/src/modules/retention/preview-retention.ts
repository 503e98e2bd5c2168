import type { RetentionPreview, RetentionRule } from "@metatron/contract/retention/retention";
import type { Db } from "../../adapters/db/index.ts";
import { countExpired } from "./find-expired.ts";
import { cutoffOf, mustReachFloor, type RetentionDefaults } from "./retention-rules.ts";

/** What the rule would delete if the job ran now. */
export async function previewRetention(
  db: Db,
  defaults: RetentionDefaults,
  { subject, days, keepsPinned }: RetentionRule,
  now = new Date(),
): Promise<RetentionPreview> {
  mustReachFloor(days, defaults);
  if (days === null) return NOTHING;
  const cutoff = cutoffOf(days, now);
  const found = await countExpired(db, subject, { cutoff, keepsPinned });
  return { ...found, before: cutoff.toISOString(), oldest: found.oldest?.toISOString() ?? null };
}

const NOTHING: RetentionPreview = {
  before: null,
  deletes: 0,
  people: 0,
  messages: null,
  files: null,
  keepsPinned: 0,
  oldest: null,
  bytes: null,
};

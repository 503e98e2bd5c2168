import type { AssistantField } from "@metatron/contract/assistants/constants";
import type { Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import type { AssistantContent } from "../../adapters/db/tables/assistants.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { type AssistantRow, columnsOf, contentOf } from "./assistant-row.ts";
import { hasOtherUsers, publishVersion } from "./publish-version.ts";

export interface Change {
  assistantId: string;
  /** The version that the change is based on. */
  version: number;
  personId: string;
  content: Partial<AssistantContent>;
  restoredFrom?: number;
}

/**
 * Stores the change as the next version; refuses a stale base version. A change without effect creates no
 * version. While only people who edit the assistant use it, the version is published at once.
 */
export async function saveVersion(trx: Trx, change: Change, now = new Date()): Promise<AssistantRow> {
  const { assistantId, personId, restoredFrom } = change;
  const row = await trx
    .selectFrom("assistants")
    .selectAll()
    .where("id", "=", assistantId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.version !== change.version)
    throw new AppError("version_conflict", "Someone else has changed this assistant since it was loaded.");
  const before = contentOf(row);
  const content = { ...before, ...change.content };
  const changes = changedFields(before, content);
  if (changes.length === 0) return row;

  const version = row.version + 1;
  const saved = await trx
    .updateTable("assistants")
    .set({ ...columnsOf(content), version, updated_at: now })
    .where("id", "=", assistantId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepVersion(trx, { row: saved, personId, changes, restoredFrom: restoredFrom ?? null, now });
  await recordAudit(trx, {
    actorId: personId,
    action: restoredFrom === undefined ? "assistant.changed" : "assistant.restored",
    subjectType: "assistant",
    subjectId: assistantId,
    details: { version, changes, ...(restoredFrom === undefined ? {} : { restoredFrom }) },
  });
  if (!row.is_official && !(await hasOtherUsers(trx, assistantId)))
    await publishVersion(trx, { assistantId, version, personId, isApproved: false }, now);
  return saved;
}

export async function keepVersion(
  trx: Trx,
  kept: {
    row: AssistantRow;
    personId: string | null;
    changes: readonly AssistantField[];
    restoredFrom: number | null;
    now: Date;
  },
): Promise<void> {
  await trx
    .insertInto("assistant_versions")
    .values({
      assistant_id: kept.row.id,
      version: kept.row.version,
      at: kept.now,
      person_id: kept.personId,
      changes: kept.changes,
      restored_from: kept.restoredFrom,
      content: toJsonb(contentOf(kept.row)),
    })
    .execute();
}

const FIELD_OF = {
  name: "name",
  description: "description",
  instructions: "instructions",
  model: "model",
  avatarFileId: "avatar",
  starters: "starters",
  roles: "roles",
  tools: "tools",
} satisfies Record<keyof AssistantContent, AssistantField>;

function changedFields(before: AssistantContent, after: AssistantContent): AssistantField[] {
  // Safe: Object.keys loses the key type of the object.
  const keys = Object.keys(FIELD_OF) as (keyof AssistantContent)[];
  return keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => FIELD_OF[key]);
}

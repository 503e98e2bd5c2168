import { EXPIRY_NOTICE_DAYS } from "@metatron/contract/notices/constants";
import { sql } from "kysely";
import { z } from "zod";
import { defineHandler, type Job, type JobHandler } from "../../../adapters/jobs/index.ts";
import { supersedingFiles } from "../../files/index.ts";
import { addNotices, type NewNotice } from "../../notices/index.ts";
import { type DocumentsDeps, todayOf } from "./documents-deps.ts";

const AT_ONCE = 500;
const MOST_ROUNDS = 1000;
const DAY_MS = 24 * 60 * 60_000;
/** Administrators who have left are not told. */
const SEEN_WITHIN_DAYS = 90;

const announceExpiring: Job<Record<string, never>> = {
  name: "announce-expiring-documents",
  payload: z.strictObject({}),
  // Several times a day: a document may get its date at any hour.
  schedule: "17 */3 * * *",
};

type Deps = Pick<DocumentsDeps, "db" | "now">;

export function announceExpiringHandler(deps: Deps): JobHandler {
  return defineHandler(announceExpiring, () => announceExpiringDocuments(deps));
}

/**
 * Tells the owners of an assistant and the responsible person that a document ends. The key of a notice names
 * document, date and threshold, so each of them is notified once per threshold, however often this runs.
 */
export async function announceExpiringDocuments(deps: Deps): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const documents = await readExpiring(deps, after);
    await addNotices(deps.db, await noticesOf(deps, documents));
    const last = documents.at(-1);
    if (!last || documents.length < AT_ONCE) return;
    after = last.fileId;
  }
}

interface ExpiringDocument {
  fileId: string;
  collectionId: string;
  title: string;
  fileName: string;
  revision: string | null;
  validUntil: string;
  assistant: string;
  isOfficial: boolean;
  responsibleId: string | null;
}

const [FIRST_DAYS] = EXPIRY_NOTICE_DAYS;

async function readExpiring(deps: Deps, after: string): Promise<ExpiringDocument[]> {
  const today = todayOf(deps);
  const { rows } = await sql<ExpiringDocument>`
    select f.id as "fileId", f.owner_id as "collectionId", coalesce(f.title, f.name) as title, f.name as "fileName",
      f.revision, f.valid_until as "validUntil", a.name as assistant, a.is_official as "isOfficial",
      f.responsible_id as "responsibleId"
    from files f join assistants a on a.id = f.owner_id
    where f.purpose = 'assistant' and f.status <> 'pending' and f.id > ${after}
      and f.valid_until between ${today}::date and ${today}::date + ${sql.lit(FIRST_DAYS)}
    order by f.id limit ${AT_ONCE}`.execute(deps.db);
  return rows;
}

async function noticesOf(deps: Deps, documents: readonly ExpiringDocument[]): Promise<NewNotice[]> {
  if (documents.length === 0) return [];
  const today = todayOf(deps);
  const replaced = await supersedingFiles(deps.db, documents, today);
  const due = documents.filter(({ fileId }) => !replaced.has(fileId));
  const people = await readPeople(deps, due);
  return due.flatMap((document) => {
    const { fileId, collectionId: assistantId, title, assistant, validUntil } = document;
    const threshold = thresholdOf(validUntil, today);
    return people.of(document).map((personId) => ({
      personId,
      key: `document_expiring:${fileId}:${validUntil}:${threshold}`,
      content: { kind: "document_expiring" as const, fileId, title, assistantId, assistant, validUntil },
    }));
  });
}

/** The smallest number of days that the document still has at most. */
function thresholdOf(validUntil: string, today: string): number {
  const left = (Date.parse(validUntil) - Date.parse(today)) / DAY_MS;
  return Math.min(...EXPIRY_NOTICE_DAYS.filter((days) => left <= days));
}

/** Owners of private assistants, administrators for official ones, and the responsible person with access. */
async function readPeople({ db, now }: Deps, documents: readonly ExpiringDocument[]) {
  const assistants = [...new Set(documents.map(({ collectionId }) => collectionId))];
  const { rows: members } = await sql<{ assistantId: string; personId: string; role: string }>`
    select assistant_id as "assistantId", person_id as "personId", role from assistant_members
    where assistant_id = any(${assistants}::uuid[]) and person_id is not null`.execute(db);
  const seenAfter = new Date(now().getTime() - SEEN_WITHIN_DAYS * DAY_MS);
  const { rows: administrators } = await sql<{ id: string }>`
    select id from people where 'chat_metatron_user_admin' = any(roles) and last_seen_at > ${seenAfter}`.execute(
    db,
  );
  return {
    of({ collectionId, isOfficial, responsibleId }: ExpiringDocument): string[] {
      const own = members.filter(({ assistantId }) => assistantId === collectionId);
      const owners = isOfficial
        ? administrators.map(({ id }) => id)
        : own.filter(({ role }) => role === "owner").map(({ personId }) => personId);
      const isReachable = isOfficial || own.some(({ personId }) => personId === responsibleId);
      return [...new Set(responsibleId && isReachable ? [...owners, responsibleId] : owners)];
    },
  };
}

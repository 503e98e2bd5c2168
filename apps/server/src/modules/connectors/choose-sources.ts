import type { KnowledgeSource } from "@metatron/contract/assistants/constants";
import type { Confluence, Drive } from "../../adapters/connectors/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { removeFile } from "../files/index.ts";
import { asAppError } from "./as-app-error.ts";
import type { ConnectorsDeps } from "./connectors-deps.ts";
import { changeSource, readSource, readSources, type SourceRow } from "./sources.repo.ts";
import { type SourceId, syncSource } from "./sync-source.job.ts";

const STILL_WORKING_MS = 10 * 60_000;

export interface Choice {
  collectionId: string;
  personId: string;
  /** External people keep the chosen spaces and can't add any. */
  isExternal: boolean;
  confluenceSpaces?: readonly string[] | undefined;
  driveFolderId?: string | null | undefined;
}

interface Found {
  kind: "confluence" | "drive";
  key: string;
  name: string;
  url: string;
}

export interface QueuedJob {
  id: string;
  source: KnowledgeSource;
}

/** Sets the spaces and the folder of a collection; deselected sources are deleted with their files. */
export async function chooseSources(deps: ConnectorsDeps, choice: Choice): Promise<QueuedJob[]> {
  const { collectionId, personId } = choice;
  const there = await readSources(deps.db, collectionId);
  const wanted = [
    ...(choice.confluenceSpaces ? await findSpaces(deps, there, choice) : []),
    ...(choice.driveFolderId ? [await findFolder(deps, collectionId, choice.driveFolderId)] : []),
  ];
  const isDecided = ({ kind }: SourceRow) =>
    kind === "confluence" ? choice.confluenceSpaces !== undefined : choice.driveFolderId !== undefined;
  const gone = there.filter(
    (row) => isDecided(row) && !wanted.some(({ kind, key }) => kind === row.kind && key === row.key),
  );
  for (const row of gone) await removeSource(deps, row);

  const queued: QueuedJob[] = [];
  for (const source of wanted) {
    await deps.db
      .insertInto("knowledge_sources")
      .values({
        collection_id: collectionId,
        person_id: personId,
        reason: null,
        ...source,
        run_id: null,
        page_cursor: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    queued.push(await queueSync(deps, { collectionId, kind: source.kind, key: source.key }));
  }
  return queued;
}

/** Fetches external changes; `everything` also fetches unchanged items. */
export async function refreshCollection(
  deps: ConnectorsDeps,
  collectionId: string,
  extent: "changed" | "everything",
): Promise<QueuedJob[]> {
  if (extent === "everything")
    await deps.db
      .updateTable("knowledge_items")
      .set({ taken_at: null, is_due: true })
      .where("collection_id", "=", collectionId)
      .execute();
  const queued: QueuedJob[] = [];
  for (const { kind, key } of await readSources(deps.db, collectionId))
    queued.push(await queueSync(deps, { collectionId, kind, key }));
  return queued;
}

export async function removeSource(
  deps: Pick<ConnectorsDeps, "db" | "jobs">,
  { collection_id, kind, key }: Pick<SourceRow, "collection_id" | "kind" | "key">,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const taken = await trx
      .selectFrom("knowledge_items")
      .select("file_id")
      .where("collection_id", "=", collection_id)
      .where("kind", "=", kind)
      .where("source_key", "=", key)
      .where("file_id", "is not", null)
      .execute();
    await trx
      .deleteFrom("knowledge_sources")
      .where("collection_id", "=", collection_id)
      .where("kind", "=", kind)
      .where("key", "=", key)
      .execute();
    for (const { file_id } of taken) if (file_id) await removeFile(deps, file_id, trx);
  });
}

/** A waiting or running source needs no second job: people press the button more than once. */
export async function queueSync({ db, jobs }: ConnectorsDeps, source: SourceId): Promise<QueuedJob> {
  const row = await readSource(db, source);
  const isUnderWay =
    row?.state === "syncing" && (row.last_attempt_at?.getTime() ?? 0) > Date.now() - STILL_WORKING_MS;
  const isQueued = row?.state === "waiting" && row.last_attempt_at !== null;
  if (!isUnderWay && !isQueued) {
    await changeSource(db, source, { state: "waiting", reason: null, last_attempt_at: new Date() });
    await jobs.send(syncSource, source);
  }
  return { id: `${source.kind}/${source.key}`, source: source.kind };
}

/** Chosen spaces are not looked up again: Confluence may be down while another space is removed. */
async function findSpaces(
  { outside }: ConnectorsDeps,
  there: readonly SourceRow[],
  { confluenceSpaces = [], isExternal }: Choice,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const key of new Set(confluenceSpaces)) {
    const known = there.find((row) => row.kind === "confluence" && row.key === key);
    // The Confluence account sees everything that the company's own staff sees.
    if (!known && isExternal) throw noSpacesForExternal();
    const space = known ?? (await fetchSpace(needConfluence(outside.confluence), key));
    found.push({ kind: "confluence", key, name: space.name, url: space.url ?? "" });
  }
  return found;
}

export const noSpacesForExternal = () =>
  new AppError("forbidden", "Confluence spaces are not for external people.");

async function fetchSpace(confluence: Confluence, key: string) {
  const space = await confluence.findSpace(key).catch(asAppError);
  if (!space) throw new AppError("validation_failed", `There is no Confluence space ${key} here.`);
  return space;
}

/** A folder of another collection is not found, because its documents may be restricted to other people. */
async function findFolder(
  { db, outside }: ConnectorsDeps,
  collectionId: string,
  folderId: string,
): Promise<Found> {
  const used = await db
    .selectFrom("knowledge_sources")
    .select(["collection_id", "name", "url"])
    .where("kind", "=", "drive")
    .where("key", "=", folderId)
    .execute();
  const own = used.find((row) => row.collection_id === collectionId);
  if (own) return { kind: "drive", key: folderId, name: own.name, url: own.url ?? "" };
  if (used.length > 0) throw notFound();
  const folder = await needDrive(outside.drive).findFolder(folderId).catch(asAppError);
  // Only a folder that this collection had before; any other belongs to another collection.
  if (folder?.collectionId !== collectionId) throw notFound();
  return { kind: "drive", key: folderId, name: folder.name, url: folder.url };
}

export function needConfluence(confluence: Confluence | undefined): Confluence {
  if (confluence) return confluence;
  throw new AppError("connector_not_configured", "Confluence is not configured on this server.");
}

export function needDrive(drive: Drive | undefined): Drive {
  if (drive) return drive;
  throw new AppError("connector_not_configured", "Google Drive is not configured on this server.");
}

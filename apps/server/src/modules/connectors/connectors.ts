import type { SourceHealth } from "@metatron/contract/assistants/knowledge";
import type { Trx } from "../../adapters/db/index.ts";
import { asAppError } from "./as-app-error.ts";
import { type Choice, chooseSources, needConfluence, type QueuedJob, refresh } from "./choose-sources.ts";
import type { ConnectorsDeps } from "./connectors-deps.ts";
import { collectionOfFolder, createFolder, deleteFolder, type NewFolder } from "./drive-folders.ts";
import { sourceHealth } from "./source-health.ts";
import { readSources } from "./sources.repo.ts";

export interface ChosenSources {
  confluenceSpaces: string[];
  driveFolder: { folderId: string; url: string } | null;
}

/** Knowledge from outside for collections; who may decide on a collection is the caller's to know. */
export interface Connectors {
  chosenBy(collectionId: string): Promise<ChosenSources>;
  choose(choice: Choice): Promise<QueuedJob[]>;
  refresh(collectionId: string, extent: "changed" | "everything"): Promise<QueuedJob[]>;
  health(collectionId: string): Promise<SourceHealth[]>;
  /** The same spaces for another collection; a Drive folder belongs to one alone. */
  copySpaces(copy: { from: string; to: string; personId: string; isExternal: boolean }): Promise<void>;
  /** The collection goes: its sources are read no more. Its files are removed by their owner. */
  forget(trx: Trx, collectionId: string): Promise<void>;
  /** The sources that one person chose count as another's from now on, as do their pages. */
  handOver(trx: Trx, change: { collectionId: string; from: string; to: string }): Promise<void>;
  searchSpaces(q: string): Promise<{ key: string; name: string; url: string }[]>;
  createFolder(folder: NewFolder): Promise<{ folderId: string; url: string }>;
  collectionOfFolder(folderId: string): Promise<string | undefined>;
  deleteFolder(folder: { collectionId: string; folderId: string }): Promise<void>;
}

export function createConnectors(deps: ConnectorsDeps): Connectors {
  return {
    async chosenBy(collectionId) {
      const sources = await readSources(deps.db, collectionId);
      const folder = sources.find(({ kind }) => kind === "drive");
      return {
        confluenceSpaces: sources.filter(({ kind }) => kind === "confluence").map(({ key }) => key),
        driveFolder: folder ? { folderId: folder.key, url: folder.url ?? "" } : null,
      };
    },
    choose: (choice) => chooseSources(deps, choice),
    refresh: (collectionId, extent) => refresh(deps, collectionId, extent),
    health: (collectionId) => sourceHealth(deps.db, collectionId),
    async copySpaces({ from, to, personId, isExternal }) {
      if (isExternal) return;
      const spaces = (await readSources(deps.db, from)).filter(({ kind }) => kind === "confluence");
      if (spaces.length === 0 || !deps.outside.confluence) return;
      await chooseSources(deps, {
        collectionId: to,
        personId,
        isExternal,
        confluenceSpaces: spaces.map(({ key }) => key),
      });
    },
    async forget(trx, collectionId) {
      await trx.deleteFrom("knowledge_sources").where("collection_id", "=", collectionId).execute();
    },
    async handOver(trx, { collectionId, from, to }) {
      await trx
        .updateTable("knowledge_sources")
        .set({ person_id: to })
        .where("collection_id", "=", collectionId)
        .where("person_id", "=", from)
        .execute();
    },
    searchSpaces: (q) => needConfluence(deps.outside.confluence).searchSpaces(q).catch(asAppError),
    createFolder: (folder) => createFolder(deps, folder),
    collectionOfFolder: (folderId) => collectionOfFolder(deps, folderId),
    deleteFolder: (folder) => deleteFolder(deps, folder),
  };
}

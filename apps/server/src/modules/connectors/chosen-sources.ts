import type { Db, Trx } from "../../adapters/db/index.ts";
import { asAppError } from "./as-app-error.ts";
import { chooseSources, needConfluence } from "./choose-sources.ts";
import type { ConnectorsDeps } from "./connectors-deps.ts";
import { readSources } from "./sources.repo.ts";

export interface ChosenSources {
  confluenceSpaces: string[];
  driveFolder: { folderId: string; url: string } | null;
}

/** The spaces and the folder of a collection; the caller checks the access to the collection. */
export async function chosenSources(db: Db, collectionId: string): Promise<ChosenSources> {
  const sources = await readSources(db, collectionId);
  const folder = sources.find(({ kind }) => kind === "drive");
  return {
    confluenceSpaces: sources.filter(({ kind }) => kind === "confluence").map(({ key }) => key),
    driveFolder: folder ? { folderId: folder.key, url: folder.url ?? "" } : null,
  };
}

/** Copies the spaces to another collection; a Drive folder belongs to only one. */
export async function copySpaces(
  deps: ConnectorsDeps,
  { from, to, personId, isExternal }: { from: string; to: string; personId: string; isExternal: boolean },
): Promise<void> {
  if (isExternal) return;
  const { confluenceSpaces } = await chosenSources(deps.db, from);
  if (confluenceSpaces.length === 0 || !deps.outside.confluence) return;
  await chooseSources(deps, { collectionId: to, personId, isExternal, confluenceSpaces });
}

/** Removes the sources of a deleted collection. The owner removes the files. */
export async function forgetSources(trx: Trx, collectionId: string): Promise<void> {
  await trx.deleteFrom("knowledge_sources").where("collection_id", "=", collectionId).execute();
}

/** Transfers the sources of one person, and their pages, to another person. */
export async function handOverSources(
  trx: Trx,
  { collectionId, from, to }: { collectionId: string; from: string; to: string },
): Promise<void> {
  await trx
    .updateTable("knowledge_sources")
    .set({ person_id: to })
    .where("collection_id", "=", collectionId)
    .where("person_id", "=", from)
    .execute();
}

export function searchSpaces({ outside }: Pick<ConnectorsDeps, "outside">, q: string) {
  return needConfluence(outside.confluence).searchSpaces(q).catch(asAppError);
}

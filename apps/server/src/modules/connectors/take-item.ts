import type { SourceFailure } from "@metatron/contract/assistants/constants";
import { ConnectorError, type OutsideReader } from "../../adapters/connectors/index.ts";
import { documentTypes } from "../../adapters/parsers/index.ts";
import { addFile, type FilesDeps, removeFile } from "../files/index.ts";
import { type ItemRow, recordItemOutcome } from "./sources.repo.ts";

/** Errors of a single page; any other error stops the whole source. */
const OF_ONE_ITEM: readonly SourceFailure[] = ["no_permission", "not_found", "too_large", "type_not_allowed"];
const READABLE = new Set<string>(Object.values(documentTypes).map(({ type }) => type));
const GOOGLE_DOCUMENT = /^application\/vnd\.google-apps\.(document|spreadsheet|presentation)$/;

/**
 * Stores one item as a file of the collection. A changed item replaces its file, unchanged content does
 * nothing.
 */
export async function takeItem(deps: FilesDeps, reader: OutsideReader, item: ItemRow): Promise<void> {
  const { db } = deps;
  try {
    mustBeReadable(item.media_type);
    const content = await reader.read(toOutsideItem(item));
    const file = await addFile(deps, {
      personId: await personOf(),
      purpose: "assistant",
      ownerId: item.collection_id,
      name: content.name,
      type: content.type,
      bytes: content.bytes,
      title: item.title,
      source: item.kind,
      sourceKey: item.item_key,
      sourceChangedAt: item.changed_at,
      ...(item.url === null ? {} : { url: item.url }),
      ...(content.revision === undefined ? {} : { revision: content.revision }),
      ...(content.author === undefined ? {} : { documentOwner: content.author }),
    });
    const isKept = await recordItemOutcome(db, item, { fileId: file.id });
    if (!isKept) await removeFile(deps, file.id);
  } catch (error) {
    if (!(error instanceof ConnectorError) || !OF_ONE_ITEM.includes(error.reason)) throw error;
    // The earlier file is stale, no longer accessible, or no longer exists.
    if (item.file_id) await removeFile(deps, item.file_id);
    await recordItemOutcome(db, item, { reason: error.reason });
  }

  async function personOf(): Promise<string> {
    const source = await db
      .selectFrom("knowledge_sources")
      .select("person_id")
      .where("collection_id", "=", item.collection_id)
      .where("kind", "=", item.kind)
      .where("key", "=", item.source_key)
      .executeTakeFirst();
    // The source was deleted while it was being synced, so its item is deleted as well.
    if (!source) throw new ConnectorError("not_found", "The source was taken away.");
    return source.person_id;
  }
}

function toOutsideItem(item: ItemRow) {
  const { title, url, media_type } = item;
  return { key: item.item_key, title, url, changedAt: item.changed_at, mediaType: media_type };
}

function mustBeReadable(mediaType: string | null) {
  if (mediaType === null || READABLE.has(mediaType) || GOOGLE_DOCUMENT.test(mediaType)) return;
  throw new ConnectorError("type_not_allowed", "Nothing can be read from this kind of file.");
}

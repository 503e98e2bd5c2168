import type { SourceChange } from "@metatron/contract/sources/source-change";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { findWording } from "../claims/index.ts";
import { type FileAccess, type FileRow, type NewerDocument, supersedingFiles } from "../files/index.ts";
import { ownsConversation } from "../history/index.ts";
import { type CitedSource, readCitedSources } from "./read-cited-sources.ts";

export interface ChangeDeps {
  db: Db;
  access: Pick<FileAccess, "mayRead">;
}

/** Reading more documents for one conversation would delay its page. */
const MOST_TEXTS = 20;

/**
 * The citations of a conversation whose source was deleted, replaced, rewritten or has expired since the
 * answer. A document that this person may no longer read counts as deleted, so its new text is not revealed.
 */
export async function findSourceChanges(
  { db, access }: ChangeDeps,
  session: Session,
  conversationId: string,
): Promise<SourceChange[]> {
  const { personId } = session;
  if (!(await ownsConversation(db, { personId, conversationId }))) throw notFound();
  const cited = await readCitedSources(db, { personId, conversationId });
  if (cited.length === 0) return [];
  const files = await readableFiles();
  const today = new Date().toISOString().slice(0, 10);
  const newer = await supersedingFiles(db, [...files.values()].map(toNamed), today);
  const texts = await readTexts();
  return cited.flatMap((source) => changeOf(source) ?? []);

  async function readableFiles(): Promise<Map<string, FileRow>> {
    const ids = [...new Set(cited.map(({ fileId }) => fileId))];
    const rows = await db.selectFrom("files").selectAll().where("id", "in", ids).execute();
    const owners = Map.groupBy(rows, ({ owner_id, purpose }) => `${purpose} ${owner_id}`);
    const readable = await Promise.all(
      // All files of one owner have the same readers.
      [...owners.values()].map(async (group) => {
        const [first] = group;
        return first && (await access.mayRead(session, first)) ? group : [];
      }),
    );
    return new Map(readable.flat().map((row) => [row.id, row]));
  }

  /** Reads only documents that changed or were replaced: most conversations have none. */
  async function readTexts(): Promise<Map<string, string>> {
    const wanted = cited.flatMap(({ fileId, version }) => {
      const file = files.get(fileId);
      if (!file) return [];
      const replacement = newer.get(fileId)?.id;
      if (replacement) return [replacement];
      return version !== undefined && version !== file.sha256 ? [fileId] : [];
    });
    const ids = [...new Set(wanted)].slice(0, MOST_TEXTS);
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom("file_texts")
      .select(["file_id", "text"])
      .where("file_id", "in", ids)
      .execute();
    return new Map(rows.map(({ file_id, text }) => [file_id, text]));
  }

  function changeOf(source: CitedSource): SourceChange | undefined {
    const file = files.get(source.fileId);
    if (!file) return toChange(source, "deleted");
    const replacement = newer.get(source.fileId);
    if (replacement && !source.wasSuperseded)
      return {
        ...toChange(source, "superseded"),
        now: wordingIn(replacement.id, source),
        newer: toNewer(replacement),
      };
    const now = wordingIn(source.fileId, source);
    const wasRewritten = texts.has(source.fileId) && file.status === "ready" && now !== source.quote;
    if (wasRewritten) return { ...toChange(source, "changed"), now };
    const { valid_until: validUntil } = file;
    const hasExpired = validUntil !== null && validUntil < today && source.day <= validUntil;
    return hasExpired ? { ...toChange(source, "expired"), now: source.quote, validUntil } : undefined;
  }

  function wordingIn(fileId: string, { quote }: CitedSource): string | null {
    const text = texts.get(fileId);
    return text === undefined ? null : findWording(text, quote);
  }
}

const toNamed = (file: FileRow) => ({
  fileId: file.id,
  collectionId: file.owner_id ?? file.id,
  title: file.title ?? file.name,
  fileName: file.name,
  revision: file.revision,
});

const toNewer = ({ id, title, revision }: NewerDocument) => ({ fileId: id, title, revision });

function toChange({ answerId, n, title, quote }: CitedSource, kind: SourceChange["kind"]): SourceChange {
  return { answerId, n, kind, title, was: quote, now: null, newer: null, validUntil: null };
}

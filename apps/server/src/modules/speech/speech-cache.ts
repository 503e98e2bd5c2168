import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import type { SpeechDeps } from "./speech-deps.ts";

const PREFIX = "speech/";
const MB = 1024 * 1024;
const TRIMMED_AT_ONCE = 200;

type CacheDeps = Pick<SpeechDeps, "db" | "storage" | "log" | "cacheMb">;

export interface Audio {
  type: string;
  bytes: Uint8Array;
}

/** A digest of the text, voice and settings, from which the text can't be read. */
export function speechKey(parts: { voice: string; speed: number; language: string; text: string }): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

export async function readSpeech(
  { db, storage, cacheMb }: CacheDeps,
  key: string,
): Promise<Audio | undefined> {
  if (cacheMb === 0) return undefined;
  const row = await db
    .updateTable("speech_cache")
    .set({ used_at: new Date() })
    .where("key", "=", key)
    .returning("type")
    .executeTakeFirst();
  const object = row && (await storage.get(`${PREFIX}${key}`));
  return object ? { type: row.type, bytes: await buffer(object.stream) } : undefined;
}

export async function keptKeys(
  { db, cacheMb }: CacheDeps,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (cacheMb === 0 || keys.length === 0) return new Set();
  const rows = await db
    .selectFrom("speech_cache")
    .select("key")
    .where("key", "in", [...keys])
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Caches the audio and evicts the least recently used pieces. Errors of the cache are ignored. */
export async function keepSpeech(deps: CacheDeps, key: string, { type, bytes }: Audio): Promise<void> {
  const { db, storage, cacheMb, log } = deps;
  if (cacheMb === 0) return;
  try {
    await storage.put({ key: `${PREFIX}${key}`, body: bytes, type, size: bytes.byteLength });
    await db
      .insertInto("speech_cache")
      .values({ key, type, size: bytes.byteLength })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ type, size: bytes.byteLength }))
      .execute();
    await trim(deps);
  } catch (error) {
    log.warn({ err: error }, "speech could not be kept");
  }
}

async function trim({ db, storage, cacheMb }: CacheDeps): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    delete from speech_cache where key in (
      select key from (
        select key, used_at, sum(size) over (order by used_at desc, key) as held from speech_cache
      ) as newest where held > ${cacheMb * MB} order by used_at limit ${TRIMMED_AT_ONCE}
    ) returning key`.execute(db);
  for (const { key } of rows) await storage.delete(`${PREFIX}${key}`);
}

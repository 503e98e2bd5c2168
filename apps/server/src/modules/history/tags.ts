import { MAX_TAGS_PER_PERSON } from "@metatron/contract/chat/constants";
import type { Tag, TagChange } from "@metatron/contract/chat/conversation";
import { tagKey } from "@metatron/contract/chat/tag-key";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import { changedAt } from "./mark-changed.ts";

/** The keys of these tags, each once. */
export const keysOf = (tags: readonly Tag[]): string[] => [...new Set(tags.map(({ name }) => tagKey(name)))];

/** Stores tags that the person does not have yet. A known tag keeps its name and colour. */
export async function addTags(trx: Trx, personId: string, tags: readonly Tag[]): Promise<void> {
  const byKey = new Map(tags.map(({ name, color }) => [tagKey(name), { name, color }]));
  if (byKey.size === 0) return;
  await trx
    .insertInto("tags")
    .values([...byKey].map(([key, { name, color }]) => ({ person_id: personId, key, name, color })))
    .onConflict((conflict) => conflict.columns(["person_id", "key"]).doNothing())
    .execute();
}

/** Call after the conversations were written: the tags that they no longer use make room for others. */
export async function checkTagCount(trx: Trx, personId: string): Promise<void> {
  await deleteUnusedTags(trx, personId);
  const { count } = await trx
    .selectFrom("tags")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow();
  if (Number(count) > MAX_TAGS_PER_PERSON)
    throw new AppError("too_many_tags", `A person has at most ${MAX_TAGS_PER_PERSON} tags.`);
}

/** A tag is deleted with its last use, because its name may say something about a deleted conversation. */
export async function deleteUnusedTags(trx: Trx, personId: string): Promise<void> {
  await sql`
    delete from tags t where t.person_id = ${personId} and not exists (
      select 1 from conversations c
      where c.person_id = ${personId} and c.tag_keys <> '{}' and t.key = any(c.tag_keys))`.execute(trx);
}

interface OwnTag {
  personId: string;
  now: Date;
}

/** Renames or recolours a tag on every conversation. The name of another tag joins the two. */
export async function changeTag(
  db: Db,
  { personId, now, tag, name, color }: TagChange & OwnTag,
): Promise<void> {
  const [from, to] = [tagKey(tag), tagKey(name)];
  await db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom("tags")
      .select("key")
      .where("person_id", "=", personId)
      .where("key", "=", from)
      .executeTakeFirst();
    // Renamed by an earlier attempt, or deleted on another device.
    if (!known) return;
    await trx
      .insertInto("tags")
      .values({ person_id: personId, key: to, name, color })
      .onConflict((conflict) => conflict.columns(["person_id", "key"]).doUpdateSet({ name, color }))
      .execute();
    await trx
      .updateTable("conversations")
      .set({
        tag_keys: sql<string[]>`case when ${from}::text <> ${to}::text and ${to}::text = any(tag_keys)
          then array_remove(tag_keys, ${from}::text) else array_replace(tag_keys, ${from}::text, ${to}::text) end`,
        ...changedAt(now),
      })
      .where("person_id", "=", personId)
      .where(sql<boolean>`tag_keys <> '{}' and tag_keys && array[${from}::text, ${to}::text]`)
      .execute();
    await deleteUnusedTags(trx, personId);
  });
}

export async function deleteTag(db: Db, { personId, now, tag }: { tag: string } & OwnTag): Promise<void> {
  const key = tagKey(tag);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("conversations")
      .set({ tag_keys: sql<string[]>`array_remove(tag_keys, ${key}::text)`, ...changedAt(now) })
      .where("person_id", "=", personId)
      .where(sql<boolean>`tag_keys <> '{}' and ${key}::text = any(tag_keys)`)
      .execute();
    await deleteUnusedTags(trx, personId);
  });
}

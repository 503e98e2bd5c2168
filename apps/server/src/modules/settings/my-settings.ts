import {
  type MySettings,
  type MySettingsChanges,
  mySettingsChanges,
} from "@metatron/contract/settings/settings";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import type { Session } from "../../http/session.ts";

type Asker = Pick<Session, "personId" | "job" | "base">;

const NOTHING_YET: Omit<MySettings, "directory"> = {
  toursSeen: [],
  personalInstructions: { isOn: true, about: "", style: "" },
};

export async function readMySettings(db: Db, { personId, job, base }: Asker): Promise<MySettings> {
  const rows = await db
    .selectFrom("person_settings")
    .select(["key", "value"])
    .where("person_id", "=", personId)
    .execute();
  const kept = new Map(rows.map(({ key, value }) => [key, value]));
  return {
    toursSeen: known("toursSeen"),
    personalInstructions: known("personalInstructions"),
    directory: { job: job ?? null, base: base ?? null },
  };

  /** A value of an older or newer release that this one can't read is ignored, without the others. */
  function known<Key extends keyof typeof NOTHING_YET>(key: Key): (typeof NOTHING_YET)[Key] {
    const parsed = mySettingsChanges.shape[key].safeParse(kept.get(key));
    // Safe: the schema of this key was used, and its type is inferred from it.
    return (parsed.data as (typeof NOTHING_YET)[Key] | undefined) ?? NOTHING_YET[key];
  }
}

export async function writeMySettings(db: Db, asker: Asker, changes: MySettingsChanges): Promise<MySettings> {
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    const row = { value: toJsonb(value), changed_at: new Date() };
    await db
      .insertInto("person_settings")
      .values({ person_id: asker.personId, key, ...row })
      .onConflict((conflict) => conflict.columns(["person_id", "key"]).doUpdateSet(row))
      .execute();
  }
  return readMySettings(db, asker);
}

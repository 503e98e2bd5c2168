import { type MySettings, mySettings } from "@metatron/contract/settings/settings";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";

const NOTHING_YET: MySettings = { toursSeen: [] };
const knownSettings = mySettings.partial();

export async function readMySettings(db: Db, personId: string): Promise<MySettings> {
  const rows = await db
    .selectFrom("person_settings")
    .select(["key", "value"])
    .where("person_id", "=", personId)
    .execute();
  // Values of an older or newer release that this one does not know are ignored.
  const known = knownSettings.safeParse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  return { ...NOTHING_YET, ...withoutUndefined(known.data ?? {}) };
}

export async function writeMySettings(
  db: Db,
  personId: string,
  changes: { [Key in keyof MySettings]?: MySettings[Key] | undefined },
): Promise<MySettings> {
  for (const [key, value] of Object.entries(withoutUndefined(changes))) {
    const row = { value: toJsonb(value), changed_at: new Date() };
    await db
      .insertInto("person_settings")
      .values({ person_id: personId, key, ...row })
      .onConflict((conflict) => conflict.columns(["person_id", "key"]).doUpdateSet(row))
      .execute();
  }
  return readMySettings(db, personId);
}

const withoutUndefined = (settings: { [Key in keyof MySettings]?: MySettings[Key] | undefined }) =>
  settings.toursSeen ? { toursSeen: settings.toursSeen } : {};

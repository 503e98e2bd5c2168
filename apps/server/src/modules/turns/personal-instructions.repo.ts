import { type PersonalInstructions, personalInstructions } from "@metatron/contract/settings/settings";
import type { Db } from "../../adapters/db/index.ts";

export type WrittenInstructions = Pick<PersonalInstructions, "about" | "style">;

/**
 * The instructions of these people that are switched on; undefined for a person without any. Batched, because
 * every question reads them.
 */
export async function readPersonalInstructions(
  db: Db,
  personIds: readonly string[],
): Promise<(WrittenInstructions | undefined)[]> {
  const rows = await db
    .selectFrom("person_settings")
    .select(["person_id", "value"])
    .where("key", "=", "personalInstructions")
    .where("person_id", "in", [...new Set(personIds)])
    .execute();
  const written = new Map(rows.map(({ person_id, value }) => [person_id, inUse(value)]));
  return personIds.map((personId) => written.get(personId));
}

function inUse(value: unknown): WrittenInstructions | undefined {
  const { data } = personalInstructions.safeParse(value);
  if (!data?.isOn || (data.about.trim() === "" && data.style.trim() === "")) return undefined;
  return { about: data.about.trim(), style: data.style.trim() };
}

import { createHash } from "node:crypto";
import type { Brand } from "@metatron/contract/enums";
import type { NewPushSubscription } from "@metatron/contract/push/push";
import type { Db, Trx } from "../../adapters/db/index.ts";

/** More devices than a person uses; a browser that loses its subscription without notice leaves a row behind. */
const MOST_DEVICES = 20;

export interface Owner {
  personId: string;
  /** The id of the session in `person_devices`; null if the provider names no sessions. */
  sessionId: string | null;
  brand: Brand;
}

/** Derived from the endpoint: the same device saved again, or by another person, is one row. */
function subscriptionIdOf(endpoint: string): string {
  const hex = createHash("sha256").update(`metatron:push\n${endpoint}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Undefined if the session of the device was ended, although its token is still valid for some minutes. */
export async function saveSubscription(
  db: Db,
  { personId, sessionId, brand }: Owner,
  { endpoint, keys, language }: NewPushSubscription,
  now: Date,
): Promise<string | undefined> {
  const id = subscriptionIdOf(endpoint);
  return await db.transaction().execute(async (trx) => {
    if (sessionId && !(await lockDevice(trx, { personId, sessionId }))) return undefined;
    // The device changed hands: pushes that wait for the former person are deleted with the row.
    await trx
      .deleteFrom("push_subscriptions")
      .where("id", "=", id)
      .where("person_id", "<>", personId)
      .execute();
    const row = {
      session_id: sessionId,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      brand,
      language,
      renewed_at: now,
    };
    await trx
      .insertInto("push_subscriptions")
      .values({ id, person_id: personId, created_at: now, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    await forgetOldest(trx, personId);
    return id;
  });
}

async function lockDevice(
  trx: Trx,
  { personId, sessionId }: { personId: string; sessionId: string },
): Promise<boolean> {
  const device = await trx
    .selectFrom("person_devices")
    .select("id")
    .where("person_id", "=", personId)
    .where("id", "=", sessionId)
    .forKeyShare()
    .executeTakeFirst();
  return device !== undefined;
}

async function forgetOldest(trx: Trx, personId: string): Promise<void> {
  await trx
    .deleteFrom("push_subscriptions")
    .where("id", "in", (of) =>
      of
        .selectFrom("push_subscriptions")
        .select("id")
        .where("person_id", "=", personId)
        .orderBy("renewed_at", "desc")
        .orderBy("id")
        .offset(MOST_DEVICES),
    )
    .execute();
}

/** Also deletes the pushes that wait for the device. */
export async function removeSubscription(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("id", "=", id).where("person_id", "=", personId).execute();
}

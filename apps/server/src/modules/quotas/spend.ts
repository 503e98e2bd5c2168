import type { QuotaLeft } from "@metatron/contract/quotas/quotas";
import { sql } from "kysely";
import type { Db, Tables, Trx } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import { quotaError } from "./quota-error.ts";

interface Spending {
  personId: string;
  kind: Tables["media_usage"]["kind"];
  amount: number;
  /** 0 = no limit; the amount is counted anyway. */
  perDay: number;
}

/**
 * Takes the amount from this person's quota of today, or throws; of two concurrent calls only one gets the
 * last of it.
 */
export async function spend(db: Db | Trx, { personId, kind, amount, perDay }: Spending): Promise<void> {
  if (amount === 0) return;
  const most = perDay === 0 ? Number.MAX_SAFE_INTEGER : perDay;
  if (amount <= most) {
    const { rows } = await sql<{ amount: number }>`
      insert into media_usage (person_id, day, kind, amount) values (${personId}, ${today()}, ${kind}, ${amount})
      on conflict (person_id, day, kind) do update set amount = media_usage.amount + excluded.amount
      where media_usage.amount + excluded.amount <= ${most}
      returning amount`.execute(db);
    if (rows.length > 0) return;
  }
  throw quotaError(kind, perDay);
}

/**
 * For work that spends in small amounts: fails before the work if too little is left, because half of the
 * result is useless.
 */
export async function mustHaveLeft(db: Db, spending: Spending): Promise<void> {
  const today = await leftToday(db, spending);
  if (today && today.left < spending.amount) throw quotaError(spending.kind, spending.perDay);
}

/**
 * Spends, then runs the work; the amount is returned if the work fails and the person did not cause the
 * failure.
 */
export async function whileSpending<T>(db: Db, spending: Spending, work: () => Promise<T>): Promise<T> {
  await spend(db, spending);
  return work().catch(async (error: unknown) => {
    if (!isOwnFault(error)) await giveBack(db, spending);
    throw error;
  });
}

/** A broken picture was processed all the same: sending it repeatedly must not be free. */
const isOwnFault = (error: unknown) =>
  error instanceof AppError && error.status < 500 && !MODEL_REFUSALS.includes(error.status);

/** The model is not configured or rate limited. */
const MODEL_REFUSALS = [424, 429];

/** Returns a reserved amount that was not used. */
export async function giveBack(db: Db, { personId, kind, amount }: Omit<Spending, "perDay">): Promise<void> {
  if (amount === 0) return;
  await db
    .updateTable("media_usage")
    .set((eb) => ({ amount: sql<number>`greatest(0, ${eb.ref("amount")} - ${amount})` }))
    .where("person_id", "=", personId)
    .where("day", "=", today())
    .where("kind", "=", kind)
    .execute();
}

/** Null without a limit. */
export async function leftToday(
  db: Db,
  { personId, kind, perDay }: Omit<Spending, "amount">,
): Promise<QuotaLeft> {
  if (perDay === 0) return null;
  const row = await db
    .selectFrom("media_usage")
    .select("amount")
    .where("person_id", "=", personId)
    .where("day", "=", today())
    .where("kind", "=", kind)
    .executeTakeFirst();
  return { perDay, left: Math.max(0, perDay - (row?.amount ?? 0)) };
}

const today = (now = new Date()) => now.toISOString().slice(0, 10);

import { type Selectable, sql } from "kysely";
import type { Db, HandoversTable, StoredPoint, StoredSources, Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { isAddressedTo } from "./receivers.ts";

export type HandoverRow = Selectable<HandoversTable>;
export type NamedRow = HandoverRow & { giver: string };

/** A hand-over of the caller, or one that is addressed to the caller. */
export async function readVisible(db: Db | Trx, session: Session, id: string): Promise<NamedRow> {
  return selectNamed(db)
    .where("h.id", "=", id)
    .where((eb) => eb.or([eb("h.giver_id", "=", session.personId), isAddressedTo(session)]))
    .executeTakeFirstOrThrow(notFound);
}

/** A hand-over that is addressed to the caller. */
export async function readReceived(db: Db | Trx, session: Session, id: string): Promise<NamedRow> {
  return selectNamed(db)
    .where("h.id", "=", id)
    .where(isAddressedTo(session))
    .executeTakeFirstOrThrow(notFound);
}

export const selectNamed = (db: Db | Trx) =>
  db
    .selectFrom("handovers as h")
    .innerJoin("people as p", "p.id", "h.giver_id")
    .selectAll("h")
    .select("p.name as giver");

export async function lockOwn(trx: Trx, session: Session, id: string): Promise<HandoverRow> {
  return trx
    .selectFrom("handovers")
    .selectAll()
    .where("id", "=", id)
    .where("giver_id", "=", session.personId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

export function mustBeDraft({ state }: Pick<HandoverRow, "state">): void {
  if (state === "sent") throw new AppError("conflict", "A hand-over that was sent no longer changes.");
}

export function mustHaveVersion(row: Pick<HandoverRow, "version">, version: number): void {
  if (row.version !== version)
    throw new AppError("version_conflict", "This hand-over was changed somewhere else.");
}

/** The columns that follow from the sources of a hand-over. */
export function conversationIdsIn(sources: StoredSources): string[] {
  const ids = Object.values(sources)
    .flat()
    .flatMap(({ kind, id, isGone }) => (kind === "conversation" && id !== null && !isGone ? [id] : []));
  return [...new Set(ids)];
}

export const idsOf = (points: readonly StoredPoint[]): string[] => points.map(({ id }) => id);

export interface Closing {
  by: string;
  at: string;
}

/** Who closed these points; a point that was carried on is closed in every hand-over. */
export async function readClosings(db: Db | Trx, ids: readonly string[]): Promise<Map<string, Closing>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("handover_closings as c")
    .innerJoin("people as p", "p.id", "c.person_id")
    .select(["c.point_id", "c.at", "p.name"])
    .where(sql<boolean>`c.point_id = any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ point_id, at, name }) => [point_id, { by: name, at: at.toISOString() }]));
}

export interface Receipt {
  handoverId: string;
  personId: string;
  by: string;
  at: string;
}

/** First one first. */
export async function readReceipts(db: Db | Trx, handoverIds: readonly string[]): Promise<Receipt[]> {
  if (handoverIds.length === 0) return [];
  const rows = await db
    .selectFrom("handover_receipts as r")
    .innerJoin("people as p", "p.id", "r.person_id")
    .select(["r.handover_id", "r.person_id", "r.at", "p.name"])
    .where(sql<boolean>`r.handover_id = any(${[...handoverIds]}::uuid[])`)
    .orderBy("r.at")
    .orderBy("r.person_id")
    .execute();
  return rows.map(({ handover_id, person_id, at, name }) => ({
    handoverId: handover_id,
    personId: person_id,
    by: name,
    at: at.toISOString(),
  }));
}

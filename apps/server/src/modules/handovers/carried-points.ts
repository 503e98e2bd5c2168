import { sql } from "kysely";
import type { Db, StoredPoint, StoredSource, Trx } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { type NamedRow, readClosings, selectNamed } from "./handovers.repo.ts";
import { isAddressedTo } from "./receivers.ts";

const MOST_HANDOVERS = 100;
const LOOK_BACK_MS = 30 * 24 * 60 * 60_000;
const MOST_OFFERED = 100;

export interface CarriedPoint {
  point: StoredPoint;
  origin: { by: string; at: string };
  sources: StoredSource[];
}

/**
 * Points that are still open in hand-overs that this person acknowledged. A point that the person has passed on since
 * then is with the next shift and is not offered.
 */
export async function findCarriedPoints(
  db: Db | Trx,
  session: Session,
  now: Date,
): Promise<(CarriedPoint & { id: string })[]> {
  const rows = await selectNamed(db)
    .where("h.state", "=", "sent")
    .where("h.listed_at", ">", new Date(now.getTime() - LOOK_BACK_MS))
    .where((eb) =>
      eb.or([
        eb("h.giver_id", "=", session.personId),
        eb.and([
          isAddressedTo(session),
          sql<boolean>`exists (select 1 from handover_receipts r
            where r.handover_id = h.id and r.person_id = ${session.personId})`,
        ]),
      ]),
    )
    .orderBy("h.listed_at", "desc")
    .orderBy("h.id")
    .limit(MOST_HANDOVERS)
    .execute();
  const newest = new Map<string, { row: NamedRow; point: StoredPoint }>();
  for (const row of rows)
    for (const point of row.points) if (!newest.has(point.id)) newest.set(point.id, { row, point });
  const mine = [...newest.values()].filter(
    ({ row, point }) => row.giver_id !== session.personId && point.section === "open",
  );
  const closings = await readClosings(
    db,
    mine.map(({ point }) => point.id),
  );
  return mine
    .filter(({ point }) => !closings.has(point.id))
    .slice(0, MOST_OFFERED)
    .map(({ row, point }) => ({ id: point.id, ...carriedFrom(row, point) }));
}

/**
 * The sources and origins of points that come from other hand-overs. An id of a hand-over that this person did not
 * receive is refused: closing the point would close it there too.
 */
export async function readOrigins(
  db: Db | Trx,
  session: Session,
  { handoverId, ids }: { handoverId: string; ids: readonly string[] },
): Promise<Map<string, CarriedPoint>> {
  if (ids.length === 0) return new Map();
  const rows = await selectNamed(db)
    .select(isAddressedTo(session).as("is_received"))
    .where("h.id", "<>", handoverId)
    .where("h.state", "=", "sent")
    .where(sql<boolean>`h.point_ids && ${[...ids]}::uuid[]`)
    .orderBy("h.listed_at", "desc")
    .execute();
  const wanted = new Set(ids);
  const found = new Map<string, CarriedPoint>();
  const known = new Set<string>();
  for (const row of rows)
    for (const point of row.points) {
      if (!wanted.has(point.id)) continue;
      known.add(point.id);
      if (row.is_received && !found.has(point.id)) found.set(point.id, carriedFrom(row, point));
    }
  if ([...known].some((id) => !found.has(id)))
    throw new AppError("id_taken", "A point of another hand-over has this id.");
  return found;
}

function carriedFrom(row: NamedRow, point: StoredPoint): CarriedPoint {
  const at = (row.sent_at ?? row.listed_at).toISOString();
  return { point, origin: point.origin ?? { by: row.giver, at }, sources: row.sources[point.id] ?? [] };
}

import type { AdminCase, OwnCase } from "@metatron/contract/cases/case";
import type { CaseDelivery, CaseStatus, Desk } from "@metatron/contract/cases/constants";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import { type CaseRow, toAdminCase, toOwnCase } from "./case-row.ts";

const position = z.tuple([z.iso.datetime(), z.uuid()]);
const positionOf = ({ created_at, id }: CaseRow) => [created_at.toISOString(), id];

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}
interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export async function listCases(
  db: Db,
  { personId, limit, cursor }: PageQuery & { personId: string },
): Promise<Page<OwnCase>> {
  const after = decodeCursor(position, cursor);
  const found = await db
    .selectFrom("cases")
    .selectAll()
    .where("person_id", "=", personId)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("created_at", "id"), "<", eb.tuple(new Date(after?.[0] ?? 0), after?.[1] ?? "")),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const { rows, nextCursor } = cutPage(found, limit, positionOf);
  return { items: rows.map(toOwnCase), nextCursor };
}

interface AdminQuery extends PageQuery {
  status?: CaseStatus | undefined;
  desk?: Desk | undefined;
  delivery?: CaseDelivery | undefined;
}

export async function listAllCases(
  db: Db,
  { limit, cursor, status, desk, delivery }: AdminQuery,
): Promise<Page<AdminCase>> {
  const after = decodeCursor(position, cursor);
  const found = await db
    .selectFrom("cases as c")
    .innerJoin("people as p", "p.id", "c.person_id")
    .selectAll("c")
    .select(["p.name", "p.email"])
    .$if(status !== undefined, (query) => query.where("c.status", "=", status ?? "open"))
    .$if(desk !== undefined, (query) => query.where("c.desk", "=", desk ?? "rh"))
    .$if(delivery !== undefined, (query) => query.where("c.delivery", "=", delivery ?? "waiting"))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("c.created_at", "c.id"), "<", eb.tuple(new Date(after?.[0] ?? 0), after?.[1] ?? "")),
      ),
    )
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .limit(limit + 1)
    .execute();
  const { rows, nextCursor } = cutPage(found, limit, positionOf);
  return { items: rows.map(toAdminCase), nextCursor };
}

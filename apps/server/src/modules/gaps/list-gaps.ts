import { id } from "@metatron/contract/fields";
import type { GapState } from "@metatron/contract/gaps/constants";
import type { KnowledgeGap } from "@metatron/contract/gaps/gaps";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import { toGap } from "./gap-row.ts";

const position = z.tuple([z.int(), id]);

interface GapsQuery {
  state?: GapState | undefined;
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Most asked first. */
export async function listGaps(
  db: Db,
  { state, q, limit, cursor }: GapsQuery,
): Promise<{ items: KnowledgeGap[]; nextCursor: string | null }> {
  const after = decodeCursor(position, cursor);
  let query = db.selectFrom("knowledge_gaps").selectAll();
  if (state) query = query.where("state", "=", state);
  if (q) {
    const wanted = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(
      sql<boolean>`unaccent(lower(text || ' ' || coalesce(category, '') || ' ' || coalesce(owner, '')))
        like unaccent(lower(${wanted}))`,
    );
  }
  if (after) query = query.where(sql<boolean>`(-people, id) > (${-after[0]}, ${after[1]}::uuid)`);
  const rows = await query
    .orderBy("people", "desc")
    .orderBy("id")
    .limit(limit + 1)
    .execute();
  const page = cutPage(rows, limit, (row) => [row.people, row.id]);
  return { items: page.rows.map(toGap), nextCursor: page.nextCursor };
}

import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

/**
 * The data that a person shares by giving feedback: that answer and its question. This is the only place
 * where an administrator's call reads another person's messages, and it reads no others.
 */
export function selectShared(db: Db) {
  return db
    .selectFrom("feedback as f")
    .innerJoin("messages as m", "m.id", "f.message_id")
    .innerJoin("conversations as c", "c.id", "m.conversation_id")
    .leftJoin("messages as q", (join) =>
      join
        .onRef("q.id", "=", "m.parent_id")
        .onRef("q.conversation_id", "=", "m.conversation_id")
        .on("q.role", "=", sql.lit("user")),
    );
}

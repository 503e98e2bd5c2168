import { sql } from "kysely";
import type { StoredSource, StoredSources } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import type { OnDeleted } from "../history/index.ts";
import { conversationIdsIn } from "./handovers.repo.ts";

/** A deleted conversation leaves its title in hand-overs; its text and documents are removed from them. */
export const forgetConversation: OnDeleted = async (trx, { conversationId }) => {
  const rows = await trx
    .selectFrom("handovers")
    .select(["id", "sources"])
    .where(sql<boolean>`conversation_ids && array[${conversationId}]::uuid[]`)
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const row of rows) {
    const sources: StoredSources = Object.fromEntries(
      Object.entries(row.sources).map(([pointId, each]) => [
        pointId,
        each.map((source) => withoutText(source, conversationId)),
      ]),
    );
    await trx
      .updateTable("handovers")
      .set({ sources: toJsonb(sources), conversation_ids: conversationIdsIn(sources) })
      .where("id", "=", row.id)
      .execute();
  }
};

function withoutText(source: StoredSource, conversationId: string): StoredSource {
  if (source.kind !== "conversation" || source.id !== conversationId) return source;
  return { ...source, quote: "", documents: [], isGone: true };
}

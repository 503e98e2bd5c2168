import type { KnowledgeGap } from "@metatron/contract/gaps/gaps";
import type { Selectable } from "kysely";
import type { Tables } from "../../adapters/db/index.ts";

export function toGap(row: Selectable<Tables["knowledge_gaps"]>): KnowledgeGap {
  const { id, text, brand, category, people, times, unsupported, bad, state, owner } = row;
  return {
    id,
    text,
    brand,
    category,
    people,
    times,
    unsupported,
    bad,
    state,
    owner,
    firstAskedAt: row.first_asked_at.toISOString(),
    lastAskedAt: row.last_asked_at.toISOString(),
    solvedAt: row.solved_at?.toISOString() ?? null,
  };
}

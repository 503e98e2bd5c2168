import type { Message } from "@metatron/contract/chat/message";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

/** Far more turns than any model can read. Without this limit, a cycle of parents would never end. */
const MOST_TURNS = 1000;

export interface BranchMessage {
  id: string;
  role: Message["role"];
  text: string;
}

type BranchRow = BranchMessage & { leaf: string; parts: Message["content"] | null };

/** For each message, the turns that lead to it, oldest first, including the message itself. */
export async function readBranches(db: Db, messageIds: readonly string[]): Promise<BranchMessage[][]> {
  const { rows } = await sql<BranchRow>`
    with recursive branch as (
      select m.id as leaf, m.conversation_id, m.id, m.parent_id, m.role, m.text, 1 as depth,
        case when m.steers <> '[]' then m.content end as parts
      from messages m where m.id = any(${messageIds}::uuid[])
      union all
      select b.leaf, b.conversation_id, m.id, m.parent_id, m.role, m.text, b.depth + 1,
        case when m.steers <> '[]' then m.content end
      -- A parent's id came from a client: whatever it names, a branch never leaves its conversation.
      from branch b join messages m on m.id = b.parent_id and m.conversation_id = b.conversation_id
      where b.depth < ${MOST_TURNS}
    )
    select leaf, id, role, text, parts from branch order by leaf, depth desc`.execute(db);
  const byLeaf = Map.groupBy(rows, (row) => row.leaf);
  return messageIds.map((id) => (byLeaf.get(id) ?? []).flatMap(toMessages));
}

/** An answer with added messages becomes several messages of the next model call, in their order. */
function toMessages({ id, role, text, parts }: BranchRow): BranchMessage[] {
  if (!parts) return [{ id, role, text }];
  return parts.flatMap((part): BranchMessage[] => {
    if (part.type === "image_url") return [];
    return [{ id, role: part.type === "steer" ? "user" : role, text: part.text }];
  });
}

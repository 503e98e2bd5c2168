import type { Citation } from "@metatron/contract/chat/citation";
import type { Db } from "../../../adapters/db/index.ts";
import type { BranchMessage } from "../../history/index.ts";

/** Older answers are seldom asked about again, and each row holds the texts of its citations. */
const ANSWERS_READ = 12;

/** Citations of the last answers of a branch, oldest first. */
export async function earlierCitations(db: Db, branch: readonly BranchMessage[]): Promise<Citation[]> {
  const ids = branch
    .filter(({ role }) => role === "assistant")
    .slice(-ANSWERS_READ)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("messages").select(["id", "citations"]).where("id", "in", ids).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.citations ?? []);
}

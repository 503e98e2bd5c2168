import type { GrantRole } from "@metatron/contract/assistants/constants";
import type { Grant } from "@metatron/contract/assistants/life";
import type { Role } from "@metatron/contract/roles";
import type { Db, Trx } from "../../adapters/db/index.ts";
import type { AssistantRow } from "./assistant-row.ts";

/** What these roles were given, once the published version is cleared for people beyond the named members. */
export async function grantedRoles(
  db: Db | Trx,
  row: Pick<AssistantRow, "id" | "published_version" | "approved_version">,
  held: readonly Role[],
): Promise<GrantRole[]> {
  if (!isOpenToAudience(row)) return [];
  const rows = await db
    .selectFrom("assistant_grants")
    .select("role")
    .where("assistant_id", "=", row.id)
    .where("audience", "in", ["everyone", ...held])
    .execute();
  return rows.map(({ role }) => role);
}

export const isOpenToAudience = ({
  published_version,
  approved_version,
}: Pick<AssistantRow, "published_version" | "approved_version">): boolean =>
  approved_version === published_version;

export async function readGrants(db: Db | Trx, assistantId: string): Promise<Grant[]> {
  return db
    .selectFrom("assistant_grants")
    .select(["audience", "role"])
    .where("assistant_id", "=", assistantId)
    .orderBy("added_at")
    .orderBy("audience")
    .execute();
}

import type { ToolServer } from "@metatron/contract/tool-servers/tool-servers";
import type { StoredFailure, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { McpError, type McpToolList } from "../../adapters/mcp/index.ts";
import { offeredName } from "./offered-name.ts";
import { targetOf } from "./server-target.ts";
import { digestOf, toForm } from "./tool-form.ts";
import {
  readServer,
  readServerRow,
  readToolRows,
  type ServerRow,
  type ToolRow,
} from "./tool-servers.repo.ts";
import type { ToolServersDeps } from "./tool-servers-deps.ts";

type Deps = Pick<ToolServersDeps, "db" | "mcp" | "secrets" | "log" | "now">;

/**
 * Lists the tools of a server and stores the list. Changed and new tools are not offered until an administrator
 * accepts them. A failure is stored as the server's state.
 */
export async function checkServer(
  deps: Deps,
  { id, personId }: { id: string; personId: string | null },
): Promise<ToolServer> {
  const server = await readServerRow(deps.db, id);
  try {
    const target = await targetOf(deps, server, personId);
    await storeList(deps, server, await deps.mcp.list(target));
  } catch (error) {
    if (!(error instanceof McpError)) throw error;
    await storeFailure(deps, server, error);
  }
  return readServer(deps.db, id);
}

export async function storeList(
  deps: Pick<Deps, "db" | "now">,
  server: ServerRow,
  list: McpToolList,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await isCurrent(trx, server))) return;
    await trx
      .updateTable("tool_servers")
      .set({ checked_at: deps.now(), failure: null, omitted: list.omitted })
      .where("id", "=", server.id)
      .execute();
    await storeTools(trx, server, list);
  });
}

/** A list of an earlier configuration must not replace that of the current one. */
async function isCurrent(trx: Trx, { id, revision }: ServerRow): Promise<boolean> {
  const found = await trx
    .selectFrom("tool_servers")
    .select("id")
    .where("id", "=", id)
    .where("revision", "=", revision)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

async function storeTools(trx: Trx, server: ServerRow, { tools }: McpToolList): Promise<void> {
  const known = new Map((await readToolRows(trx, server.id)).map((row) => [row.name, row]));
  const listed = new Map(tools.map((tool) => [tool.name, toForm(tool)]));
  await markGone(
    trx,
    [...known.values()].filter(({ name }) => !listed.has(name)),
  );
  let taken: Set<string> | undefined;
  for (const [name, form] of listed) {
    const row = known.get(name);
    const current_digest = digestOf(form);
    if (row?.current_digest === current_digest) continue;
    const current = toJsonb(form);
    if (row) {
      await at(trx, row).set({ current, current_digest }).execute();
      continue;
    }
    taken ??= await takenNames(trx);
    const offered_as = offeredName({ serverId: server.id, serverName: server.name, tool: name }, taken);
    taken.add(offered_as);
    await trx
      .insertInto("tool_server_tools")
      .values({
        server_id: server.id,
        name,
        offered_as,
        current,
        current_digest,
        is_on: false,
        access: form.isReadOnly ? "outside" : "write",
        roles: [],
        place: "assistants",
      })
      .execute();
  }
}

async function markGone(trx: Trx, gone: readonly ToolRow[]): Promise<void> {
  for (const row of gone) {
    // A tool that was never accepted has no settings worth keeping.
    if (row.accepted_digest === null)
      await trx
        .deleteFrom("tool_server_tools")
        .where("server_id", "=", row.server_id)
        .where("name", "=", row.name)
        .execute();
    else if (row.current_digest !== null)
      await at(trx, row).set({ current: null, current_digest: null }).execute();
  }
}

const at = (trx: Trx, row: ToolRow) =>
  trx.updateTable("tool_server_tools").where("server_id", "=", row.server_id).where("name", "=", row.name);

async function takenNames(trx: Trx): Promise<Set<string>> {
  const rows = await trx.selectFrom("tool_server_tools").select("offered_as").execute();
  return new Set(rows.map(({ offered_as }) => offered_as));
}

async function storeFailure({ db, now }: Deps, server: ServerRow, error: McpError): Promise<void> {
  await db
    .updateTable("tool_servers")
    .set({ checked_at: now(), failure: toJsonb(toStoredFailure(error, now())) })
    .where("id", "=", server.id)
    .where("revision", "=", server.revision)
    .execute();
}

export function toStoredFailure({ reason, message }: McpError, at: Date): StoredFailure {
  return { reason, detail: message, at: at.toISOString() };
}

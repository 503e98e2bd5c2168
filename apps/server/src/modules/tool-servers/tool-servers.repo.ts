import type { ServerTool, ToolServer } from "@metatron/contract/tool-servers/tool-servers";
import { type Selectable, sql } from "kysely";
import type { Db, StoredFailure, Tables, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { notFound } from "../../http/app-error.ts";
import { percentile, rangeOf } from "./call-times.ts";

export type ServerRow = Selectable<Tables["tool_servers"]>;
export type ToolRow = Selectable<Tables["tool_server_tools"]>;

export function readServerRows(db: Db | Trx): Promise<ServerRow[]> {
  return db.selectFrom("tool_servers").selectAll().orderBy("created_at").orderBy("id").execute();
}

export async function readServerRow(db: Db | Trx, id: string): Promise<ServerRow> {
  const row = await db.selectFrom("tool_servers").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export function readToolRows(db: Db | Trx, serverId?: string): Promise<ToolRow[]> {
  const rows = db.selectFrom("tool_server_tools").selectAll().orderBy("name");
  return (serverId === undefined ? rows : rows.where("server_id", "=", serverId)).execute();
}

export async function readServers(db: Db): Promise<ToolServer[]> {
  const servers = await readServerRows(db);
  if (servers.length === 0) return [];
  const tools = await readToolRows(db);
  const names = await readNames(db, tools);
  return servers.map((server) =>
    toServer(server, { tools: tools.filter(({ server_id }) => server_id === server.id), names }),
  );
}

export async function readServer(db: Db | Trx, id: string): Promise<ToolServer> {
  const tools = await readToolRows(db, id);
  return toServer(await readServerRow(db, id), { tools, names: await readNames(db, tools) });
}

type AssistantNames = ReadonlyMap<string, string>;

/** The names of the assistants that tools are limited to; deleted assistants are missing. */
async function readNames(db: Db | Trx, tools: readonly ToolRow[]): Promise<AssistantNames> {
  const ids = [...new Set(tools.flatMap(({ assistants }) => assistants))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("assistants").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** One statement per call: the counters are part of the tool's row. */
export async function countCall(
  db: Db,
  {
    tool,
    milliseconds,
    failure,
  }: { tool: ToolRow; milliseconds: number; failure: StoredFailure | undefined },
): Promise<void> {
  const place = sql.raw(String(rangeOf(milliseconds)));
  await sql`update tool_server_tools set
      calls = calls + 1,
      failures = failures + ${failure ? 1 : 0},
      times[${place}] = coalesce(times[${place}], 0) + 1,
      last_failure = coalesce(${failure ? toJsonb(failure) : null}::jsonb, last_failure)
    where server_id = ${tool.server_id} and name = ${tool.name}`.execute(db);
}

interface ServerParts {
  tools: readonly ToolRow[];
  names: AssistantNames;
}

function toServer(server: ServerRow, { tools, names }: ServerParts): ToolServer {
  const { oauth } = server;
  return {
    id: server.id,
    name: server.name,
    kind: server.kind,
    address: server.address,
    headerNames: server.header_names.filter((name) => name !== CLIENT_SECRET),
    oauth: oauth && {
      clientId: oauth.clientId,
      hasClientSecret: server.header_names.includes(CLIENT_SECRET),
      scopes: oauth.scopes,
      hosts: [...oauth.hosts],
    },
    isEnabled: server.is_enabled,
    checkedAt: server.checked_at?.toISOString() ?? null,
    failure: server.failure,
    omitted: server.omitted,
    tools: tools.map((tool) => toServerTool(tool, names)),
  };
}

/** Marks in `header_names` that a client secret is stored; no header can have this name. */
export const CLIENT_SECRET = ":client-secret";

function toServerTool(tool: ToolRow, names: AssistantNames): ServerTool {
  return {
    name: tool.name,
    offeredAs: tool.offered_as,
    state: stateOf(tool),
    accepted: tool.accepted,
    current: tool.current,
    digest: tool.current_digest,
    isOn: tool.is_on,
    access: tool.access,
    roles: [...tool.roles],
    place: tool.place,
    assistants: tool.assistants.map((id) => ({ id, name: names.get(id) ?? null })),
    calls: tool.calls,
    failures: tool.failures,
    medianMs: percentile(tool.times, 0.5),
    p95Ms: percentile(tool.times, 0.95),
    lastFailure: tool.last_failure,
  };
}

export function stateOf(tool: Pick<ToolRow, "accepted_digest" | "current_digest">): ServerTool["state"] {
  if (tool.current_digest === null) return "gone";
  if (tool.accepted_digest === null) return "new";
  return tool.accepted_digest === tool.current_digest ? "accepted" : "changed";
}

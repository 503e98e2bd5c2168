import type { AuditAction } from "@metatron/contract/audit/constants";
import { MAX_TOOL_SERVERS } from "@metatron/contract/tool-servers/constants";
import type { ToolServer, ToolServerFields } from "@metatron/contract/tool-servers/tool-servers";
import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { McpError } from "../../adapters/mcp/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { openServerSecrets, type ServerSecrets, sealServerSecrets } from "./server-secrets.ts";
import { CLIENT_SECRET, readServer, readServerRows, type ServerRow } from "./tool-servers.repo.ts";
import type { ToolServersDeps } from "./tool-servers-deps.ts";

type Deps = Pick<ToolServersDeps, "db" | "mcp" | "secrets" | "now">;

/** Registers a server, or changes it; a header without a new value keeps the stored one. */
export async function saveServer(
  { db, mcp, secrets: box, now }: Deps,
  { id, fields, personId }: { id: string; fields: ToolServerFields; personId: string },
): Promise<ToolServer> {
  if (fields.kind === "stdio" && !mcp.isStdioAllowed)
    throw new AppError("validation_failed", "Programs are not allowed here.", {
      errors: [{ path: "kind", message: "needs MCP_STDIO=on" }],
    });
  const saved = await db.transaction().execute(async (trx) => {
    // Two servers with one name would have tools with the same names.
    await sql`lock table tool_servers in share row exclusive mode`.execute(trx);
    const known = await readServerRows(trx);
    const before = known.find((each) => each.id === id);
    mustBeAddable(known, { id, name: fields.name });
    const secrets = mergeSecrets(fields, before && (await readSecrets(box, before)));
    const row = {
      name: fields.name,
      kind: fields.kind,
      address: fields.address,
      header_names: [...Object.keys(secrets.headers), ...(secrets.clientSecret ? [CLIENT_SECRET] : [])],
      secrets: await sealServerSecrets(box, id, secrets),
      oauth: fields.oauth && toJsonb(oauthOf(fields.oauth)),
      is_enabled: fields.isEnabled,
      changed_by: personId,
      changed_at: now(),
    };
    await trx
      .insertInto("tool_servers")
      .values({ ...row, id, created_at: now() })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          ...row,
          revision: eb("tool_servers.revision", "+", 1),
          ...(before?.address === fields.address ? {} : { checked_at: null, failure: null }),
        })),
      )
      .execute();
    // Tokens must never be sent to an address that the person did not see when they allowed the connection.
    if (before && before.address !== fields.address) await forgetPeople(trx, id);
    await audit(trx, { personId, id, action: "tool_server_saved", details: { isEnabled: fields.isEnabled } });
    return readServer(trx, id);
  });
  mcp.drop(id);
  return saved;
}

export async function deleteServer(
  { db, mcp }: Pick<Deps, "db" | "mcp">,
  { id, personId }: { id: string; personId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom("tool_servers").where("id", "=", id).executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    await audit(trx, { personId, id, action: "tool_server_deleted", details: {} });
  });
  mcp.drop(id);
}

function mustBeAddable(known: readonly ServerRow[], { id, name }: { id: string; name: string }): void {
  const isSame = (other: ServerRow) => other.name.toLowerCase() === name.toLowerCase();
  if (known.some((each) => each.id !== id && isSame(each)))
    throw new AppError("conflict", "Another tool server has this name.");
  if (known.length >= MAX_TOOL_SERVERS && !known.some((each) => each.id === id))
    throw new AppError("conflict", `There are ${MAX_TOOL_SERVERS} tool servers already.`);
}

/** Credentials that can't be decrypted any more can still be replaced. */
async function readSecrets(box: Deps["secrets"], row: ServerRow): Promise<ServerSecrets | undefined> {
  return openServerSecrets(box, row).catch((error: unknown) => {
    if (error instanceof McpError) return undefined;
    throw error;
  });
}

function mergeSecrets(fields: ToolServerFields, before: ServerSecrets | undefined): ServerSecrets {
  const headers: Record<string, string> = {};
  for (const [at, { name, value }] of fields.headers.entries()) {
    const kept = value ?? before?.headers[name];
    if (kept === undefined)
      throw new AppError("validation_failed", "A new header needs a value.", {
        errors: [{ path: `headers.${at}.value`, message: "is required" }],
      });
    headers[name] = kept;
  }
  const secret = fields.oauth?.clientSecret ?? before?.clientSecret;
  return { headers, clientSecret: fields.oauth && secret ? secret : null };
}

function oauthOf({ clientId, scopes, hosts }: NonNullable<ToolServerFields["oauth"]>) {
  return { clientId, scopes, hosts: hosts.map((host) => new URL(host).origin) };
}

async function forgetPeople(trx: Trx, serverId: string): Promise<void> {
  await trx.deleteFrom("tool_connections").where("server_id", "=", serverId).execute();
  await trx.deleteFrom("tool_authorizations").where("server_id", "=", serverId).execute();
}

/** Without addresses, headers and names of accounts. */
export async function audit(
  trx: Trx,
  entry: { personId: string; id: string; action: AuditAction; details: Record<string, unknown> },
): Promise<void> {
  await recordAudit(trx, {
    actorId: entry.personId,
    action: entry.action,
    subjectType: "tool_server",
    subjectId: entry.id,
    details: entry.details,
  });
}

import { createHash, randomBytes } from "node:crypto";
import { isAdmin, isMeantFor } from "@metatron/contract/roles";
import type { ToolConnection } from "@metatron/contract/tool-servers/tool-servers";
import {
  finishAuthorization,
  McpError,
  type OAuthSession,
  revokeAuthorization,
  startAuthorization,
} from "../../adapters/mcp/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { oauthServerOf, openSession, sealSession } from "./person-session.ts";
import { openServerSecrets } from "./server-secrets.ts";
import { readServerRow, readServerRows, readToolRows, type ServerRow } from "./tool-servers.repo.ts";
import type { ToolServersDeps } from "./tool-servers-deps.ts";

type Deps = Pick<ToolServersDeps, "db" | "mcp" | "secrets" | "now">;

export interface Connecting {
  personId: string;
  roles: readonly string[];
}

/** The page of the web app that the authorization server returns the person to. */
const CALLBACK_PATH = "/connections/callback";
const ALLOWED_FOR_MS = 10 * 60_000;

/** Servers that need this person's own account, with their tools for this person. */
export async function listConnections(
  { db }: Pick<Deps, "db">,
  person: Connecting,
): Promise<ToolConnection[]> {
  const servers = await usableServers({ db }, person);
  if (servers.length === 0) return [];
  const connected = await db
    .selectFrom("tool_connections")
    .select(["server_id", "connected_at"])
    .where("person_id", "=", person.personId)
    .execute();
  return servers.map((server) =>
    toConnection(server, connected.find(({ server_id }) => server_id === server.id)?.connected_at),
  );
}

/** The address where the person allows the connection; `origin` is where the web app was opened. */
export async function startConnection(
  deps: Deps,
  { serverId, origin, ...person }: Connecting & { serverId: string; origin: string },
): Promise<URL> {
  const server = await usableServer(deps, person, serverId);
  const state = randomBytes(32).toString("base64url");
  const { url, session } = await asAppError(async () => {
    const { clientSecret } = await openServerSecrets(deps.secrets, server);
    const clientId = server.oauth?.clientId;
    return startAuthorization(oauthServerOf(server), {
      redirectUrl: `${origin}${CALLBACK_PATH}`,
      state,
      ...(clientId
        ? { client: { client_id: clientId, ...(clientSecret ? { client_secret: clientSecret } : {}) } }
        : {}),
    });
  });
  const owner = { serverId, personId: person.personId };
  const now = deps.now();
  await deps.db
    .deleteFrom("tool_authorizations")
    .where("created_at", "<", new Date(now.getTime() - ALLOWED_FOR_MS))
    .execute();
  await deps.db
    .insertInto("tool_authorizations")
    .values({
      state_digest: digest(state),
      server_id: serverId,
      person_id: person.personId,
      secrets: await sealSession(deps.secrets, owner, session),
      created_at: now,
    })
    .execute();
  return url;
}

/** The state belongs to the person who started: nobody can connect an account to somebody else. */
export async function finishConnection(
  deps: Deps,
  { state, code, iss, ...person }: Connecting & { state: string; code: string; iss: string | null },
): Promise<ToolConnection> {
  const { personId } = person;
  // Deleted first: a code can be used once, also by two tabs.
  const started = await deps.db
    .deleteFrom("tool_authorizations")
    .where("state_digest", "=", digest(state))
    .where("person_id", "=", personId)
    .returningAll()
    .executeTakeFirst();
  if (!started || started.created_at.getTime() < deps.now().getTime() - ALLOWED_FOR_MS) throw notFound();
  const server = await usableServer(deps, person, started.server_id);
  const owner = { serverId: server.id, personId };
  const session = await asAppError(async () => {
    const kept = await openSession(deps.secrets, owner, started.secrets);
    return finishAuthorization(oauthServerOf(server), kept, { code, iss });
  });
  const row = { secrets: await sealSession(deps.secrets, owner, session), connected_at: deps.now() };
  await deps.db
    .insertInto("tool_connections")
    .values({ ...row, server_id: server.id, person_id: personId })
    .onConflict((conflict) =>
      conflict.columns(["server_id", "person_id"]).doUpdateSet((eb) => ({
        ...row,
        refresh_until: null,
        version: eb("tool_connections.version", "+", 1),
      })),
    )
    .execute();
  deps.mcp.drop(connectionKey(server, personId));
  return toConnection(server, row.connected_at);
}

/** Also where the server has been switched off, or its tools are no longer for this person. */
export async function endConnection(
  deps: Deps,
  { serverId, personId }: { serverId: string; personId: string },
): Promise<void> {
  const row = await deps.db
    .deleteFrom("tool_connections")
    .where("server_id", "=", serverId)
    .where("person_id", "=", personId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  const server = await readServerRow(deps.db, serverId);
  deps.mcp.drop(connectionKey(server, personId));
  const session = await openSession(deps.secrets, { serverId, personId }, row.secrets).catch(
    (): OAuthSession | undefined => undefined,
  );
  if (session) await revokeAuthorization(oauthServerOf(server), session);
}

const connectionKey = ({ id, revision }: ServerRow, personId: string) => `${id}/${revision}/${personId}`;

const digest = (state: string) => createHash("sha256").update(state).digest("base64url");

function toConnection({ id, name, address }: ServerRow, connectedAt: Date | undefined): ToolConnection {
  return {
    serverId: id,
    name,
    host: new URL(address).host,
    connectedAt: connectedAt?.toISOString() ?? null,
  };
}

async function usableServer(
  deps: Pick<Deps, "db">,
  person: Connecting,
  serverId: string,
): Promise<ServerRow> {
  const server = (await usableServers(deps, person)).find(({ id }) => id === serverId);
  if (!server) throw notFound();
  return server;
}

/** Administrators connect before any tool is accepted: the list is read with their account. */
async function usableServers({ db }: Pick<Deps, "db">, { roles }: Connecting): Promise<ServerRow[]> {
  const servers = (await readServerRows(db)).filter(({ oauth, is_enabled }) => oauth && is_enabled);
  if (servers.length === 0 || isAdmin(roles)) return servers;
  const tools = await readToolRows(db);
  return servers.filter(({ id }) =>
    tools.some((tool) => tool.server_id === id && tool.is_on && isMeantFor(tool.roles, roles)),
  );
}

async function asAppError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof McpError) throw new AppError("connector_unavailable", error.message);
    throw error;
  }
}

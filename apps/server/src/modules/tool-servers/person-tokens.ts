import { setTimeout as wait } from "node:timers/promises";
import {
  McpError,
  type McpTokens,
  type OAuthSession,
  refreshAuthorization,
} from "../../adapters/mcp/index.ts";
import { needsAuthorization, oauthServerOf, openSession, sealSession } from "./person-session.ts";
import type { ServerRow } from "./tool-servers.repo.ts";
import type { ToolServersDeps } from "./tool-servers-deps.ts";

type Deps = Pick<ToolServersDeps, "db" | "secrets" | "now">;

/** Longer than a refresh may take; the lease of a killed process ends after it. */
const LEASE_MS = 30_000;
const LOOK_EVERY_MS = 200;
const MOST_LOOKS = 200;
/** The refusal of a call that was sent before the last refresh can arrive after it: it is about the old token. */
const JUST_REFRESHED_MS = 10_000;
/** A token that expires within this time is refreshed before it is used. */
const EARLY_MS = 30_000;

interface Current {
  session: OAuthSession;
  version: number;
}

/** The tokens of one person at one server, refreshed once for all parallel calls and nodes. */
export async function personTokens(
  deps: Deps,
  { server, personId }: { server: ServerRow; personId: string },
): Promise<McpTokens> {
  const owner = { serverId: server.id, personId };
  let used = await read();
  if (!used) throw needsAuthorization();
  let renewedAt = Number.NEGATIVE_INFINITY;

  return {
    async token() {
      use(await read());
      const { expiresAt } = current().session;
      if (expiresAt !== undefined && expiresAt < deps.now().getTime() + EARLY_MS) await refreshUsed();
      return current().session.tokens?.access_token;
    },
    async refresh() {
      if (performance.now() - renewedAt > JUST_REFRESHED_MS) await refreshUsed();
    },
  };

  async function refreshUsed(): Promise<void> {
    use(await refreshOnce(current().version));
  }

  function current(): Current {
    if (!used) throw needsAuthorization();
    return used;
  }

  function use(next: Current | undefined) {
    if (used && next && next.version !== used.version) renewedAt = performance.now();
    used = next;
  }

  async function read(): Promise<Current | undefined> {
    const row = await deps.db
      .selectFrom("tool_connections")
      .select(["secrets", "version"])
      .where("server_id", "=", server.id)
      .where("person_id", "=", personId)
      .executeTakeFirst();
    return row && { session: await openSession(deps.secrets, owner, row.secrets), version: row.version };
  }

  /**
   * Two refreshes with the same rotating token are taken for theft, and the person would have to connect again.
   * A lease in the row is used instead of a lock: the embedded database has one connection, which an open
   * transaction would hold during the request.
   */
  async function refreshOnce(version: number): Promise<Current> {
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const stored = await read();
      if (!stored) throw needsAuthorization();
      if (stored.version !== version) return stored;
      if (await takeLease(version)) return refresh(stored);
      await wait(LOOK_EVERY_MS);
    }
    throw new McpError("timed_out", "The authorization server did not answer in time.");
  }

  async function takeLease(version: number): Promise<boolean> {
    const now = deps.now();
    const taken = await at(version)
      .set({ refresh_until: new Date(now.getTime() + LEASE_MS) })
      .where((eb) => eb.or([eb("refresh_until", "is", null), eb("refresh_until", "<", now)]))
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  }

  async function refresh({ session, version }: Current): Promise<Current> {
    try {
      const refreshed = await refreshAuthorization(oauthServerOf(server), session);
      const secrets = await sealSession(deps.secrets, owner, refreshed);
      await at(version)
        .set({ secrets, version: version + 1, refresh_until: null })
        .execute();
      return { session: refreshed, version: version + 1 };
    } catch (error) {
      const isOver = error instanceof McpError && error.reason === "needs_authorization";
      if (isOver)
        await deps.db
          .deleteFrom("tool_connections")
          .where("server_id", "=", server.id)
          .where("person_id", "=", personId)
          .where("version", "=", version)
          .execute();
      else await at(version).set({ refresh_until: null }).execute();
      throw error;
    }
  }

  function at(version: number) {
    return deps.db
      .updateTable("tool_connections")
      .where("server_id", "=", server.id)
      .where("person_id", "=", personId)
      .where("version", "=", version);
  }
}

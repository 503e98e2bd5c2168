import type { MySession } from "@metatron/contract/settings/settings";
import type { Db } from "../../adapters/db/index.ts";
import type { EmbeddedIdentity } from "../../adapters/identity-provider/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { publicSessionId } from "../session/index.ts";

interface SessionsDeps {
  db: Db;
  identity: EmbeddedIdentity | undefined;
}

type Caller = Pick<Session, "personId" | "uniqueId" | "sessionId">;

/**
 * With an external provider, sessions are ended on the provider's own page; its devices are listed here as far
 * as its tokens name their session.
 */
export async function listMySessions(
  { db, identity }: SessionsDeps,
  caller: Caller,
): Promise<{ kept: "here" | "elsewhere"; items: MySession[] }> {
  const devices = await readDevices(db, caller.personId);
  const current = currentId(caller);
  const items = identity
    ? identity.sessionsOf(caller.uniqueId).map(({ uid, startedAt, lastSeenAt, expiresAt }): MySession => {
        const id = publicSessionId(uid);
        const device = devices.find((each) => each.id === id);
        const seen = device && device.last_seen_at > lastSeenAt ? device.last_seen_at : lastSeenAt;
        return {
          id,
          startedAt: startedAt.toISOString(),
          lastSeenAt: seen.toISOString(),
          expiresAt: expiresAt.toISOString(),
          browser: device?.browser ?? null,
          system: device?.system ?? null,
          isCurrent: id === current,
        };
      })
    : devices.map(
        ({ id, browser, system, first_seen_at, last_seen_at }): MySession => ({
          id,
          startedAt: first_seen_at.toISOString(),
          lastSeenAt: last_seen_at.toISOString(),
          expiresAt: null,
          browser,
          system,
          isCurrent: id === current,
        }),
      );
  return {
    kept: identity ? "here" : "elsewhere",
    items: items.sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt)),
  };
}

export async function endMySession(
  { db, identity }: SessionsDeps,
  caller: Caller,
  sessionId: string,
): Promise<void> {
  const found = identity?.sessionsOf(caller.uniqueId).find(({ uid }) => publicSessionId(uid) === sessionId);
  if (!identity || !found) throw notFound();
  identity.endSession(found);
  await forgetDevice(db, caller, sessionId);
}

export async function endMyOtherSessions({ db, identity }: SessionsDeps, caller: Caller): Promise<void> {
  if (!identity) throw notFound();
  const current = currentId(caller);
  for (const each of identity.sessionsOf(caller.uniqueId)) {
    const id = publicSessionId(each.uid);
    if (id === current) continue;
    identity.endSession(each);
    await forgetDevice(db, caller, id);
  }
}

const currentId = ({ sessionId }: Caller) =>
  sessionId === undefined ? undefined : publicSessionId(sessionId);

function readDevices(db: Db, personId: string) {
  return db.selectFrom("person_devices").selectAll().where("person_id", "=", personId).execute();
}

async function forgetDevice(db: Db, { personId }: Caller, id: string): Promise<void> {
  await db.deleteFrom("person_devices").where("person_id", "=", personId).where("id", "=", id).execute();
}

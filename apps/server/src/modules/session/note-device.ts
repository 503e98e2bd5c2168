import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { Session } from "../../http/session.ts";
import { deviceOf } from "./device-of.ts";

const NOTED_AGAIN_AFTER_MS = 5 * 60_000;
const MOST_REMEMBERED = 20_000;
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** The public id of a session: the provider's own id is never stored or shown. */
export function publicSessionId(sessionId: string): string {
  const hex = createHash("sha256").update(sessionId).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Notes from which device each session is used, at most every few minutes; sessions are known by `sid`. */
export function noteDevices(
  app: FastifyInstance,
  { db, log, now = () => new Date() }: { db: Db; log: BaseLogger; now?: () => Date },
): void {
  const noted = new Map<string, number>();

  app.addHook("onRequest", async ({ session, headers }) => {
    if (session?.sessionId === undefined) return;
    const at = now();
    const key = `${session.personId} ${session.sessionId}`;
    if ((noted.get(key) ?? 0) > at.getTime()) return;
    if (noted.size >= MOST_REMEMBERED) noted.clear();
    noted.set(key, at.getTime() + NOTED_AGAIN_AFTER_MS);
    try {
      await noteDevice(db, session, { id: publicSessionId(session.sessionId), at, headers });
    } catch (error) {
      // The list of devices is no reason to refuse a request.
      noted.delete(key);
      log.warn({ err: error }, "a device could not be noted");
    }
  });
}

interface Seen {
  id: string;
  at: Date;
  headers: { "user-agent"?: string | undefined };
}

async function noteDevice(db: Db, { personId }: Session, { id, at, headers }: Seen): Promise<void> {
  const seen = { ...deviceOf(headers["user-agent"]), last_seen_at: at };
  const known = await db
    .updateTable("person_devices")
    .set(seen)
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return;
  await db
    .insertInto("person_devices")
    .values({ person_id: personId, id, ...seen, first_seen_at: at })
    .onConflict((conflict) => conflict.columns(["person_id", "id"]).doUpdateSet(seen))
    .execute();
  await db
    .deleteFrom("person_devices")
    .where("person_id", "=", personId)
    .where("last_seen_at", "<", new Date(at.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
}

import { MAX_SHARED_CHARS, MAX_SHARES_PER_PERSON } from "@metatron/contract/shares/constants";
import type { NewShare, Share } from "@metatron/contract/shares/share";
import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { readBranchMessages } from "../history/index.ts";
import { readOwnShare } from "./shares.repo.ts";
import type { SharesDeps } from "./shares-deps.ts";
import { takeCopy } from "./take-copy.ts";

const DAY_MS = 24 * 60 * 60_000;

/** A repeated request with the same id is the same copy: later messages are not in it. */
export async function createShare(
  { db, now }: SharesDeps,
  personId: string,
  given: NewShare,
): Promise<Share> {
  const { id, conversationId, messageId, part } = given;
  const branch = await readBranchMessages(db, { personId, conversationId, messageId });
  const last = branch.at(-1);
  if (!last) throw notFound();
  if (last.state === "streaming")
    throw new AppError("conflict", "An answer can be shared when it is finished.");
  const messages = takeCopy(branch, part);
  if (messages.reduce((chars, { text }) => chars + text.length, 0) > MAX_SHARED_CHARS)
    throw new AppError("message_too_long", `A shared copy has at most ${MAX_SHARED_CHARS} characters.`);
  return db.transaction().execute(async (trx) => {
    await sql`select id from people where id = ${personId} for no key update`.execute(trx);
    const known = await trx.selectFrom("shares").select("person_id").where("id", "=", id).executeTakeFirst();
    if (known && known.person_id !== personId) throw new AppError("id_taken", "Another copy has this id.");
    if (known) return readOwnShare(trx, { personId, id });
    await checkLimit(trx, personId, now());
    const conversation = await trx
      .selectFrom("conversations")
      .select(["title", "chat", "assistant_id"])
      .where("id", "=", conversationId)
      .where("person_id", "=", personId)
      // A deletion at this moment waits, and then deletes the copy too.
      .forKeyShare()
      .executeTakeFirst();
    if (!conversation) throw notFound();
    const { everyone, roles, days } = given;
    const emails = [...new Set(given.emails)];
    await trx
      .insertInto("shares")
      .values({
        id,
        person_id: personId,
        conversation_id: conversationId,
        message_id: messageId,
        part,
        ...conversation,
        messages: toJsonb(messages),
        everyone,
        roles,
        emails,
        created_at: now(),
        expires_at: new Date(now().getTime() + days * DAY_MS),
      })
      .execute();
    await recordAudit(trx, {
      actorId: personId,
      action: "share.created",
      subjectType: "share",
      subjectId: id,
      details: { part, everyone, roles, people: emails.length, days },
    });
    return readOwnShare(trx, { personId, id });
  });
}

async function checkLimit(trx: Trx, personId: string, now: Date): Promise<void> {
  const { count } = await trx
    .selectFrom("shares")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("person_id", "=", personId)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  if (count >= MAX_SHARES_PER_PERSON)
    throw new AppError("share_limit_reached", `A person may share ${MAX_SHARES_PER_PERSON} copies.`);
}

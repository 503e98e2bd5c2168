import type { Db } from "../../adapters/db/index.ts";
import type { Session } from "../../http/session.ts";
import { addNotices } from "../notices/index.ts";
import { isAddressedTo } from "./receivers.ts";

const ANNOUNCED_FOR_MS = 7 * 24 * 60 * 60_000;
const MOST_AT_ONCE = 50;

/**
 * Writes the notices of hand-overs that are addressed to this person now. Only a session knows a person's base and
 * current roles, so the notice is written when the person's list of notices is read.
 */
export async function announceHandovers(
  { db, now }: { db: Db; now: () => Date },
  session: Session,
): Promise<void> {
  const key = (id: string) => `handover-sent:${id}`;
  const rows = await db
    .selectFrom("handovers as h")
    .innerJoin("people as p", "p.id", "h.giver_id")
    .select(["h.id", "p.name"])
    .where("h.listed_at", ">", new Date(now().getTime() - ANNOUNCED_FOR_MS))
    .where(isAddressedTo(session))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("notices as n")
            .select("n.id")
            .whereRef("n.handover_id", "=", "h.id")
            .where("n.person_id", "=", session.personId),
        ),
      ),
    )
    .orderBy("h.listed_at", "desc")
    .limit(MOST_AT_ONCE)
    .execute();
  await addNotices(
    db,
    rows.map(({ id, name }) => ({
      personId: session.personId,
      key: key(id),
      content: { kind: "handover_sent", handoverId: id, by: name },
    })),
  );
}

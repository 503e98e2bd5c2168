import type { HandoverBox } from "@metatron/contract/handovers/constants";
import type { HandoverSummary } from "@metatron/contract/handovers/handover";
import { cutText } from "@metatron/text/cut-text";
import { oneLine } from "@metatron/text/one-line";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import type { Session } from "../../http/session.ts";
import { type NamedRow, readClosings, readReceipts, selectNamed } from "./handovers.repo.ts";
import { isAddressedTo } from "./receivers.ts";

const position = z.tuple([z.iso.datetime(), z.uuid()]);
const PREVIEW_CHARS = 160;

interface ListQuery {
  box: HandoverBox;
  limit: number;
  cursor?: string | undefined;
}

export async function listHandovers(
  db: Db,
  session: Session,
  { box, limit, cursor }: ListQuery,
): Promise<{ items: HandoverSummary[]; nextCursor: string | null }> {
  const after = decodeCursor(position, cursor);
  const found = await selectNamed(db)
    .$if(box === "received", (query) => query.where(isAddressedTo(session)))
    .$if(box !== "received", (query) =>
      query
        .where("h.giver_id", "=", session.personId)
        .where("h.state", "=", box === "drafts" ? "draft" : "sent"),
    )
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("h.listed_at", "h.id"), "<", eb.tuple(new Date(after?.[0] ?? 0), after?.[1] ?? "")),
      ),
    )
    .orderBy("h.listed_at", "desc")
    .orderBy("h.id", "desc")
    .limit(limit + 1)
    .execute();
  const { rows, nextCursor } = cutPage(found, limit, ({ listed_at, id }) => [listed_at.toISOString(), id]);
  return { items: await summarize(db, session, rows), nextCursor };
}

async function summarize(db: Db, session: Session, rows: readonly NamedRow[]): Promise<HandoverSummary[]> {
  const open = rows.flatMap(({ points }) => points.filter(({ section }) => section === "open"));
  const closings = await readClosings(
    db,
    open.map(({ id }) => id),
  );
  const receipts = await readReceipts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = receipts.filter(({ handoverId }) => handoverId === row.id);
    const [first] = own;
    return {
      id: row.id,
      state: row.state,
      giver: row.giver,
      isMine: row.giver_id === session.personId,
      role: row.role,
      base: row.base,
      people: row.emails.length,
      at: row.listed_at.toISOString(),
      points: row.points.length,
      openPoints: row.points.filter(({ id, section }) => section === "open" && !closings.has(id)).length,
      preview: cutText(oneLine(row.points[0]?.text ?? ""), PREVIEW_CHARS),
      received: first ? { by: first.by, at: first.at } : null,
      isReceivedByMe: own.some(({ personId }) => personId === session.personId),
    };
  });
}

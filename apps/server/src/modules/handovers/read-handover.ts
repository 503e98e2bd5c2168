import type { Handover, HandoverPoint, HandoverSource } from "@metatron/contract/handovers/handover";
import type { StoredSource } from "../../adapters/db/index.ts";
import type { Session } from "../../http/session.ts";
import { readFiles } from "../files/index.ts";
import { idsOf, type NamedRow, readClosings, readReceipts, readVisible } from "./handovers.repo.ts";
import type { HandoversDeps } from "./handovers-deps.ts";

type ReadDeps = Pick<HandoversDeps, "db" | "access">;

/** The hand-over as this reader may see it: sources that the reader may not open keep their name and quote alone. */
export async function readHandover(deps: ReadDeps, session: Session, id: string): Promise<Handover> {
  const row = await readVisible(deps.db, session, id);
  const [closings, receipts, openFiles] = [
    await readClosings(deps.db, idsOf(row.points)),
    await readReceipts(deps.db, [id]),
    await findOpenFiles(deps, session, row),
  ];
  const points = row.points.map(({ id: pointId, section, text, origin }): HandoverPoint => {
    const sources = row.sources[pointId] ?? [];
    return {
      id: pointId,
      section,
      text,
      sources: sources.map((source) => asSeenBy(session, source, openFiles)),
      origin,
      closed: closings.get(pointId) ?? null,
    };
  });
  return {
    id,
    state: row.state,
    origin: row.origin,
    version: row.version,
    giver: row.giver,
    isMine: row.giver_id === session.personId,
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    role: row.role,
    base: row.base,
    emails: row.emails,
    points,
    missing: row.missing,
    receipts: receipts.map(({ by, at, personId }) => ({ by, at, isMe: personId === session.personId })),
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}

async function findOpenFiles(
  { db, access }: ReadDeps,
  session: Session,
  { sources }: NamedRow,
): Promise<ReadonlySet<string>> {
  const documents = Object.values(sources)
    .flat()
    .flatMap(({ documents }) => documents);
  const named = new Set(documents.flatMap(({ fileId }) => fileId ?? []));
  const open = new Set<string>();
  for (const file of await readFiles(db, [...named]))
    if (await access.mayRead(session, file)) open.add(file.id);
  return open;
}

function asSeenBy(
  { personId }: Session,
  source: StoredSource,
  openFiles: ReadonlySet<string>,
): HandoverSource {
  const { kind, title, quote, isGone } = source;
  return {
    kind,
    id: source.ownerId === personId && !isGone ? source.id : null,
    title,
    quote,
    isGone,
    documents: source.documents.map((document) =>
      document.fileId !== null && openFiles.has(document.fileId)
        ? document
        : { ...document, fileId: null, passage: "" },
    ),
  };
}

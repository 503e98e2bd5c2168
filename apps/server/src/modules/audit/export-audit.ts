import { Readable } from "node:stream";
import type { AuditEntry } from "@metatron/contract/audit/audit";
import type { AuditFormat } from "@metatron/contract/audit/constants";
import type { Language } from "@metatron/contract/enums";
import type { FastifyReply } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { csvLine, csvStart } from "../../http/csv.ts";
import { type AuditQuery, listAudit } from "./list-audit.ts";
import { recordAudit } from "./record-audit.ts";

const PAGE = 500;

export interface AuditExport {
  filters: Omit<AuditQuery, "limit" | "cursor">;
  format: AuditFormat;
  language: Language;
  actorId: string;
}

/** Streams the entries page by page. The export is recorded itself, and is the newest entry in it. */
export async function exportAudit(
  db: Db,
  { filters, format, language, actorId }: AuditExport,
  { reply, now }: { reply: FastifyReply; now: Date },
): Promise<FastifyReply> {
  await db.transaction().execute((trx) =>
    recordAudit(
      trx,
      {
        actorId,
        action: "audit.exported",
        subjectType: "audit",
        subjectId: null,
        // Without the typed name or e-mail: entries are immutable, and a search must not keep them.
        details: { format, from: filters.from, to: filters.to, action: filters.action },
      },
      now,
    ),
  );
  const entries = allEntries(db, filters);
  const lines = format === "csv" ? toCsvLines(entries, language) : toJsonLines(entries);
  return reply
    .type(format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8")
    .header(
      "content-disposition",
      `attachment; filename="metatron-audit-${now.toISOString().slice(0, 10)}.${format}"`,
    )
    .send(Readable.from(lines, { objectMode: false }));
}

async function* allEntries(db: Db, filters: AuditExport["filters"]): AsyncGenerator<AuditEntry> {
  let cursor: string | undefined;
  do {
    const page = await listAudit(db, { ...filters, limit: PAGE, cursor });
    yield* page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

const HEADINGS: Record<Language, readonly string[]> = {
  es: ["Entrada", "Momento", "Quién", "Correo", "Acción", "Tipo", "Nombre", "Id", "Detalles", "Sello"],
  en: ["Entry", "Time", "Who", "E-mail", "Action", "Type", "Name", "Id", "Details", "Hash"],
  pt: ["Entrada", "Momento", "Quem", "E-mail", "Ação", "Tipo", "Nome", "Id", "Detalhes", "Selo"],
};

async function* toCsvLines(entries: AsyncIterable<AuditEntry>, language: Language): AsyncGenerator<string> {
  yield csvStart + csvLine(HEADINGS[language], language);
  for await (const { seq, at, actor, action, subjectType, subjectId, details, names, hash } of entries) {
    const subjectName = subjectId === null ? null : (names[subjectId] ?? null);
    yield csvLine(
      [
        seq,
        at,
        actor ? actor.name : "Metatron",
        actor?.email ?? null,
        action,
        subjectType,
        subjectName,
        subjectId,
        JSON.stringify(details),
        hash,
      ],
      language,
    );
  }
}

async function* toJsonLines(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  yield '{"entries":[';
  let separator = "\n";
  for await (const entry of entries) {
    yield separator + JSON.stringify(entry);
    separator = ",\n";
  }
  yield "\n]}\n";
}

import type { Citation } from "@metatron/contract/chat/citation";
import type { HandoverSection } from "@metatron/contract/handovers/constants";
import type { HandoverSource } from "@metatron/contract/handovers/handover";
import { cutText } from "@metatron/text/cut-text";
import { oneLine } from "@metatron/text/one-line";
import { sql } from "kysely";
import type { Db, StoredSource, Tables, Trx } from "../../adapters/db/index.ts";
import { EMBEDDED_ANSWERER_ID } from "../../adapters/models/index.ts";
import { plainText } from "../cases/index.ts";

const LAST_MESSAGES = 6;
const MESSAGE_CHARS = 4000;
const QUOTE_CHARS = 400;
const PASSAGE_CHARS = 600;
const MOST_DOCUMENTS = 8;

/** A chosen conversation or case. */
export interface Material {
  source: StoredSource;
  /** Where the rules put it; a model may decide otherwise. */
  section: HandoverSection;
  /** The answer says nothing about the question, so that only the title is worth a point. */
  isUnanswered?: boolean;
  /** Undefined for a conversation. */
  status?: Tables["cases"]["status"];
  /** The last messages, or the whole case, for a model. */
  excerpt: string;
}

interface Chosen {
  personId: string;
  conversationIds: readonly string[];
  caseIds: readonly string[];
}

/** What is still there of the chosen conversations and cases, in the order of the choice; long ones are cut. */
export async function gatherMaterial(db: Db | Trx, chosen: Chosen): Promise<Material[]> {
  const conversations = await readConversations(db, chosen);
  const cases = await readCases(db, chosen);
  return [
    ...chosen.conversationIds.flatMap((id) => conversations.get(id) ?? []),
    ...chosen.caseIds.flatMap((id) => cases.get(id) ?? []),
  ];
}

interface MessageRow {
  id: string;
  title: string;
  role: "user" | "assistant" | null;
  text: string | null;
  model: string | null;
  citations: Citation[] | null;
}

async function readConversations(
  db: Db | Trx,
  { personId, conversationIds }: Chosen,
): Promise<Map<string, Material>> {
  const { rows } = await sql<MessageRow>`
    select c.id, c.title, m.role, left(m.text, ${MESSAGE_CHARS}) as text, m.model, m.citations
    from conversations c left join lateral (
      select seq, role, text, model, citations from messages
      where conversation_id = c.id and state in ('complete', 'stopped') and text <> ''
      order by seq desc limit ${LAST_MESSAGES}
    ) m on true
    where c.id = any(${[...conversationIds]}::uuid[]) and c.person_id = ${personId}
    order by c.id, m.seq`.execute(db);
  const grouped = Map.groupBy(rows, ({ id }) => id);
  return new Map([...grouped].map(([id, messages]) => [id, conversationMaterial(personId, messages)]));
}

function conversationMaterial(ownerId: string, messages: readonly MessageRow[]): Material {
  const [first] = messages;
  const answer = messages.findLast(({ role }) => role === "assistant");
  return {
    source: {
      kind: "conversation",
      id: first?.id ?? null,
      ownerId,
      title: first?.title ?? "",
      quote: cutText(oneLine(plainText(answer?.text ?? "")), QUOTE_CHARS),
      isGone: false,
      documents: documentsOf(answer?.citations ?? []),
    },
    section: "situation",
    isUnanswered: answer !== undefined && isIntroduction(answer),
    excerpt: messages
      .flatMap(({ role, text }) => (text ? [`${role === "user" ? "Question" : "Answer"}: ${text}`] : []))
      .join("\n"),
  };
}

/** The embedded answerer without documents only says what it is. */
const isIntroduction = ({ model, citations }: MessageRow): boolean =>
  model === EMBEDDED_ANSWERER_ID && (citations ?? []).length === 0;

/** One per document and page. */
function documentsOf(citations: readonly Citation[]): HandoverSource["documents"] {
  const byPlace = new Map(
    citations.map((citation) => [`${citation.fileId}/${citation.title}/${citation.page}`, citation]),
  );
  return [...byPlace.values()]
    .slice(0, MOST_DOCUMENTS)
    .map(({ fileId, title, page, revision, validUntil, quote, passage }) => ({
      fileId,
      title,
      page,
      revision,
      validUntil,
      passage: fileId === null ? "" : cutText(oneLine(quote ?? passage), PASSAGE_CHARS),
    }));
}

async function readCases(db: Db | Trx, { personId, caseIds }: Chosen): Promise<Map<string, Material>> {
  const rows = await db
    .selectFrom("cases")
    .select(["id", "case_number", "remote_number", "subject", "description", "status", "reply"])
    .where(sql<boolean>`id = any(${[...caseIds]}::uuid[])`)
    .where("person_id", "=", personId)
    .execute();
  return new Map(
    rows.map((row) => {
      const isDone = row.status === "resolved" || row.status === "closed";
      const text = [row.description, row.reply].filter(Boolean).join("\n");
      return [
        row.id,
        {
          source: {
            kind: "case",
            id: row.id,
            ownerId: personId,
            title: `${row.remote_number ?? row.case_number} · ${row.subject}`,
            quote: cutText(oneLine(row.reply ?? row.description), QUOTE_CHARS),
            isGone: false,
            documents: [],
          },
          section: isDone ? "done" : "open",
          status: row.status,
          excerpt: `State: ${row.status}\n${cutText(text, MESSAGE_CHARS)}`,
        } satisfies Material,
      ];
    }),
  );
}

/** Locks conversations until the end of the transaction: a deletion waits, and then removes their texts here too. */
export async function lockConversations(
  trx: Trx,
  personId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from conversations where id = any(${[...ids]}::uuid[]) and person_id = ${personId}
    order by id for key share`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

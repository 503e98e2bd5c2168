import type { SuggestionKind } from "@metatron/contract/quality/constants";
import type { QualitySuggestion } from "@metatron/contract/quality/quality";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { needAccess } from "../assistants/index.ts";
import { selectShared } from "../feedback/index.ts";
import { scrubQuestion } from "../gaps/index.ts";

const MOST_READ = 300;
const MOST_SHOWN = 50;
const LEAST_CHARS = 8;

/**
 * Verified answers, and questions that people shared by giving feedback, without personal data: corrected and bad
 * ones show what must not happen again, good ones what must stay. Only for official assistants, whose feedback
 * administrators triage anyway.
 */
export async function listSuggestions(
  db: Db,
  session: Session,
  assistantId: string,
): Promise<QualitySuggestion[]> {
  const { row } = await needAccess(db, session, assistantId, "edit");
  // Administrators may not use the feedback on private assistants.
  if (!row.is_official) throw notFound();
  const rows = await selectShared(db)
    .select(["m.id", "q.text", "f.feedback", "f.state", "f.given_at", "m.citations"])
    .where("f.feedback", "in", ["good", "bad"])
    .where((eb) =>
      eb.or([
        eb("c.assistant_id", "=", assistantId),
        ...(row.specialty === "rh-plus" ? [eb("c.chat", "=", "rh-plus" as const)] : []),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("assistant_tests as t")
            .select("t.id")
            .where("t.assistant_id", "=", assistantId)
            .whereRef("t.suggestion_id", "=", "m.id"),
        ),
      ),
    )
    .orderBy(sql`case when f.state = 'corrected' then 0 when f.feedback = 'bad' then 1 else 2 end`)
    .orderBy("f.given_at", "desc")
    .limit(MOST_READ)
    .execute();
  const suggestions = rows.map(({ id, text, feedback, state, given_at, citations }): QualitySuggestion => {
    const kind: SuggestionKind = state === "corrected" ? "corrected" : feedback === "good" ? "good" : "bad";
    return {
      id,
      kind,
      question: scrubQuestion(text ?? ""),
      // The next answer should cite the document of a good answer; for a bad answer the right document is
      // unknown.
      document: kind === "good" ? (citations[0]?.title ?? null) : null,
      at: given_at.toISOString(),
    };
  });
  const verified = await listVerified(db, { assistantId, isRhPlus: row.specialty === "rh-plus" });
  const readable = [...verified, ...suggestions].filter(({ question }) => question.length >= LEAST_CHARS);
  // Of equal questions the first one counts, and verified answers come first.
  const seen = new Set<string>();
  const unique = readable.filter(({ question }) => {
    const key = question.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
  return unique.slice(0, MOST_SHOWN);
}

/** The model should find the document that the reviewer named. */
async function listVerified(
  db: Db,
  { assistantId, isRhPlus }: { assistantId: string; isRhPlus: boolean },
): Promise<QualitySuggestion[]> {
  const rows = await db
    .selectFrom("verified_answers as v")
    .select(["v.id", "v.question", "v.sources", "v.verified_at"])
    .where((eb) => (isRhPlus ? eb("v.chat", "=", "rh-plus") : eb("v.assistant_id", "=", assistantId)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("assistant_tests as t")
            .select("t.id")
            .where("t.assistant_id", "=", assistantId)
            .whereRef("t.suggestion_id", "=", "v.id"),
        ),
      ),
    )
    .orderBy("v.verified_at", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ id, question, sources, verified_at }) => ({
    id,
    kind: "verified",
    question,
    document: sources.find(({ fileId }) => fileId !== null)?.title ?? null,
    at: verified_at.toISOString(),
  }));
}

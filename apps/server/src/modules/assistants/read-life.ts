import type { AssistantLife, ComparedContent, OpenReview, Review } from "@metatron/contract/assistants/life";
import { isAdmin } from "@metatron/contract/roles";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { PublishedDocument } from "../../adapters/db/tables/assistants.ts";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { lifeStateOf, type Rights } from "./assistant-policy.ts";
import { type AssistantRow, contentOf } from "./assistant-row.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { findAccess, needAccess } from "./find-access.ts";
import { isOpenToAudience } from "./grants.repo.ts";
import { hasGrants, readDocuments } from "./publish-version.ts";
import { isReviewer, type ReviewRow } from "./reviews.ts";

type LifeDeps = Pick<AssistantsDeps, "db" | "assistantReview">;

/**
 * Where an assistant stands and what publishing it would change. For its editors, and for reviewers once a
 * review was asked for: a private assistant stays private.
 */
export async function readLife(
  { db, assistantReview }: LifeDeps,
  session: Session,
  assistantId: string,
): Promise<AssistantLife> {
  const newest = await newestReview(db, assistantId);
  const mayReview = newest !== undefined && isReviewer(assistantReview, session);
  const { row, can } = await mustFollow(db, session, { assistantId, mayReview });
  const isInReview = newest?.state === "open";
  const proposed = isInReview ? newest.version : row.version;
  const publication = await readPublication(db, assistantId);
  const isWide = row.is_official || (await hasGrants(db, assistantId));
  const needsReview = isWide && assistantReview.isOn;
  const isAdministrator = isAdmin(session.roles);
  const isAhead = row.version > row.published_version;
  const isDue = isWide && (!isOpenToAudience(row) || isExpired(row));
  return {
    id: row.id,
    name: row.name,
    state: lifeStateOf(row, { isInReview }),
    official: row.is_official,
    version: row.version,
    publishedVersion: row.published_version,
    publishedAt: publication?.at.toISOString() ?? null,
    publishedBy: publication?.by ?? null,
    reviewExpiresAt: row.review_expires_at?.toISOString() ?? null,
    isOpenToAudience: row.is_official || isOpenToAudience(row),
    published: await readContent(db, row, row.published_version),
    proposed: await readContent(db, row, proposed),
    documents: compareDocuments(publication?.documents ?? [], await readDocuments(db, assistantId)),
    tests: await lastTests(db, { assistantId, version: proposed }),
    review: newest ? await toReview(db, newest) : null,
    can: {
      publish: can.edit && (isAhead || isDue) && (!needsReview || isAdministrator),
      request:
        can.edit && needsReview && (isAhead || isDue) && newestOf(newest, "open")?.version !== row.version,
      decide: isInReview && mayReview && (isAdministrator || newest.requested_by !== session.personId),
      retire: row.specialty === null && (row.is_official ? can.edit : can.share),
      makeOfficial: isAdministrator && row.specialty === null,
    },
  };
}

const newestOf = (review: ReviewRow | undefined, state: ReviewRow["state"]) =>
  review?.state === state ? review : undefined;

const isExpired = ({ review_expires_at }: AssistantRow) =>
  review_expires_at !== null && review_expires_at < new Date();

const NO_RIGHTS: Rights = { edit: false, share: false, delete: false };

async function mustFollow(
  db: Db,
  session: Session,
  { assistantId, mayReview }: { assistantId: string; mayReview: boolean },
): Promise<{ row: AssistantRow; can: Rights }> {
  const access = await findAccess(db, session, assistantId);
  if (access?.can.edit || !mayReview) return needAccess(db, session, assistantId, "edit");
  const row = await db.selectFrom("assistants").selectAll().where("id", "=", assistantId).executeTakeFirst();
  if (!row) throw notFound();
  return { row, can: NO_RIGHTS };
}

function newestReview(db: Db, assistantId: string): Promise<ReviewRow | undefined> {
  return db
    .selectFrom("assistant_reviews")
    .selectAll()
    .where("assistant_id", "=", assistantId)
    .orderBy("requested_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

async function toReview(db: Db, review: ReviewRow): Promise<Review> {
  const comments = await db
    .selectFrom("assistant_review_comments as c")
    .leftJoin("people as p", "p.id", "c.person_id")
    .select(["c.id", "c.text", "c.at", "p.name", "p.email"])
    .where("c.review_id", "=", review.id)
    .orderBy("c.at")
    .orderBy("c.id")
    .execute();
  return {
    id: review.id,
    version: review.version,
    state: review.state,
    note: review.note,
    requestedBy: await readPerson(db, review.requested_by),
    requestedAt: review.requested_at.toISOString(),
    decidedBy: await readPerson(db, review.decided_by),
    decidedAt: review.decided_at?.toISOString() ?? null,
    comments: comments.map(({ id, text, at, name, email }) => ({
      id,
      text,
      at: at.toISOString(),
      by: toPerson(name, email),
    })),
  };
}

const toPerson = (name: string | null, email: string | null) =>
  name !== null && email !== null ? { name, email } : null;

async function readPerson(db: Db, personId: string | null) {
  if (personId === null) return null;
  const person = await db
    .selectFrom("people")
    .select(["name", "email"])
    .where("id", "=", personId)
    .executeTakeFirst();
  return person ?? null;
}

async function readPublication(db: Db, assistantId: string) {
  const row = await db
    .selectFrom("assistant_publications as b")
    .leftJoin("people as p", "p.id", "b.person_id")
    .select(["b.at", "b.documents", "p.name", "p.email"])
    .where("b.assistant_id", "=", assistantId)
    .executeTakeFirst();
  return row && { at: row.at, documents: row.documents, by: toPerson(row.name, row.email) };
}

async function readContent(db: Db, row: AssistantRow, version: number): Promise<ComparedContent> {
  const kept =
    version === row.version
      ? undefined
      : await db
          .selectFrom("assistant_versions")
          .select("content")
          .where("assistant_id", "=", row.id)
          .where("version", "=", version)
          .executeTakeFirst();
  const { avatarFileId, starters, roles, tools = null, ...texts } = kept?.content ?? contentOf(row);
  return {
    ...texts,
    version,
    avatarId: avatarFileId,
    starters: [...starters],
    roles: roles && [...roles],
    tools: tools && [...tools],
  };
}

function compareDocuments(
  before: readonly PublishedDocument[],
  now: readonly PublishedDocument[],
): AssistantLife["documents"] {
  const old = new Map(before.map((document) => [document.id, document]));
  const current = new Set(now.map(({ id }) => id));
  const named = ({ id, name, title }: PublishedDocument) => ({ id, name: title ?? name });
  const isChanged = (document: PublishedDocument) => {
    const was = old.get(document.id);
    return was && (was.title !== document.title || was.revision !== document.revision);
  };
  return {
    added: now.filter(({ id }) => !old.has(id)).map(named),
    removed: before.filter(({ id }) => !current.has(id)).map(named),
    changed: now.filter(isChanged).map(named),
  };
}

/** The last finished run of the test set over this version. */
async function lastTests(
  db: Db,
  { assistantId, version }: { assistantId: string; version: number },
): Promise<AssistantLife["tests"]> {
  const { rows } = await sql<{ passed: number; total: number; at: Date }>`
    select count(*) filter (where q.passed)::int as passed, count(*)::int as total, r.ended_at as at
    from quality_runs r join quality_results q on q.run_id = r.id
    where r.id = (select id from quality_runs
      where assistant_id = ${assistantId} and version = ${version} and state = 'done'
      order by ended_at desc limit 1)
    group by r.ended_at`.execute(db);
  const [run] = rows;
  return run ? { passed: run.passed, total: run.total, at: run.at.toISOString() } : null;
}

/** The reviews that this person may decide, oldest first. */
export async function listReviews(
  { db, assistantReview }: LifeDeps,
  session: Session,
): Promise<OpenReview[]> {
  if (!isReviewer(assistantReview, session)) return [];
  const rows = await db
    .selectFrom("assistant_reviews as r")
    .innerJoin("assistants as a", "a.id", "r.assistant_id")
    .leftJoin("people as p", "p.id", "r.requested_by")
    .select(["a.id", "a.name", "r.version", "r.requested_at", "p.name as asker", "p.email"])
    .where("r.state", "=", "open")
    .orderBy("r.requested_at")
    .orderBy("r.id")
    .limit(MOST_REVIEWS)
    .execute();
  return rows.map((row) => ({
    assistantId: row.id,
    name: row.name,
    version: row.version,
    requestedBy: toPerson(row.asker, row.email),
    requestedAt: row.requested_at.toISOString(),
  }));
}

const MOST_REVIEWS = 200;

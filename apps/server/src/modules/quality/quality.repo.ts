import type { QualityRunState, QualityTrigger } from "@metatron/contract/quality/constants";
import type { QualityResult, QualityRun } from "@metatron/contract/quality/quality";
import { type Selectable, sql } from "kysely";
import type { Db, Tables, Trx } from "../../adapters/db/index.ts";

const NO_LIMIT = 2_000_000_000;

interface RunsWanted {
  assistantId: string;
  /** Restricts the result to one run. */
  runId?: string | undefined;
  states?: readonly QualityRunState[] | undefined;
  limit?: number | undefined;
}

/** Runs with their aggregated figures, newest first. */
export async function readRuns(
  db: Db | Trx,
  { assistantId, runId, states, limit = NO_LIMIT }: RunsWanted,
): Promise<QualityRun[]> {
  const { rows } = await sql<RunRow>`
    with wanted as (
      select * from quality_runs r
      where r.assistant_id = ${assistantId}
        and (${runId ?? null}::uuid is null or r.id = ${runId ?? null}::uuid)
        and (${states ?? null}::text[] is null or r.state = any(${states ?? null}::text[]))
      order by r.created_at desc, r.id limit ${limit}
    )
    select w.id, w.trigger, w.state, w.version, w.instructions_digest, w.documents_digest, w.created_at, w.ended_at,
      count(q.ordinal)::int as total,
      count(q.ended_at)::int as done,
      count(q.passed)::int as answered,
      count(*) filter (where q.passed)::int as passed,
      count(*) filter (where q.found)::int as found,
      count(q.found)::int as found_of,
      count(*) filter (where q.cited)::int as cited,
      count(q.cited)::int as cited_of,
      count(*) filter (where q.supported)::int as supported,
      count(q.supported)::int as supported_of,
      count(*) filter (where q.refused)::int as refused,
      count(q.refused)::int as refused_of,
      percentile_cont(0.5) within group (order by q.seconds) as seconds,
      sum(q.cost) as cost,
      mode() within group (order by q.model) as model
    from wanted w left join quality_results q on q.run_id = w.id
    group by w.id, w.trigger, w.state, w.version, w.instructions_digest, w.documents_digest, w.created_at, w.ended_at
    order by w.created_at desc, w.id`.execute(db);
  return rows.map(toRun);
}

interface RunRow {
  id: string;
  trigger: QualityTrigger;
  state: QualityRunState;
  version: number;
  instructions_digest: string;
  documents_digest: string;
  created_at: Date;
  ended_at: Date | null;
  total: number;
  done: number;
  answered: number;
  passed: number;
  found: number;
  found_of: number;
  cited: number;
  cited_of: number;
  supported: number;
  supported_of: number;
  refused: number;
  refused_of: number;
  seconds: number | null;
  cost: number | null;
  model: string | null;
}

function toRun(row: RunRow): QualityRun {
  return {
    id: row.id,
    trigger: row.trigger,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    done: row.done,
    total: row.total,
    model: row.model,
    version: row.version,
    instructionsDigest: row.instructions_digest,
    documentsDigest: row.documents_digest,
    figures: {
      questions: row.total,
      answered: row.answered,
      passed: row.passed,
      found: { yes: row.found, of: row.found_of },
      cited: { yes: row.cited, of: row.cited_of },
      supported: { yes: row.supported, of: row.supported_of },
      refused: { yes: row.refused, of: row.refused_of },
      seconds: row.seconds,
      cost: row.cost,
    },
  };
}

type ResultRow = Selectable<Tables["quality_results"]>;

export async function readResults(db: Db | Trx, runIds: readonly string[]): Promise<ResultRow[]> {
  if (runIds.length === 0) return [];
  return db
    .selectFrom("quality_results")
    .selectAll()
    .where("run_id", "in", runIds)
    .orderBy("run_id")
    .orderBy("ordinal")
    .execute();
}

export function toResult(row: ResultRow): QualityResult {
  return {
    testId: row.test_id,
    question: row.question,
    facts: [...row.facts],
    document: row.document,
    mustRefuse: row.must_refuse,
    mustCall: [...row.must_call],
    mustNotCall: [...row.must_not_call],
    toolsCalled: row.tools_called && [...row.tools_called],
    passed: row.passed,
    found: row.found,
    cited: row.cited,
    supported: row.supported,
    refused: row.refused,
    seconds: row.seconds,
    cost: row.cost,
    model: row.model,
    answer: row.answer,
    answerDigest: row.answer_digest,
    errorCode: row.error_code,
  };
}

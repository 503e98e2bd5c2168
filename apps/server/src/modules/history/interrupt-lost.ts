import { sql } from "kysely";
import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import { queueAnswerPushes } from "../push/index.ts";
import { searchEntry, withAdded } from "./searched-text.ts";

const BEAT_EVERY_MS = 1500;
const SILENT_AFTER_SECONDS = 6;
/** A turn during which this many processes died is probably the cause of the crashes. */
const MOST_ATTEMPTS = 4;

export interface WriterWatch {
  /** Id of this process as a writer of answers. */
  writerId: string;
  /**
   * Registers that this process works on an answer, and returns a function that releases it. Call it before
   * the answer is stored: an answer of this process without a hold counts as lost, like the answers of a dead
   * process.
   */
  hold(answerId: string): () => void;
  /** Claims lost answers with finished steps for this process, and holds them. */
  claimLost(): Promise<ClaimedAnswer[]>;
  /** Marks lost answers as interrupted now, and returns their number. */
  sweep(): Promise<number>;
  /** Whether any process that runs background jobs has a heartbeat. */
  hasWorker(): Promise<boolean>;
  close(): Promise<void>;
}

export interface ClaimedAnswer {
  answerId: string;
  conversationId: string;
  personId: string;
  release: () => void;
}

export interface WatchOptions {
  db: Db;
  log: BaseLogger;
  /**
   * True with the embedded database: no other process can be writing, so unfinished answers at the start are
   * lost.
   */
  isAlone: boolean;
  /** Whether this process also runs background jobs. */
  runsJobs: boolean;
}

/**
 * Sends a heartbeat of this process, and marks the answers of processes without a heartbeat as interrupted.
 */
export async function watchWriters({ db, log, isAlone, runsJobs }: WatchOptions): Promise<WriterWatch> {
  const writerId = crypto.randomUUID();
  const held = new Map<string, number>();
  let judgesOthersFrom = 0;

  async function beat() {
    await sql`insert into writers (id, seen_at, runs_jobs) values (${writerId}, now(), ${runsJobs})
      on conflict (id) do update set seen_at = now()`.execute(db);
  }

  const judge = (): Judge => ({
    writerId,
    held: [...held.keys()],
    at: new Date(),
    judgesOthers: Date.now() >= judgesOthersFrom,
  });
  const sweep = () => interruptLost(db, judge());

  function hold(answerId: string) {
    held.set(answerId, (held.get(answerId) ?? 0) + 1);
    // Holds are counted: a repeated send also holds the answer while it checks whether the answer exists.
    return () => {
      const left = (held.get(answerId) ?? 1) - 1;
      if (left > 0) held.set(answerId, left);
      else held.delete(answerId);
    };
  }

  if (isAlone) await sql`delete from writers`.execute(db);
  await beat();
  await sweep();
  const timer = setInterval(async () => {
    try {
      await beat();
      await sweep();
    } catch (error) {
      // During an outage of the database no process can send its heartbeat. The first one to reconnect must
      // not consider the others dead.
      judgesOthersFrom = Date.now() + (SILENT_AFTER_SECONDS + 1) * 1000;
      log.warn({ err: error }, "writers could not be watched");
    }
  }, BEAT_EVERY_MS);

  return {
    writerId,
    hold,
    async claimLost() {
      const claimed = await claimLost(db, judge());
      return claimed.map(({ answerId, conversationId, personId }) => ({
        answerId,
        conversationId,
        personId,
        release: hold(answerId),
      }));
    },
    sweep,
    async hasWorker() {
      const { rows } = await sql<{ id: string }>`select id from writers
        where runs_jobs and seen_at > now() - make_interval(secs => ${SILENT_AFTER_SECONDS}) limit 1`.execute(
        db,
      );
      return rows.length > 0;
    },
    async close() {
      clearInterval(timer);
      held.clear();
      await sql`delete from writers where id = ${writerId}`.execute(db);
      await sweep();
    },
  };
}

interface Judge {
  writerId: string;
  held: readonly string[];
  /** When `held` was read. An answer that was stored later may be held by now, while the statement waits to run. */
  at: Date;
  judgesOthers: boolean;
}

/**
 * True for lost answers: those of processes without a heartbeat, and those of this process that it does not
 * hold.
 */
const isLost = ({ writerId, held, at, judgesOthers }: Judge) => sql<boolean>`
  m.state = 'streaming' and case when m.writer_id = ${writerId}
    then m.id <> all (${held}::uuid[]) and m.created_at < ${at}
    else ${judgesOthers} and not exists (
      select 1 from writers w where w.id = m.writer_id
        and w.seen_at > now() - make_interval(secs => ${SILENT_AFTER_SECONDS})) end`;

async function claimLost(db: Db, judge: Judge): Promise<Omit<ClaimedAnswer, "release">[]> {
  const { rows } = await sql<Omit<ClaimedAnswer, "release">>`
    with lost as (
      select m.id from messages m join turns t on t.id = m.id
      where ${isLost(judge)} and t.attempt - t.excused < ${MOST_ATTEMPTS}
      for update of m skip locked
    ), counted as (
      update turns t set attempt = t.attempt + 1,
        -- A turn that waits for its person does nothing, so it can't be the cause of the crash.
        excused = t.excused + case when exists (
          select 1 from waiting_calls w where w.turn_id = t.id and w.answer is null) then 1 else 0 end
      from lost where t.id = lost.id
    )
    update messages m set writer_id = ${judge.writerId} from lost where m.id = lost.id
    returning m.id as "answerId", m.conversation_id as "conversationId", m.person_id as "personId"`.execute(
    db,
  );
  return rows;
}

/** The draft becomes the answer's text, and its state becomes "interrupted". */
async function interruptLost(db: Db, judge: Judge): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with lost as (
      select m.id, coalesce(d.text, '') as text, t.steps, (
        select coalesce(jsonb_agg(jsonb_build_object('type', 'steer', 'id', s ->> 'id', 'text', s ->> 'text')), '[]')
        from jsonb_array_elements(m.steers) s) as added
      from messages m left join answer_drafts d on d.message_id = m.id left join turns t on t.id = m.id
      -- Others go on with turns that have finished steps.
      where ${isLost(judge)} and (t.id is null or t.attempt - t.excused >= ${MOST_ATTEMPTS})
    ), marked as (
      update messages m set state = 'interrupted', error_code = 'answer_interrupted', text = lost.text,
        content = case when lost.text = '' then '[]'::jsonb
          else jsonb_build_array(jsonb_build_object('type', 'text', 'text', lost.text)) end || lost.added,
        steps = lost.steps, writer_id = null, updated_at = now(), search = ${searchEntry(withAdded({ text: sql`lost.text`, toolText: sql`m.tool_text`, steers: sql`m.steers` }))}
      from lost where m.id = lost.id and m.state = 'streaming'
      returning m.id, m.conversation_id, m.person_id, m.state
    ), gone as (
      delete from answer_drafts d using marked where d.message_id = marked.id
    ), over as (
      delete from turns t using marked where t.id = marked.id
    ), announced as (${queueAnswerPushes("marked")}
    ), touched as (
      update conversations c set updated_at = now(), digest = '' from marked where c.id = marked.conversation_id
    )
    select id from marked`.execute(db);
  return rows.length;
}

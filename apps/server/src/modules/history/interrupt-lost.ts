import { sql } from "kysely";
import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";

const BEAT_EVERY_MS = 1500;
const SILENT_AFTER_SECONDS = 6;
/** A turn that ended so many processes is more likely their cause than their victim. */
const MOST_ATTEMPTS = 4;

export interface WriterWatch {
  /** This process as the writer of answers. */
  writerId: string;
  /**
   * Says that this process works on an answer; answers how to let go of it. To be called before the answer is stored:
   * an answer of this process that it does not hold is taken for lost, as those of a dead process are.
   */
  hold(answerId: string): () => void;
  /** Answers with finished steps that nobody works on become this process's, and are held by it. */
  claimLost(): Promise<ClaimedAnswer[]>;
  /** Marks answers that nobody works on, now; answers how many. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

export interface ClaimedAnswer {
  answerId: string;
  conversationId: string;
  personId: string;
  letGo: () => void;
}

export interface WatchOptions {
  db: Db;
  log: BaseLogger;
  /** True with the embedded database: nobody else can be writing, so what is unfinished at the start is lost. */
  isAlone: boolean;
}

/** Says at a beat that this process lives, and marks the answers of those that fell silent as interrupted. */
export async function watchWriters({ db, log, isAlone }: WatchOptions): Promise<WriterWatch> {
  const writerId = crypto.randomUUID();
  const held = new Map<string, number>();
  let judgesOthersFrom = 0;

  async function beat() {
    await sql`insert into writers (id, seen_at) values (${writerId}, now())
      on conflict (id) do update set seen_at = now()`.execute(db);
  }

  const judge = (): Judge => ({
    writerId,
    held: [...held.keys()],
    judgesOthers: Date.now() >= judgesOthersFrom,
  });
  const sweep = () => interruptLost(db, judge());

  function hold(answerId: string) {
    held.set(answerId, (held.get(answerId) ?? 0) + 1);
    // A repeated send holds the answer as well while it looks whether that is there.
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
      // While the database is away nobody can beat. The first to reach it again must not take the others for dead.
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
        letGo: hold(answerId),
      }));
    },
    sweep,
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
  judgesOthers: boolean;
}

/** Which answers nobody works on: those of silent processes, and those of this one that it does not hold. */
const isLost = ({ writerId, held, judgesOthers }: Judge) => sql<boolean>`
  m.state = 'streaming' and case when m.writer_id = ${writerId} then m.id <> all (${held}::uuid[])
    else ${judgesOthers} and not exists (
      select 1 from writers w where w.id = m.writer_id
        and w.seen_at > now() - make_interval(secs => ${SILENT_AFTER_SECONDS})) end`;

async function claimLost(db: Db, judge: Judge): Promise<Omit<ClaimedAnswer, "letGo">[]> {
  const { rows } = await sql<Omit<ClaimedAnswer, "letGo">>`
    with lost as (
      select m.id from messages m join turns t on t.id = m.id
      where ${isLost(judge)} and t.attempt < ${MOST_ATTEMPTS}
      for update of m skip locked
    ), counted as (
      update turns t set attempt = t.attempt + 1 from lost where t.id = lost.id
    )
    update messages m set writer_id = ${judge.writerId} from lost where m.id = lost.id
    returning m.id as "answerId", m.conversation_id as "conversationId", m.person_id as "personId"`.execute(
    db,
  );
  return rows;
}

/** What was written so far becomes the answer's text, and its state tells that it broke off. */
async function interruptLost(db: Db, judge: Judge): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with lost as (
      select m.id, coalesce(d.text, '') as text, t.steps, (
        select coalesce(jsonb_agg(jsonb_build_object('type', 'steer', 'id', s ->> 'id', 'text', s ->> 'text')), '[]')
        from jsonb_array_elements(m.steers) s) as added
      from messages m left join answer_drafts d on d.message_id = m.id left join turns t on t.id = m.id
      -- Others go on with turns that have finished steps.
      where ${isLost(judge)} and (t.id is null or t.attempt >= ${MOST_ATTEMPTS})
    ), marked as (
      update messages m set state = 'interrupted', error_code = 'answer_interrupted', text = lost.text,
        content = case when lost.text = '' then '[]'::jsonb
          else jsonb_build_array(jsonb_build_object('type', 'text', 'text', lost.text)) end || lost.added,
        steps = lost.steps, writer_id = null, updated_at = now(), search = to_tsvector('es', left(lost.text, 200000))
      from lost where m.id = lost.id and m.state = 'streaming'
      returning m.id, m.conversation_id
    ), gone as (
      delete from answer_drafts d using marked where d.message_id = marked.id
    ), over as (
      delete from turns t using marked where t.id = marked.id
    ), touched as (
      update conversations c set updated_at = now(), digest = '' from marked where c.id = marked.conversation_id
    )
    select id from marked`.execute(db);
  return rows.length;
}

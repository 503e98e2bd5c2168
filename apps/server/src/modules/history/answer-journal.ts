import { sql } from "kysely";
import type { BaseLogger } from "pino";
import { groupCalls } from "../../adapters/db/group-calls.ts";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { prepared } from "../../adapters/db/prepared.ts";
import { retryAfterDeadlock } from "../../adapters/db/retry-after-deadlock.ts";
import { runGroup } from "../../adapters/db/run-group.ts";
import type { Stash } from "../../adapters/streams/index.ts";
import { type FinishedAnswer, type FinishOutcome, finishAnswers } from "./finish-answers.ts";
import { createUntilStored, type FinishOptions } from "./until-stored.ts";

const SAVE_EVERY_MS = 1000;
/** Saving may take this share of the time at most, so that a slow database is not kept busy by drafts. */
const REST_FACTOR = 10;
/** The last words are on the screen already; what comes after them can wait this long for others. */
const FINISHED_GATHER_MS = 5;

export interface AnswerJournal {
  /** Begins to save what has been written of this answer so far, at a cadence, as long as it grows. */
  open(answerId: string, textSoFar: () => string): void;
  /**
   * Resolves when the ended answer is in the database, however long the database is away, or when the person added
   * something that the answer must take into account first. Rejects with
   * `AnswerLeft` when the process ends before, and with the database's error for an answer it can't hold.
   */
  finish(answer: FinishedAnswer, options?: FinishOptions): Promise<FinishOutcome>;
  /** Stores answers that a process left behind when it ended; answers how many. */
  recover(): Promise<number>;
  /** The answers that wait for the database, of this process and of others. */
  unsaved(): Promise<string[]>;
  close(): void;
}

/** Keeps half answers: what a killed process had written survives up to the last save. */
export function createAnswerJournal({
  db,
  log,
  stash,
}: {
  db: Db;
  log: BaseLogger;
  stash: Stash;
}): AnswerJournal {
  const open = new Map<string, { textSoFar: () => string; savedLength: number }>();
  const store = groupCalls(
    (answers: FinishedAnswer[]) => retryAfterDeadlock(() => finishAnswers(db, answers)),
    { gatherMs: FINISHED_GATHER_MS },
  );
  const untilStored = createUntilStored({ store, stash, log });
  let timer: NodeJS.Timeout | undefined;

  function scheduleSave(afterMs: number) {
    timer ??= setTimeout(async () => {
      const took = await save();
      timer = undefined;
      if (open.size > 0) scheduleSave(Math.max(SAVE_EVERY_MS, took * REST_FACTOR));
    }, afterMs);
  }

  async function save(): Promise<number> {
    const started = performance.now();
    const grown = [...open].flatMap(([id, entry]) => {
      const text = entry.textSoFar();
      if (text.length === entry.savedLength) return [];
      entry.savedLength = text.length;
      return [{ id, text }];
    });
    if (grown.length > 0) {
      const outcomes = await runGroup(grown, (drafts) => saveDrafts(db, drafts));
      const failed = outcomes.filter(({ status }) => status === "rejected");
      if (failed[0]?.status === "rejected")
        log.warn({ err: failed[0].reason, drafts: failed.length }, "drafts could not be saved");
    }
    return performance.now() - started;
  }

  return {
    open(answerId, textSoFar) {
      open.set(answerId, { textSoFar, savedLength: 0 });
      scheduleSave(SAVE_EVERY_MS);
    },
    async finish(answer, options) {
      open.delete(answer.id);
      return untilStored.finish(answer, options);
    },
    recover: () => untilStored.recover(),
    unsaved: () => untilStored.unsaved(),
    close() {
      clearTimeout(timer);
      open.clear();
      untilStored.close();
    },
  };
}

type Draft = { id: string; text: string };

async function saveDrafts(db: Db, drafts: readonly Draft[]): Promise<undefined[]> {
  // Joined with the message: a draft saved after its answer ended, or its conversation went, would stay for ever.
  await sql`${prepared("save-drafts")}
    insert into answer_drafts (message_id, text, updated_at)
    select i.id, i.text, now()
    from jsonb_to_recordset(${toJsonb(drafts)}::jsonb) as i(id uuid, text text)
    join messages m on m.id = i.id and m.state = 'streaming'
    on conflict (message_id) do update set text = excluded.text, updated_at = excluded.updated_at`.execute(
    db,
  );
  return drafts.map(() => undefined);
}

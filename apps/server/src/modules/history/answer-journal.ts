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
/** The pause after a save, as a multiple of its duration, so that drafts do not overload a slow database. */
const REST_FACTOR = 10;
/**
 * The reader already has the text, so an ended answer can wait this long to be stored in one batch with
 * others.
 */
const FINISHED_GATHER_MS = 5;

export interface AnswerJournal {
  /** Saves the text of this answer periodically while it grows. */
  open(answerId: string, textSoFar: () => string): void;
  /**
   * Resolves when the ended answer is stored, however long the database is unreachable, or when the person
   * added a message that the answer must take into account first. Rejects with `AnswerLeft` when the process
   * shuts down before, and with the database's error for an answer that the database can't hold.
   */
  finish(answer: FinishedAnswer, options?: FinishOptions): Promise<FinishOutcome>;
  /** Stores answers that an earlier process left behind, and returns their number. */
  recover(): Promise<number>;
  /** Ids of answers that wait for the database, of this process and of others. */
  unsaved(): Promise<string[]>;
  close(): void;
}

/** Saves drafts of answers in flight, so that the text of a killed process survives up to the last save. */
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
  // Joined with the message: a draft that is saved after its answer ended, or after its conversation was
  // deleted, would never be removed.
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

import type { Steer } from "@metatron/contract/chat/turn-step";
import { steersOf, type Turn } from "@metatron/turn/turn";
import type { Db, StoredSteer } from "../../adapters/db/index.ts";
import type { Usage } from "../../adapters/models/index.ts";
import type { AnswerMaterial } from "./prepare-answer.ts";
import type { CallLedger } from "./run-tools.ts";
import type { TurnPlan } from "./turn-plan.ts";
import { createCallLedger, keepTurn } from "./turns.repo.ts";

export interface KeptWork {
  turn: Turn;
  material: AnswerMaterial;
  usage: Usage;
  seconds: number;
}

/** Stores the work of a turn between its steps; turns that no process can resume store nothing. */
export interface TurnKeeper {
  ledger: CallLedger;
  /** Resolves when the work of the turn so far would survive a crash of this process. */
  keep(work: KeptWork): Promise<void>;
  /** The person's added messages that are known to this process. */
  steers(): readonly StoredSteer[];
}

/** For turns that end with their process: a draft, a test, an image. */
export const KEPT_NOWHERE: TurnKeeper = {
  ledger: { intend: async () => ({ state: "new" }), recordOutcome: async () => undefined },
  keep: async () => undefined,
  steers: () => [],
};

export interface ConversationKeeper extends TurnKeeper {
  hasKept(): boolean;
  /** Registers messages that the database has and the turn has not seen. */
  noteSteers(steers: readonly StoredSteer[]): void;
}

export interface KeeperOptions {
  db: Db;
  turnId: string;
  /** How many processes have run the turn before this one. */
  attempt: number;
  steers: readonly StoredSteer[];
  planOf: (work: Omit<KeptWork, "turn">) => TurnPlan;
}

/** Stores the steps of a turn from its second step on, so a plain answer needs no extra statement. */
export function createKeeper({ db, turnId, attempt, planOf, ...given }: KeeperOptions): ConversationKeeper {
  let hasKept = attempt > 0;
  let { steers } = given;
  return {
    ledger: createCallLedger(db, attempt),
    hasKept: () => hasKept,
    steers: () => steers,
    noteSteers(added) {
      steers = added;
    },
    async keep({ turn, material, usage, seconds }) {
      // The text of the first step already includes the lead.
      const plan = planOf({ material: { ...material, lead: undefined }, usage, seconds });
      steers = await keepTurn(db, { turnId, attempt, plan, steps: turn.steps });
      hasKept = true;
    },
  };
}

/** The added messages that no step of the turn has taken into account. */
export function unseenSteers(turn: Turn, steers: readonly StoredSteer[]): readonly Steer[] {
  const told = new Set(steersOf(turn).map(({ id }) => id));
  return steers.filter(({ id }) => !told.has(id)).map(({ id, text }) => ({ id, text }));
}

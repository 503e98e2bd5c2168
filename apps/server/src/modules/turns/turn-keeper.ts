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

/** Where the work of a turn is kept between its steps; turns that nobody goes on with keep it nowhere. */
export interface TurnKeeper {
  ledger: CallLedger;
  /** Resolves when what the turn has done so far survives this process. */
  keep(work: KeptWork): Promise<void>;
  /** What the person added to the turn, as far as is known here. */
  steers(): readonly StoredSteer[];
}

/** For turns that go with their process: a draft, a test, pictures. */
export const KEPT_NOWHERE: TurnKeeper = {
  ledger: { intend: async () => ({ state: "new" }), settle: async () => undefined },
  keep: async () => undefined,
  steers: () => [],
};

export interface ConversationKeeper extends TurnKeeper {
  hasKept(): boolean;
  /** Takes note of messages that the database has and the turn does not know of yet. */
  noteSteers(steers: readonly StoredSteer[]): void;
}

export interface KeeperOptions {
  db: Db;
  turnId: string;
  /** How many processes have had the turn before this one. */
  attempt: number;
  steers: readonly StoredSteer[];
  planOf: (work: Omit<KeptWork, "turn">) => TurnPlan;
}

/** Keeps the steps of a turn from its second step on: a plain answer costs no statement more. */
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
      // The lead is in the text of the step that it began.
      const plan = planOf({ material: { ...material, lead: undefined }, usage, seconds });
      steers = await keepTurn(db, { turnId, attempt, plan, steps: turn.steps });
      hasKept = true;
    },
  };
}

/** Those that no step of the turn has taken into account. */
export function untoldSteers(turn: Turn, steers: readonly StoredSteer[]): readonly Steer[] {
  const told = new Set(steersOf(turn).map(({ id }) => id));
  return steers.filter(({ id }) => !told.has(id)).map(({ id, text }) => ({ id, text }));
}

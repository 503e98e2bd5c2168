import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { OutboundCheck } from "../../adapters/models/index.ts";
import { type BudgetLimits, budgetState } from "./budget-state.ts";
import { readBudgetLimits, readRolesOf, readSwitches } from "./model-rules.repo.ts";
import { monthOf } from "./month.ts";
import { createSpending, type SpentByRole } from "./spending.ts";

/** Delay until a change on one node applies on the others. */
const RULES_EVERY_MS = 2000;
const SPENDING_EVERY_MS = 15_000;
const MOST_PEOPLE_KNOWN = 50_000;

export const EVERYONE = "*";

export interface ModelRules {
  /** Whether people with these roles may not use a model; one role that may use it is enough. */
  isOff(modelId: string, roles: readonly string[]): boolean;
  /**
   * Refuses outbound calls to switched-off models or over the budget; needs no query for people with cached
   * roles.
   */
  check: OutboundCheck;
  /** Caches the roles of an authenticated person. */
  meet(personId: string, roles: readonly string[]): void;
  /** Reloads rules and spending, so that a change applies at once on this node. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface ModelRulesOptions {
  db: Db;
  log: BaseLogger;
  now?: () => Date;
}

export async function createModelRules({
  db,
  log,
  now = () => new Date(),
}: ModelRulesOptions): Promise<ModelRules> {
  const spending = createSpending(db, now);
  const people = new Map<string, readonly string[]>();
  const warned = new Set<string>();
  let switches: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  let budgets: ReadonlyMap<string, BudgetLimits> = new Map();
  let spent: SpentByRole = new Map();
  let spentReadAt = 0;
  let reading = Promise.resolve();

  async function readRules() {
    switches = await readSwitches(db);
    budgets = await readBudgetLimits(db);
    if (budgets.size > 0 && Date.now() - spentReadAt >= SPENDING_EVERY_MS) await readSpending();
  }

  async function readSpending() {
    spent = await spending.read();
    spentReadAt = Date.now();
    for (const [role, limits] of budgets) warn(role, limits);
  }

  function warn(role: string, limits: BudgetLimits) {
    const state = budgetState(limits, usedBy(role));
    const key = `${monthOf(now()).name} ${role} ${state}`;
    if (state === "fine" || state === "unlimited" || warned.has(key)) return;
    warned.add(key);
    log.warn({ role, state, ...usedBy(role) }, "budget of a role");
  }

  const usedBy = (role: string) => spent.get(role) ?? { tokens: 0, money: 0 };

  function isOff(modelId: string, roles: readonly string[]): boolean {
    const off = switches.get(modelId);
    if (!off) return false;
    return off.has(EVERYONE) || (roles.length > 0 && roles.every((role) => off.has(role)));
  }

  function isExhausted(roles: readonly string[]): boolean {
    const limited = roles.flatMap((role) => {
      const limits = budgets.get(role);
      return limits ? [budgetState(limits, usedBy(role))] : [];
    });
    return limited.length > 0 && limited.every((state) => state === "exhausted");
  }

  function judge(modelId: string, roles: readonly string[]): Awaited<ReturnType<OutboundCheck["check"]>> {
    if (isOff(modelId, roles)) {
      const message = "This model is switched off for you.";
      return { outcome: "refuse", code: "model_switched_off", message };
    }
    if (!isExhausted(roles)) return { outcome: "pass" };
    const { end } = monthOf(now());
    return {
      outcome: "refuse",
      code: "budget_exhausted",
      message: `This month's budget is used up; it renews on ${end.toISOString().slice(0, 10)}.`,
      retryAfterSeconds: Math.ceil((end.getTime() - now().getTime()) / 1000),
    };
  }

  async function rolesOf(personId: string): Promise<readonly string[]> {
    const roles = await readRolesOf(db, personId);
    meet(personId, roles);
    return roles;
  }

  function meet(personId: string, roles: readonly string[]) {
    if (people.size >= MOST_PEOPLE_KNOWN) people.clear();
    people.set(personId, roles);
  }

  // Serialised: of two concurrent reads, the older could be applied last.
  const inTurn = (read: () => Promise<void>) => {
    reading = reading.then(read, read);
    return reading;
  };
  const refresh = () =>
    inTurn(async () => {
      await readRules();
      if (budgets.size > 0) await readSpending();
    });

  await refresh();
  const timer = setInterval(() => {
    inTurn(readRules).catch((error: unknown) => log.warn({ err: error }, "model rules could not be read"));
  }, RULES_EVERY_MS);
  timer.unref();

  return {
    isOff,
    check: {
      name: "model-rules",
      check({ model, purpose, personId }) {
        // Embedding is always allowed: passages that are indexed without vectors would stay without them.
        if (purpose === "embed" || purpose === "rerank" || (switches.size === 0 && budgets.size === 0))
          return { outcome: "pass" };
        if (personId === undefined) return judge(model.id, []);
        const roles = people.get(personId);
        return roles ? judge(model.id, roles) : rolesOf(personId).then((found) => judge(model.id, found));
      },
    },
    meet,
    refresh,
    async close() {
      clearInterval(timer);
      await reading.catch(() => undefined);
    },
  };
}

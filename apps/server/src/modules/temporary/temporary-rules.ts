import { roles as knownRoles } from "@metatron/contract/roles";
import type { TemporaryMode } from "@metatron/contract/temporary/constants";
import type { TemporaryRules, TemporaryRulesPatch } from "@metatron/contract/temporary/temporary";
import type { BaseLogger } from "pino";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";

/** Delay until a change on one node applies on the others. */
const RULES_EVERY_MS = 2000;

/** The administrators' rules in memory: a question needs no query for them. */
export interface TemporaryChats {
  /** A person's rule, from all of their roles. */
  modeFor(roles: readonly string[]): TemporaryMode;
  /** Throws for people whose conversations must not be stored. */
  checkMayStore(roles: readonly string[]): void;
  /** Reads the rules again, so that a change applies at once on this node. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface TemporaryChatsOptions {
  db: Db;
  log: BaseLogger;
  /** For people whose roles have no rule. */
  byDefault: TemporaryRules["byDefault"];
}

/** What is not stored can't be recovered, so `off` wins over the rule of another role (decision 85). */
const STRONGEST_FIRST: readonly TemporaryMode[] = ["off", "always", "optional"];

export async function createTemporaryChats({
  db,
  log,
  byDefault,
}: TemporaryChatsOptions): Promise<TemporaryChats> {
  let modes: ReadonlyMap<string, TemporaryMode> = new Map();
  let reading = Promise.resolve();

  async function read() {
    const rows = await db.selectFrom("temporary_rules").select(["role", "mode"]).execute();
    modes = new Map(rows.map(({ role, mode }) => [role, mode]));
  }
  // Serialised: of two concurrent reads, the older could be applied last.
  const refresh = () => {
    reading = reading.then(read, read);
    return reading;
  };
  const modeFor = (roles: readonly string[]) => {
    const ofRoles = new Set(roles.map((role) => modes.get(role)));
    return STRONGEST_FIRST.find((mode) => ofRoles.has(mode)) ?? byDefault;
  };

  await refresh();
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => log.warn({ err: error }, "temporary rules could not be read"));
  }, RULES_EVERY_MS);
  timer.unref();

  return {
    modeFor,
    checkMayStore(roles) {
      if (modeFor(roles) === "always")
        throw new AppError("temporary_only", "People with this role have temporary conversations alone.");
    },
    refresh,
    async close() {
      clearInterval(timer);
      await reading.catch(() => undefined);
    },
  };
}

/** Rules of roles that the product no longer has are omitted. */
export async function listTemporaryRules(db: Db): Promise<TemporaryRules["rules"]> {
  const rows = await db.selectFrom("temporary_rules").select(["role", "mode"]).execute();
  return knownRoles.flatMap((role) => {
    const rule = rows.find((row) => row.role === role);
    return rule ? [{ role, mode: rule.mode }] : [];
  });
}

/** Changes the rules of the named roles; two administrators who change different roles keep both changes. */
export async function changeTemporaryRules(
  db: Db,
  { rules, actorId }: TemporaryRulesPatch & { actorId: string },
): Promise<void> {
  if (new Set(rules.map(({ role }) => role)).size < rules.length)
    throw new AppError("validation_failed", "A role has one rule.", {
      errors: [{ path: "rules", message: "names a role twice" }],
    });
  await db.transaction().execute(async (trx) => {
    for (const rule of rules) await changeRule(trx, { ...rule, actorId });
    await recordAudit(trx, {
      actorId,
      action: "temporary.rules_changed",
      subjectType: "temporary_rules",
      subjectId: null,
      details: { rules },
    });
  });
}

async function changeRule(
  trx: Trx,
  { role, mode, actorId }: TemporaryRulesPatch["rules"][number] & { actorId: string },
): Promise<void> {
  if (mode === null) {
    await trx.deleteFrom("temporary_rules").where("role", "=", role).execute();
    return;
  }
  const changed = { mode, changed_by: actorId, changed_at: new Date() };
  await trx
    .insertInto("temporary_rules")
    .values({ role, mode, changed_by: changed.changed_by, changed_at: changed.changed_at })
    .onConflict((conflict) => conflict.column("role").doUpdateSet(changed))
    .execute();
}

import type { AdminModel, OffFor } from "@metatron/contract/budgets/budgets";
import { type Role, roles } from "@metatron/contract/roles";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import {
  EMBEDDED_ANSWERER_ID,
  EMBEDDED_ANSWERER_LABEL,
  type ModelRegistry,
} from "../../adapters/models/index.ts";
import { policyOf } from "../personal-data/index.ts";
import type { ConfiguredModel } from "./configured-models.ts";
import { readSwitches } from "./model-rules.repo.ts";
import { EVERYONE } from "./model-rules.ts";
import { monthOf } from "./month.ts";

const HEALTH_OF_HOURS = 24;
/** Above this share of failed calls in the last day a model counts as failing, even if its last call succeeded. */
const FAILING_SHARE = 0.5;

type Health = AdminModel["health"];

export async function listAdminModels(
  { db, models }: { db: Db; models: Pick<ModelRegistry, "defaultFor"> },
  configured: readonly ConfiguredModel[],
  now = new Date(),
): Promise<AdminModel[]> {
  const defaults = await readDefaults(models);
  const switches = await readSwitches(db);
  const health = await readHealth(db, now);
  const used = await readUsed(db, now);
  return configured.map(({ info, uses }) => ({
    id: info.id,
    label: info.label,
    provider: info.provider,
    uses,
    roles: info.roles?.length ? [...info.roles] : null,
    offFor: toOffFor(switches.get(info.id)),
    defaultFor: roles.filter((role) => defaults.get(role) === info.id),
    fallback: toFallback(info.fallback, configured),
    price: info.price ?? null,
    personalData: policyOf(info),
    health: health.get(info.id) ?? UNKNOWN,
    used: used.get(info.id) ?? { tokens: 0, cost: 0 },
  }));
}

const UNKNOWN: Health = {
  state: "unknown",
  calls: 0,
  failures: 0,
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailureCode: null,
};

function toOffFor(off: ReadonlySet<string> | undefined): OffFor {
  if (!off) return [];
  return off.has(EVERYONE) ? "everyone" : roles.filter((role: Role) => off.has(role));
}

async function readDefaults(models: Pick<ModelRegistry, "defaultFor">): Promise<Map<Role, string>> {
  return new Map(
    await Promise.all(roles.map(async (role) => [role, (await models.defaultFor([role])).id] as const)),
  );
}

function toFallback(id: string | undefined, configured: readonly ConfiguredModel[]): AdminModel["fallback"] {
  if (id === undefined) return null;
  if (id === EMBEDDED_ANSWERER_ID) return { id, label: EMBEDDED_ANSWERER_LABEL };
  const model = configured.find(({ info, uses }) => info.id === id && uses.includes("chat"));
  return { id, label: model?.info.label ?? null };
}

async function readHealth(db: Db, now: Date): Promise<Map<string, Health>> {
  type Row = Omit<Health, "state" | "lastSuccessAt" | "lastFailureAt"> & {
    model: string;
    lastSuccessAt: Date | null;
    lastFailureAt: Date | null;
  };
  const since = new Date(now.getTime() - HEALTH_OF_HOURS * 60 * 60_000);
  const { rows } = await sql<Row>`
    select model, sum(calls)::integer as calls, sum(failures)::integer as failures,
      max(last_success_at) as "lastSuccessAt", max(last_failure_at) as "lastFailureAt",
      (array_agg(last_failure_code order by last_failure_at desc nulls last))[1] as "lastFailureCode"
    from model_health where hour >= ${since} group by model`.execute(db);
  return new Map(
    rows.map(({ model, lastSuccessAt, lastFailureAt, ...counts }) => {
      const hasFailedLast = (lastFailureAt?.getTime() ?? 0) > (lastSuccessAt?.getTime() ?? 0);
      const isFailing = hasFailedLast || counts.failures > counts.calls * FAILING_SHARE;
      return [
        model,
        {
          ...counts,
          state: isFailing ? ("failing" as const) : ("answering" as const),
          lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
          lastFailureAt: lastFailureAt?.toISOString() ?? null,
        },
      ];
    }),
  );
}

async function readUsed(db: Db, now: Date): Promise<Map<string, AdminModel["used"]>> {
  const { rows } = await sql<{ model: string; tokens: number; cost: number }>`
    select model, sum(input_tokens + output_tokens)::bigint as tokens,
      coalesce(sum(cost), 0)::double precision as cost
    from model_usage where at >= ${monthOf(now).start} group by model`.execute(db);
  return new Map(rows.map(({ model, tokens, cost }) => [model, { tokens, cost }]));
}

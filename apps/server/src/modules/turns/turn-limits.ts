import type { TurnLimits } from "@metatron/contract/chat/turn-limits";

export const NO_TURN_LIMITS: TurnLimits = { steps: 0, seconds: 0, tokens: 0, cost: 0 };

const KINDS = ["steps", "seconds", "tokens", "cost"] as const;
export type TurnLimitKind = (typeof KINDS)[number];
type Kind = TurnLimitKind;

export interface LimitsConfig {
  /** For people whose roles name no limit of a kind. */
  everyone: TurnLimits;
  roles: { readonly [role: string]: { readonly [kind in Kind]?: number | undefined } | undefined };
}

/**
 * The limits of one turn. The most generous of a person's roles counts, and a role without a limit of a kind
 * is ignored for that kind. An assistant can only lower the limits.
 */
export function limitsFor(
  { everyone, roles: byRole }: LimitsConfig,
  { roles, assistant }: { roles: readonly string[]; assistant: TurnLimits | null },
): TurnLimits {
  const limitOf = (kind: Kind): number => {
    const named = roles.flatMap((role) => byRole[role]?.[kind] ?? []);
    const ofPerson = named.length > 0 ? mostGenerous(named) : everyone[kind];
    return strictest([ofPerson, assistant?.[kind] ?? 0]);
  };
  return {
    steps: limitOf("steps"),
    seconds: limitOf("seconds"),
    tokens: limitOf("tokens"),
    cost: limitOf("cost"),
  };
}

const mostGenerous = (limits: readonly number[]) => (limits.includes(0) ? 0 : Math.max(...limits));

function strictest(limits: readonly number[]): number {
  const real = limits.filter((limit) => limit > 0);
  return real.length > 0 ? Math.min(...real) : 0;
}

/** The limit that a turn has reached; undefined below all of them. */
export function reachedLimit(limits: TurnLimits, spent: TurnLimits): TurnLimitKind | undefined {
  return KINDS.find((kind) => limits[kind] > 0 && spent[kind] >= limits[kind]);
}

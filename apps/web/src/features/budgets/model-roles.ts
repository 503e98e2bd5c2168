import type { AdminModel } from "@metatron/contract/budgets/budgets";
import { isMeantFor, type Role, roles } from "@metatron/contract/roles";

/** `locked`: the configuration excludes the role, so that administrators can't give it the model here. */
export type RoleState = "on" | "off" | "locked";

type ModelRoles = Pick<AdminModel, "roles" | "offFor">;

function roleStateOf({ roles: configured, offFor }: ModelRoles, role: Role): RoleState {
  if (!isMeantFor(configured, [role])) return "locked";
  return offFor === "everyone" || offFor.includes(role) ? "off" : "on";
}

/** The roles by what holds for them: the configuration first, then the administrators' switches. */
export function rolesByState(model: ModelRoles): Record<RoleState, Role[]> {
  const inState = (state: RoleState) => roles.filter((role) => roleStateOf(model, role) === state);
  return { on: inState("on"), off: inState("off"), locked: inState("locked") };
}

import { type Action, actionsOf, isAdmin, type ProductRoute, routesOf } from "./roles.ts";

/**
 * Who may make a call. The server checks it after the token and before it reads the body:
 * - `open`: everyone, without a token.
 * - `signed-in`: everyone with a valid token, also without any role.
 * - `any-role`: everyone with at least one known role.
 * - `admin`: the admin role.
 * - a route of the product, and the action on it where one is needed.
 */
export type Allow = "open" | "signed-in" | "any-role" | "admin" | AllowRoute;

export interface AllowRoute {
  route: ProductRoute;
  action?: Action;
  /** The action that each field of the body requires, for a call that changes several things. */
  fields?: Readonly<Record<string, Action>>;
}

/** The combined rights of a person's roles. */
export interface Rights {
  routes: readonly ProductRoute[];
  actions: readonly Action[];
  isAdmin: boolean;
}

export type Refusal = "no_roles" | "action_not_allowed" | "forbidden";

export function rightsOf(roles: readonly string[]): Rights {
  return { routes: routesOf(roles), actions: actionsOf(roles), isAdmin: isAdmin(roles) };
}

/** The error code if these rights do not allow the call; undefined if they do. */
export function refusalOf(allow: Allow, rights: Rights): Refusal | undefined {
  if (allow === "open" || allow === "signed-in") return undefined;
  if (rights.routes.length === 0) return "no_roles";
  if (allow === "any-role") return undefined;
  if (allow === "admin") return rights.isAdmin ? undefined : "forbidden";
  const { route, action } = allow;
  const mayOpen = rights.routes.includes(route);
  const mayAct = action === undefined || rights.actions.includes(action);
  return mayOpen && mayAct ? undefined : "action_not_allowed";
}

/** The same for the fields in a body; fields without an action of their own need none. */
export function fieldRefusalOf(allow: Allow, body: unknown, rights: Rights): Refusal | undefined {
  if (typeof allow === "string" || !allow.fields || typeof body !== "object" || body === null)
    return undefined;
  const needed = Object.entries(allow.fields).flatMap(([field, action]) =>
    Object.hasOwn(body, field) ? [action] : [],
  );
  return needed.every((action) => rights.actions.includes(action)) ? undefined : "action_not_allowed";
}

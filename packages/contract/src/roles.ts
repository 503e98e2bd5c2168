export const roles = [
  "chat_metatron_user_basic",
  "chat_metatron_user_pro",
  "chat_metatron_user_admin",
  "chat_metatron_user_external",
  "chat_metatron_airport_agent",
  "chat_metatron_legal_leasing",
  "chat_metatron_aircraft_technician",
  "chat_metatron_user_airtalk",
  "chat_metatron_user_vp_it",
] as const;
export type Role = (typeof roles)[number];

export const productRoutes = ["chat", "assistants"] as const;
export type ProductRoute = (typeof productRoutes)[number];

export const actions = [
  "deleteHistory",
  "editNameHistory",
  "editIconHistory",
  "exportHistory",
  "pingHistory",
  "sendAnswer",
] as const;
export type Action = (typeof actions)[number];

type Grant = { routes: readonly ProductRoute[]; actions: readonly Action[] };

const everything: Grant = { routes: productRoutes, actions };

const grants: Record<Role, Grant> = {
  chat_metatron_user_basic: everything,
  chat_metatron_user_pro: everything,
  chat_metatron_user_admin: everything,
  chat_metatron_user_external: everything,
  chat_metatron_airport_agent: everything,
  chat_metatron_legal_leasing: everything,
  chat_metatron_aircraft_technician: everything,
  chat_metatron_user_airtalk: everything,
  chat_metatron_user_vp_it: everything,
};

/**
 * The names in a claim of a token: a list, one name, or several in one text ("pilot, crew"). A text with a
 * comma is also a name itself, because directories allow commas in group names.
 */
export function roleNames(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim.flatMap(roleNames);
  if (typeof claim !== "string") return [];
  const parts = claim.split(",").map((name) => name.trim());
  return parts.length > 1 ? [claim, ...parts.filter(Boolean)] : [claim];
}

/** The known roles in a token; other names (groups of other products) are ignored. */
export function knownRoles(names: readonly string[]): Role[] {
  return roles.filter((role) => names.includes(role));
}

export function routesOf(names: readonly string[]): ProductRoute[] {
  const held = knownRoles(names);
  return productRoutes.filter((route) => held.some((role) => grants[role].routes.includes(route)));
}

export function actionsOf(names: readonly string[]): Action[] {
  const held = knownRoles(names);
  return actions.filter((action) => held.some((role) => grants[role].actions.includes(action)));
}

export function isAdmin(names: readonly string[]): boolean {
  return names.includes("chat_metatron_user_admin" satisfies Role);
}

export function isPro(names: readonly string[]): boolean {
  return names.includes("chat_metatron_user_pro" satisfies Role);
}

export function isExternal(names: readonly string[]): boolean {
  return names.includes("chat_metatron_user_external" satisfies Role);
}

/**
 * Whether content for `named` roles is visible to a person with these roles; no named roles means everyone
 * but external people.
 */
export function isMeantFor(named: readonly string[] | null | undefined, held: readonly string[]): boolean {
  if (!named || named.length === 0) return !isExternal(held);
  return named.some((role) => held.includes(role));
}

export function isBasic(names: readonly string[]): boolean {
  const hasBasic = names.includes("chat_metatron_user_basic" satisfies Role);
  return hasBasic && !isExternal(names) && !isPro(names) && !isAdmin(names);
}

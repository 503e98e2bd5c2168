import type { GrantRole, LifeState, MemberRole } from "@metatron/contract/assistants/constants";
import { isAdmin, isMeantFor, type Role } from "@metatron/contract/roles";

export interface Standing {
  isOfficial: boolean;
  /** The roles that may use the assistant; null: everyone except people with the external role. */
  roles: readonly Role[] | null;
  /** The strongest of the person's own part and what their roles were given. */
  memberRole: MemberRole | null;
  /** Whether the owner invited this very person, and not everyone or a whole role. */
  isInvited: boolean;
}

export interface Rights {
  edit: boolean;
  share: boolean;
  delete: boolean;
}

/**
 * Whether a person may chat with an assistant and see it in lists. Role restrictions never exclude an owner.
 * Without named roles, external people use only the assistants that they were invited to in person.
 */
export function mayUse(
  { isOfficial, roles, memberRole, isInvited }: Standing,
  held: readonly Role[],
): boolean {
  if (memberRole === "owner" || (isOfficial && isAdmin(held))) return true;
  if (isInvited && !isOfficial && (roles === null || roles.length === 0)) return true;
  return isMeantFor(roles, held) && (isOfficial || memberRole !== null);
}

/**
 * Editors change, the owner also shares and deletes. Official assistants are changed by administrators and
 * can't be deleted.
 */
export function rightsOf({ isOfficial, memberRole }: Standing, held: readonly Role[]): Rights {
  if (isOfficial) return { edit: isAdmin(held), share: false, delete: false };
  const isOwner = memberRole === "owner";
  return { edit: isOwner || memberRole === "editor", share: isOwner, delete: isOwner };
}

const STRENGTH: Record<MemberRole, number> = { owner: 3, editor: 2, viewer: 1 };

/** What a person may do who is a member, or whose roles have access, or both. */
export function strongestRole(
  own: MemberRole | null,
  granted: readonly (MemberRole | GrantRole)[],
): MemberRole | null {
  const all: MemberRole[] = own === null ? [...granted] : [own, ...granted];
  return all.toSorted((a, b) => STRENGTH[b] - STRENGTH[a])[0] ?? null;
}

interface LifeColumns {
  version: number;
  published_version: number;
  retired_at: Date | null;
  disabled_at: Date | null;
}

/** Why nobody may ask this assistant; null if it is in use. What an administrator closed, the owner can't reopen. */
export function closedState({
  disabled_at,
  retired_at,
}: Pick<LifeColumns, "disabled_at" | "retired_at">): "disabled" | "retired" | null {
  if (disabled_at) return "disabled";
  return retired_at ? "retired" : null;
}

export function lifeStateOf(row: LifeColumns, { isInReview }: { isInReview: boolean }): LifeState {
  const closed = closedState(row);
  if (closed) return closed;
  if (isInReview) return "in_review";
  return row.version > row.published_version ? "draft" : "published";
}

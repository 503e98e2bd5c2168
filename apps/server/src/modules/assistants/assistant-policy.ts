import type { MemberRole } from "@metatron/contract/assistants/constants";
import { isAdmin, isMeantFor, type Role } from "@metatron/contract/roles";

export interface Standing {
  isOfficial: boolean;
  /** The roles that may use the assistant; null: everyone except people with the external role. */
  roles: readonly Role[] | null;
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

import { type PromptScope, teamRoles } from "@metatron/contract/prompts/constants";
import type { PromptFields } from "@metatron/contract/prompts/prompt";
import { isAdmin, type Role } from "@metatron/contract/roles";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";

type Person = Pick<Session, "personId" | "roles">;

interface Stored {
  owner_id: string | null;
  scope: PromptScope;
  roles: readonly Role[];
}

/** The roles that a person may share a prompt with: administrators every one, others their teams (decision 80). */
export function teamsOf(roles: readonly Role[]): Role[] {
  return isAdmin(roles) ? [...teamRoles] : teamRoles.filter((role) => roles.includes(role));
}

/** Owners change their own prompts; administrators also change those of teams and of the company. */
export function mayEdit({ owner_id, scope }: Pick<Stored, "owner_id" | "scope">, person: Person): boolean {
  return owner_id === person.personId || (scope !== "own" && isAdmin(person.roles));
}

/** Refuses an audience that the person may not address. `stored` is null for a new prompt. */
export function checkAudience(
  fields: PromptFields,
  stored: Stored | null,
  { personId, roles }: Person,
): void {
  const isAllowed = () => {
    // A published prompt belongs to nobody, so it can't become an own one or a team's.
    if (stored?.scope === "company") return fields.scope === "company";
    switch (fields.scope) {
      case "own":
        return stored === null || stored.owner_id === personId;
      case "team": {
        // An administrator who corrects a team's prompt keeps roles that its author named.
        const known: readonly Role[] = [...teamsOf(roles), ...(stored?.roles ?? [])];
        return fields.roles.every((role) => known.includes(role));
      }
      case "company":
        return isAdmin(roles);
    }
  };
  if (!isAllowed()) throw new AppError("forbidden", "This person may not share a prompt with this audience.");
}

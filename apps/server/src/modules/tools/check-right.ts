import { type Allow, refusalOf, rightsOf } from "@metatron/contract/allow";

/** A tool must not do more than the person may do through the API. */
export function checkRight(allow: Allow, roles: readonly string[], doing: string): void {
  if (refusalOf(allow, rightsOf(roles)))
    throw new Error(`The roles of this person do not allow ${doing}. Tell the person so.`);
}

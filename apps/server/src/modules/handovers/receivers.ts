import { foldText } from "@metatron/text/fold-text";
import { oneLine } from "@metatron/text/one-line";
import { sql } from "kysely";
import type { Session } from "../../http/session.ts";

/** Bases are typed by people, so case, accents and spaces do not count. */
export const baseKey = (base: string): string => foldText(oneLine(base));

/**
 * Whether a hand-over `h` is addressed to this person now: access ends with the role. A person without a base in the
 * directory receives the hand-overs of the role at every base (decision 84).
 */
export function isAddressedTo({ personId, roles, base, userEmail, isEmailVerified }: Session) {
  const ownBase = base ? baseKey(base) : null;
  const emails = isEmailVerified ? [userEmail.toLowerCase()] : [];
  return sql<boolean>`(h.state = 'sent' and h.giver_id <> ${personId} and (
    (h.role = any(${[...roles]}::text[])
      and (h.base_key is null or ${ownBase}::text is null or h.base_key = ${ownBase}::text))
    or h.emails && ${emails}::text[]))`;
}

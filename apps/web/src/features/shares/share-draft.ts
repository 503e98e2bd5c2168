import type { Role } from "@metatron/contract/roles";
import { MAX_SHARE_PEOPLE } from "@metatron/contract/shares/constants";
import type { NewShare } from "@metatron/contract/shares/share";

/** The fields of the form. */
export interface ShareDraft {
  audience: "everyone" | "chosen";
  roles: Role[];
  /** Addresses as they were typed or pasted. */
  people: string;
  days: NewShare["days"];
}

export const newShareDraft = (): ShareDraft => ({ audience: "everyone", roles: [], people: "", days: 7 });

const addressesIn = (people: string): string[] => [
  ...new Set(
    people
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

/** What is wrong with the addresses; null if nothing. */
export function faultOf({ audience, people }: ShareDraft): "address" | "tooMany" | null {
  if (audience === "everyone") return null;
  const addresses = addressesIn(people);
  if (addresses.some((address) => !/^[^@]+@[^@.]+\.[^@]+$/.test(address))) return "address";
  return addresses.length > MAX_SHARE_PEOPLE ? "tooMany" : null;
}

export const hasReaders = ({ audience, roles, people }: ShareDraft): boolean =>
  audience === "everyone" || roles.length > 0 || addressesIn(people).length > 0;

export function audienceOf({
  audience,
  roles,
  people,
}: ShareDraft): Pick<NewShare, "everyone" | "roles" | "emails"> {
  const isForAll = audience === "everyone";
  return { everyone: isForAll, roles: isForAll ? [] : roles, emails: isForAll ? [] : addressesIn(people) };
}

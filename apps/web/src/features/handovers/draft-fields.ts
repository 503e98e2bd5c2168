import { MAX_HANDOVER_PEOPLE } from "@metatron/contract/handovers/constants";
import type { Role } from "@metatron/contract/roles";
import type { DraftPoint } from "./draft-points.ts";

/** The fields of a draft as they are typed. */
export interface Draft {
  points: DraftPoint[];
  role: Role | null;
  base: string;
  /** Addresses as they were typed. */
  people: string;
}

/** Addresses as they were typed or pasted, each once. */
export const addressesIn = (people: string): string[] => [
  ...new Set(
    people
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

const isAddress = (address: string) => /^[^@]+@[^@.]+\.[^@]+$/.test(address);

/** What can be saved while the field is still being typed. */
export const validAddresses = (people: string): string[] =>
  addressesIn(people).filter(isAddress).slice(0, MAX_HANDOVER_PEOPLE);

function peopleFault(people: string): "badAddress" | "tooManyPeople" | null {
  const addresses = addressesIn(people);
  if (!addresses.every(isAddress)) return "badAddress";
  return addresses.length > MAX_HANDOVER_PEOPLE ? "tooManyPeople" : null;
}

export type DraftFault = "needsPoint" | "needsReceiver" | "badAddress" | "tooManyPeople";

/** Why a draft can't be sent; null if it can. */
export function faultOf({ points, role, people }: Draft): DraftFault | null {
  if (!points.some(({ text }) => text.trim() !== "")) return "needsPoint";
  if (role === null && addressesIn(people).length === 0) return "needsReceiver";
  return peopleFault(people);
}

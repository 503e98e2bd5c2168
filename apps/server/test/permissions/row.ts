import type { CallName } from "@metatron/contract/calls";
import type { Role } from "@metatron/contract/roles";
import type { InjectOptions } from "fastify";
import type { Objects } from "./objects.ts";

/** Whose objects a call names. `own` of a call that names none is the call itself. */
export const scenarios = ["anothers", "shared", "deleted", "never", "otherKind", "mixed", "own"] as const;
export type Scenario = (typeof scenarios)[number];

/** Several where it depends on the order in which things are looked at, and each is a refusal. */
export type Status = number | readonly number[];
export type Expected = Partial<Record<Scenario, Status>>;

/** `open` to all, everyone `signedIn`, every `role`, or the `admin` role alone. */
export type Who = "open" | "signedIn" | "role" | "admin";

export type Build = (objects: Objects, scenario: Scenario) => Sent;

export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  payload?: object;
  form?: Pick<InjectOptions, "headers" | "payload">;
}

export interface Row {
  who: Who;
  expected: Expected;
  build: Build;
  /** Where a role is answered otherwise. */
  but?: Partial<Record<Role, Expected>>;
  /** What it does to one's own is done to a second set of objects. */
  spends?: true;
}

export type Table = Record<CallName, Row>;

type More = Pick<Row, "but" | "spends">;

/** Names no object. */
export const plain = (who: Who, status: number, sent: Sent = {}, more: More = {}): Row => ({
  who,
  expected: { own: status },
  build: () => sent,
  ...more,
});

/** One's own, or as if it were not there. */
export const OWN = (status: number): Expected => ({
  own: status,
  anothers: 404,
  deleted: 404,
  never: 404,
  otherKind: 404,
});

/** An assistant that was shared is answered by one's part in it; here everyone is a viewer. */
export const SHARED = (own: number, shared: number): Expected => ({ ...OWN(own), shared });

export const REFUSED = [404, 409, 422] as const;

export const named = (expected: Expected, build: Build, more: More = {}): Row => ({
  who: "role",
  expected,
  build,
  ...more,
});

/** For administrators, who see what is there whoever it belongs to. */
export const administered = (expected: Expected, build: Build): Row => ({ who: "admin", expected, build });

import type { CallName } from "@metatron/contract/calls";
import type { Role } from "@metatron/contract/roles";
import type { InjectOptions } from "fastify";
import type { Objects } from "./objects.ts";

/** Whose objects a call names, in the order in which they are tried. `own` of a call that names none is the call itself. */
export const scenarios = [
  "anothers",
  "shared",
  "edited",
  "official",
  "deleted",
  "never",
  "otherKind",
  "mixed",
  "own",
] as const;
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
  /** The owner's call uses a second set of objects. */
  spends?: true;
  /** A request that ends sooner, for all roles but the first: the success takes the processor too long to be had nine times. */
  light?: { sent: Sent; status: number };
}

export type Table = Record<CallName, Row>;

type More = Pick<Row, "but" | "spends" | "light">;

/** Names no object. */
export const plain = (who: Who, status: number, sent: Sent = {}, more: More = {}): Row => ({
  who,
  expected: { own: status },
  build: () => sent,
  ...more,
});

/** The owner sees the object; for others it does not exist. */
export const OWN = (status: number): Expected => ({
  own: status,
  anothers: 404,
  deleted: 404,
  never: 404,
  otherKind: 404,
});

/** Assistants answer by one's part in them: `shared` as a viewer, `edited` as an editor, `official` everyone's. */
export const USABLE = (status: number): Expected => ({
  ...OWN(status),
  shared: status,
  edited: status,
  official: status,
});
export const EDITABLE = (status: number): Expected => ({
  ...OWN(status),
  shared: 403,
  edited: status,
  official: 403,
});
export const OWNED = (status: number): Expected => ({
  ...OWN(status),
  shared: 403,
  edited: 403,
  official: 403,
});

export const REFUSED = [404, 409, 422] as const;

export const named = (expected: Expected, build: Build, more: More = {}): Row => ({
  who: "role",
  expected,
  build,
  ...more,
});

/** Official assistants that name no roles are not for external people; administrators edit the official ones. */
export const ofAssistant = (expected: Expected, build: Build, more: More = {}): Row => {
  const isEdit = expected.official === 403 && expected.edited !== 403;
  return named(expected, build, {
    ...more,
    but: {
      chat_metatron_user_external: { official: 404 },
      chat_metatron_user_admin: isEdit ? { official: expected.edited ?? 403 } : {},
      ...more.but,
    },
  });
};

/** For administrators, who see the objects of every owner. */
export const administered = (expected: Expected, build: Build): Row => ({ who: "admin", expected, build });

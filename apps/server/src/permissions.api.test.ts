import { type CallName, calls } from "@metatron/contract/calls";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../test/harness.ts";
import { type Cast, newCast, type RoleActor } from "../test/permissions/people.ts";
import { type Row, type Scenario, type Sent, type Status, scenarios } from "../test/permissions/row.ts";
import { digestRowsNaming } from "../test/permissions/rows-of-person.ts";
import { PERMISSIONS } from "../test/permissions/table.ts";
import type { TestPerson } from "../test/test-issuer.ts";

let test: TestApp;
let cast: Cast;
/** Number of requests, printed at the end to explain the duration of this file. */
let made = 0;
let untouched: Record<string, string>;
const environment = { OLLAMA_BASE_URL: "off", LIMIT_REQUESTS_PER_MINUTE: "0", LIMIT_STREAMS: "0" };

beforeAll(async () => {
  test = await startTestApp({ environment });
  cast = await newCast(test);
  untouched = await rowsOfVictim();
}, 180_000);
afterAll(() => test.close());

// Safe: Object.entries loses the key type.
const rows = Object.entries(PERMISSIONS) as [CallName, Row][];

describe.each(rows)("%s", (name, row) => {
  it("answers each person by their role and by the owner of the named objects", async () => {
    const { noToken, noRole } = await answersWithoutRole(name, row);
    expect({ noToken, noRole }).toEqual(withoutRole(row));
    const answers = await Promise.all(cast.actors.map((actor) => answersTo(name, row, actor)));
    expect(answers.flat().filter(({ isRight }) => !isRight)).toEqual([]);
    made += answers.flat().length + 2;
  }, 120_000);
});

it("has changed nothing of the person whose objects were named", async ({ annotate }) => {
  await annotate(`${rows.length} calls, ${cast.actors.length + 2} people, ${made} requests`);
  expect(await rowsOfVictim()).toEqual(untouched);
});

/** All ids except the e-mail are of the victim's own rows; the shared assistant belongs to another person. */
async function rowsOfVictim(): Promise<Record<string, string>> {
  const { db } = test.deps.database;
  const { id } = await db
    .selectFrom("people")
    .select("id")
    .where("email", "=", cast.victim.email)
    .executeTakeFirstOrThrow();
  const { ownerEmail, takenAssistant, ...named } = cast.victims;
  return digestRowsNaming(db, [id, ...Object.values(named)]);
}

async function answersTo(name: CallName, row: Row, actor: RoleActor) {
  const answers = [];
  for (const scenario of scenarios) {
    const expected = row.but?.[actor.role]?.[scenario] ?? row.expected[scenario];
    if (expected === undefined) continue;
    const light = scenario === "own" && actor !== cast.actors[0] ? row.light : undefined;
    const sent = light?.sent ?? row.build(actor.objectsFor(scenario, row.spends ?? false), scenario);
    const answer = await call(name, sent, actor);
    const isRefused = row.who === "admin" && actor.role !== "chat_metatron_user_admin";
    const right = isRefused ? 403 : (light?.status ?? expected);
    const isRight = allows(right, answer.statusCode);
    const said = isRight ? "" : answer.body.slice(0, 300);
    answers.push({ role: actor.role, scenario, right, status: answer.statusCode, isRight, said });
  }
  return answers;
}

async function answersWithoutRole(name: CallName, row: Row) {
  const [scenario] = scenarios.filter((each) => row.expected[each] !== undefined);
  const [someone] = cast.actors;
  if (!scenario || !someone) throw new Error(`${name} has no scenario`);
  const sent = row.build(someone.objectsFor(scenario satisfies Scenario, false), scenario);
  const noToken = await call(name, sent, undefined);
  const noRole = await call(name, sent, cast.withoutRole);
  return { noToken: sayOf(noToken), noRole: sayOf(noRole) };
}

function withoutRole({ who, expected: { own } }: Row) {
  switch (who) {
    case "open":
      return { noToken: `${own}`, noRole: `${own}` };
    case "signedIn":
      return { noToken: "401 unauthorized", noRole: own === 404 ? "404 not_found" : `${own}` };
    case "role":
    case "admin":
      return { noToken: "401 unauthorized", noRole: "403 no_roles" };
  }
}

type Answer = Awaited<ReturnType<TestApp["app"]["inject"]>>;

const sayOf = (answer: Answer) =>
  answer.statusCode < 400 ? `${answer.statusCode}` : `${answer.statusCode} ${answer.json().code}`;

const allows = (expected: Status, status: number) =>
  typeof expected === "number" ? expected === status : expected.includes(status);

async function call(name: CallName, sent: Sent, person: TestPerson | undefined): Promise<Answer> {
  const { method, path, ...declared } = calls[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => sent.params?.[param] ?? "");
  const query = new URLSearchParams(sent.query ?? {});
  const token = person && (await tokenOf(person, "token" in declared));
  const request: InjectOptions = {
    method,
    url: `/api${filled}${query.size > 0 ? `?${query}` : ""}`,
    ...(sent.payload ? { payload: sent.payload } : {}),
    ...(sent.form?.payload ? { payload: sent.form.payload } : {}),
    headers: { ...sent.form?.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  };
  return test.app.inject(request);
}

const tokens = new Map<string, Promise<string>>();

/** Cached per person, because signing takes longer than most calls. */
function tokenOf(person: TestPerson, isIdentity: boolean): Promise<string> {
  const key = `${person.sub} ${isIdentity}`;
  const { sub, email, name, roles } = person;
  const claims = { sub, email, name, roles };
  const made = tokens.get(key) ?? test.issuer[isIdentity ? "identityToken" : "accessToken"](claims);
  tokens.set(key, made);
  return made;
}

import { randomUUID } from "node:crypto";
import type { Assistant } from "@metatron/contract/assistant";
import { endpoints } from "@metatron/contract/endpoints";
import { assistantEndpoints } from "@metatron/contract/endpoints/assistants";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ACTORS,
  CALLS,
  type Expected,
  everyone,
  type Request,
  with200As,
} from "../../../test/assistant-access-table.ts";
import { newSharedAssistant, newTeam, type Team } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { ensureOfficial } from "./ensure-official.ts";

let test: TestApp;
let team: Team;
let shared: Assistant;
const OFFICIAL = "6f1f7c52-3d3e-4a55-9a34-0d6f6a5c1e01";

beforeAll(async () => {
  test = await startTestApp();
  team = newTeam(test);
  // The first visit makes each person known.
  for (const person of Object.values(team)) await person.call({ url: "/api/assistants/list" });
  shared = await newSharedAssistant(team);
  await ensureOfficial(test.deps.database.db, [
    {
      ...{ id: OFFICIAL, specialty: "general", name: "General", description: "Para todo." },
      ...{ instructions: "Ayuda.", model: "gpt-5", starters: [] },
    },
  ]);
});
afterAll(() => test.close());

it("names every call on assistants", () => {
  const all = Object.keys({ ...assistantEndpoints, playground: 1, chatAssistant: 1 });
  expect(Object.keys(CALLS).sort()).toEqual(all.sort());
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(Object.keys(CALLS)));
});

describe.each(Object.entries(CALLS))("%s", (_name, { build, expected, needsOwn }) => {
  it("answers each person by their part in the assistant", async () => {
    const assistant = needsOwn ? await newSharedAssistant(team) : shared;
    if (needsOwn) await giveFolder(assistant.id);
    expect(await answersTo((current) => build({ assistant, current, team }), assistant, team.owner)).toEqual(
      expected,
    );
  });
});

/** Everyone but external people asks an official assistant; administrators change it; nobody deletes or shares it. */
const officialUse: Expected = { ...everyone, external: 404 };
const officialChange: Expected = { ...officialUse, stranger: 403, viewer: 403, editor: 403, owner: 403 };
const nobodyMay: Expected = { ...officialChange, admin: 403 };

describe.each<[string, Expected]>([
  ["getAssistant", officialUse],
  ["chatAssistant", officialUse],
  ["listAssistantFiles", officialUse],
  ["listMembers", officialUse],
  ["pinAssistant", with200As(officialUse, 204)],
  ["updateAssistant", officialChange],
  ["listVersions", officialChange],
  ["restoreVersion", officialChange],
  ["saveTest", officialChange],
  ["playground", officialChange],
  ["generateInstructions", officialChange],
  ["updateCollection", with200As(officialChange, 202)],
  ["uploadAssistantFile", { ...with200As({ ...everyone, external: 404 }, 404), admin: 202 }],
  ["deleteAssistant", nobodyMay],
  ["addMember", nobodyMay],
  ["transferAssistant", nobodyMay],
  ["leaveAssistant", with200As(officialUse, 409)],
])("%s of an official assistant", (name, expected) => {
  it("answers each person by their role", async () => {
    const build = CALLS[name]?.build;
    if (!build) throw new Error(`No call ${name}`);
    const assistant = (await team.admin.call({ url: `/api/assistant?assistant_id=${OFFICIAL}` })).json();
    const request = (current: Assistant) => build({ assistant, current, team });
    expect(await answersTo(request, assistant, team.admin)).toEqual(expected);
  });
});

it("lets external people use an official assistant that names their role", async () => {
  const current = (await team.admin.call({ url: `/api/assistant?assistant_id=${OFFICIAL}` })).json();
  const roles = ["chat_metatron_user_external", "chat_metatron_user_basic"];
  const named = await team.admin.call({
    ...{ method: "PUT", url: `/api/assistant/update/${OFFICIAL}` },
    payload: { roles, version: current.version },
  });
  expect(named.json().roles).toEqual(roles);
  const seen = await team.external.call({ url: "/api/assistants/list?scope=official" });
  expect(seen.json().items.map(({ id }: Assistant) => id)).toContain(OFFICIAL);
  await team.admin.call({
    ...{ method: "PUT", url: `/api/assistant/update/${OFFICIAL}` },
    payload: { roles: null, version: named.json().version },
  });
});

/** One after the other; `current` is what the assistant is when an actor's turn comes. */
async function answersTo(
  build: (current: Assistant) => Request,
  assistant: Assistant,
  knower: Team["owner"],
): Promise<Partial<Expected>> {
  const answers: Partial<Expected> = {};
  let current = assistant;
  for (const actor of ACTORS) {
    const call = actor === "nobody" ? test.app.inject.bind(test.app) : team[actor].call;
    answers[actor] = (await call(build(current))).statusCode;
    const seen = await knower.call({ url: `/api/assistant?assistant_id=${assistant.id}` });
    if (seen.statusCode === 200) current = seen.json();
  }
  return answers;
}

/** As if Drive had made it. */
async function giveFolder(assistantId: string): Promise<void> {
  await test.deps.database.db
    .insertInto("knowledge_sources")
    .values({
      ...{ collection_id: assistantId, kind: "drive", key: `folder-of-${assistantId}`, name: "Rampa" },
      ...{ url: null, person_id: randomUUID(), reason: null, run_id: null, page_cursor: null },
    })
    .execute();
}

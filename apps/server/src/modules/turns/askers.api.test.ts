import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newSend } from "../../../test/send.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { Database } from "../../adapters/db/index.ts";
import type { Send } from "../history/index.ts";
import { readAskers, storeOfSilentAskers } from "./askers.repo.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function newPerson(name: string): Promise<string> {
  const id = randomUUID();
  await database.db
    .insertInto("people")
    .values({ id, issuer: "test", subject: id, email: `${id}@aerovia.example`, name, roles: [] })
    .execute();
  return id;
}

async function newProject(ownerId: string, { role = "owner" } = {}): Promise<string> {
  const id = randomUUID();
  const { pool } = database;
  await pool.query(
    "insert into projects (id, name, instructions, color, version, created_at, updated_at) values ($1, 'Rampa', 'Breve.', 'blue', 1, now(), now())",
    [id],
  );
  await pool.query(
    "insert into project_members (id, project_id, person_id, invited_email, role, added_at) values ($1, $1, $2, '', $3, now())",
    [id, ownerId, role],
  );
  return id;
}

async function set(personId: string, key: string, value: object) {
  await database.pool.query(
    "insert into person_settings (person_id, key, value, changed_at) values ($1, $2, $3, now())",
    [personId, key, value],
  );
}

it("reads several people at once without mixing them", async () => {
  const [ana, luis, eva] = [await newPerson("Ana"), await newPerson("Luis"), await newPerson("Eva")];
  await set(ana, "personalInstructions", { isOn: true, about: "Soy piloto", style: "" });
  await set(luis, "personalInstructions", { isOn: false, about: "Soy de rampa", style: "" });
  await set(luis, "memory", { isOn: false });
  const ofEva = await newProject(eva);
  const conversationId = randomUUID();
  const asking = [
    { personId: ana, conversationId, projectId: undefined },
    { personId: luis, conversationId, projectId: ofEva },
    { personId: eva, conversationId, projectId: ofEva },
    { personId: ana, conversationId: randomUUID(), projectId: randomUUID() },
  ];
  expect(await readAskers(database.db, asking)).toEqual([
    {
      personal: { about: "Soy piloto", style: "" },
      memory: { isOn: true, facts: [] },
      project: undefined,
      verifiedChats: [],
    },
    { personal: undefined, memory: { isOn: false, facts: [] }, project: undefined, verifiedChats: [] },
    {
      personal: undefined,
      memory: { isOn: true, facts: [] },
      project: { id: ofEva, name: "Rampa", instructions: "Breve.", hasFiles: false },
      verifiedChats: [],
    },
    {
      personal: { about: "Soy piloto", style: "" },
      memory: { isOn: true, facts: [] },
      project: undefined,
      verifiedChats: [],
    },
  ]);
});

it("lets a reader of a project ask in a stored conversation of it, and not begin one there", async () => {
  const personId = await newPerson("Lía");
  const projectId = await newProject(personId, { role: "reader" });
  const conversationId = randomUUID();
  const [begun] = await readAskers(database.db, [{ personId, conversationId, projectId }]);
  expect(begun?.project).toBeUndefined();
  await database.pool.query(
    `insert into conversations (id, person_id, unique_id, title, chat, model, project_id, created_at, updated_at)
     values ($1, $2, $1, 'Turno', 'chat-libre', 'demo', $3, now(), now())`,
    [conversationId, personId, projectId],
  );
  const [stored] = await readAskers(database.db, [{ personId, conversationId, projectId: undefined }]);
  expect(stored?.project?.id).toBe(projectId);
});

it("names the chats that have verified answers", async () => {
  const personId = await newPerson("Noa");
  await database.pool.query(
    `insert into verified_answers
       (id, chat, question, answer, sources, language, expires_on, reviewer_role, verified_at, created_at)
     values ($1, 'rh-plus', '¿Cuántos días?', '22 días.', '[]', 'es', '2099-12-31', 'RRHH', now(), now())`,
    [randomUUID()],
  );
  const [asker] = await readAskers(database.db, [
    { personId, conversationId: randomUUID(), projectId: undefined },
  ]);
  expect(asker?.verifiedChats).toEqual(["rh-plus"]);
});

const storedIds = async (sends: readonly Send[]) => {
  const ids = sends.flatMap(({ questionId, answerId }) => [questionId, answerId]);
  const { rows } = await database.pool.query<{ id: string }>("select id from messages where id = any ($1)", [
    ids,
  ]);
  return rows.map(({ id }) => id).sort();
};

it("stores only the questions of people who wrote nothing that would leave with them", async () => {
  const [silent, instructed, remembered, inProject, off] = await Promise.all(
    ["Ana", "Luis", "Eva", "Lía", "Noa"].map(newPerson),
  );
  if (!silent || !instructed || !remembered || !inProject || !off) throw new Error("no people");
  await set(instructed, "personalInstructions", { isOn: true, about: "Soy piloto", style: "" });
  await set(off, "memory", { isOn: false });
  await database.pool.query(
    `insert into memory_facts (id, person_id, text, folded, kind, version, created_at, updated_at)
      values ($1, $2, 'Trabajo en Madrid', 'trabajo en madrid', 'base', 1, now(), now())`,
    [randomUUID(), remembered],
  );
  const projectId = await newProject(inProject);
  const ofProject = randomUUID();
  await database.pool.query(
    `insert into conversations (id, person_id, unique_id, title, chat, model, project_id, created_at, updated_at)
      values ($1, $2, $1, '', 'chat-libre', 'gpt-5', $3, now(), now())`,
    [ofProject, inProject, projectId],
  );
  const sends = [silent, instructed, remembered, off].map((personId) => newSend(personId));
  sends.push(newSend(inProject, { conversationId: ofProject }));

  const outcomes = await storeOfSilentAskers(database.db, sends);
  expect(outcomes.map(({ stored }) => stored?.outcome)).toEqual([
    "stored",
    undefined,
    undefined,
    "stored",
    undefined,
  ]);
  expect(outcomes.map(({ asker }) => asker)).toEqual(
    await readAskers(
      database.db,
      sends.map(({ personId, conversationId }) => ({ personId, conversationId, projectId: undefined })),
    ),
  );
  const [first, , , fourth] = sends;
  if (!first || !fourth) throw new Error("no sends");
  expect(await storedIds(sends)).toEqual(
    [first, fourth].flatMap(({ questionId, answerId }) => [questionId, answerId]).sort(),
  );
});

it("knows a question that was sent twice, and no conversation of another person", async () => {
  const [ana, luis] = [await newPerson("Ana"), await newPerson("Luis")];
  const send = newSend(ana);
  const outcomeOf = async (one: Send) => (await storeOfSilentAskers(database.db, [one]))[0]?.stored;
  expect(await outcomeOf(send)).toEqual({ outcome: "stored", isNewConversation: true, parentId: null });
  expect(await outcomeOf(send)).toEqual({ outcome: "known" });
  expect(await outcomeOf(newSend(luis, { conversationId: send.conversationId }))).toEqual({
    outcome: "not_found",
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { Database } from "../../adapters/db/index.ts";
import { readAskers } from "./askers.repo.ts";

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

import type { NoticeList } from "@metatron/contract/notices/notice";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addMember,
  newAssistant,
  newParticipant,
  type Participant,
} from "../../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { addDocument } from "../../../../test/knowledge.ts";
import { sweepNoticesHandler } from "../../notices/index.ts";
import { announceExpiringDocuments } from "./announce-expiring.job.ts";

const DAY_MS = 24 * 60 * 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

const today = () => new Date();
const day = (inDays: number) => new Date(today().getTime() + inDays * DAY_MS).toISOString().slice(0, 10);

/** Runs the job as if so many days had passed. */
const announce = (daysLater = 0) =>
  announceExpiringDocuments({
    db: test.deps.db,
    now: () => new Date(today().getTime() + daysLater * DAY_MS),
  });

const noticesOf = async ({ call }: Participant): Promise<NoticeList> =>
  (await call({ url: "/api/notices" })).json();

const titlesOf = async (person: Participant) =>
  (await noticesOf(person)).items.flatMap(({ content }) =>
    content.kind === "document_expiring" ? [content.title] : [],
  );

const edit = (person: Participant, id: string, fileId: string, payload: object) =>
  person.call({ method: "PUT", url: `/api/assistant/${id}/artifact/${fileId}`, payload });

it("tells owners and the responsible person 30 and 7 days before, once each, however many nodes run", async () => {
  const [owner, editor, responsible] = [newParticipant(test), newParticipant(test), newParticipant(test)];
  const { id, name } = await newAssistant(owner);
  await addMember(owner, id, editor.email, "editor");
  await addMember(owner, id, responsible.email, "viewer");
  for (const person of [editor, responsible]) await noticesOf(person);
  const validUntil = day(29);
  const { id: fileId } = await addDocument(test, { ownerId: id, text: "A", title: "Norma", validUntil });
  await addDocument(test, { ownerId: id, text: "B", title: "Lejana", validUntil: day(31) });
  await addDocument(test, { ownerId: id, text: "C", title: "Pasada", validUntil: day(-1) });
  await edit(owner, id, fileId, { version: 1, responsible: responsible.email });

  await Promise.all([announce(), announce(), announce()]);
  expect(await noticesOf(owner)).toMatchObject({
    unread: 1,
    items: [
      {
        read: false,
        content: {
          kind: "document_expiring",
          fileId,
          title: "Norma",
          assistantId: id,
          assistant: name,
          validUntil,
        },
      },
    ],
  });
  expect(await titlesOf(responsible)).toEqual(["Norma"]);
  expect(await titlesOf(editor)).toEqual([]);

  await announce(22);
  await announce(23);
  expect((await titlesOf(owner)).filter((title) => title === "Norma")).toHaveLength(2);
});

it("tells nothing of a replaced document, and forgets what is no longer true", async () => {
  const owner = newParticipant(test);
  const { id } = await newAssistant(owner);
  const add = (text: string, revision: string) =>
    addDocument(test, { ownerId: id, text, title: "Norma", revision, validUntil: day(10) });
  await add("Uno", "1");
  const newer = await add("Dos", "2");
  await announce();
  expect(await titlesOf(owner)).toEqual(["Norma"]);

  await edit(owner, id, newer.id, { version: 1, validUntil: day(300) });
  expect(await titlesOf(owner)).toEqual([]);
  await edit(owner, id, newer.id, { version: 2, validUntil: day(5) });
  await announce();
  expect(await titlesOf(owner)).toEqual(["Norma"]);

  await owner.call({ method: "DELETE", url: `/api/assistant/${id}/artifact/${newer.id}/delete` });
  expect(await titlesOf(owner)).toEqual([]);
});

it("no longer tells a person who has left the assistant", async () => {
  const [owner, responsible] = [newParticipant(test), newParticipant(test)];
  const { id } = await newAssistant(owner);
  await addMember(owner, id, responsible.email, "viewer");
  await noticesOf(responsible);
  const { id: fileId } = await addDocument(test, {
    ownerId: id,
    text: "A",
    title: "Norma",
    validUntil: day(20),
  });
  await edit(owner, id, fileId, { version: 1, responsible: responsible.email });
  await announce();
  expect((await noticesOf(responsible)).items).toHaveLength(2);
  await responsible.call({ method: "POST", url: `/api/assistant/${id}/leave` });
  expect((await noticesOf(responsible)).items).toEqual([]);
  await announce(14);
  expect((await noticesOf(responsible)).items).toEqual([]);
});

it("marks a person's notices as read, and deletes them after three months", async () => {
  const [owner, other] = [newParticipant(test), newParticipant(test)];
  const { id } = await newAssistant(owner);
  await addDocument(test, { ownerId: id, text: "A", title: "Norma", validUntil: day(3) });
  await announce();
  const ids = (await noticesOf(owner)).items.map((notice) => notice.id);
  const read = (person: Participant) =>
    person.call({ method: "POST", url: "/api/notices/read", payload: { ids } });
  expect((await read(other)).statusCode).toBe(204);
  expect((await noticesOf(owner)).unread).toBe(1);
  expect((await read(owner)).statusCode).toBe(204);
  expect(await noticesOf(owner)).toMatchObject({ unread: 0, items: [{ read: true }] });

  const sweep = (daysLater: number) =>
    sweepNoticesHandler({
      db: test.deps.db,
      now: () => new Date(today().getTime() + daysLater * DAY_MS),
    }).handle({}, "job");
  await sweep(89);
  expect((await noticesOf(owner)).items).toHaveLength(1);
  await sweep(91);
  expect((await noticesOf(owner)).items).toEqual([]);
});

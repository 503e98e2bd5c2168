import { randomUUID } from "node:crypto";
import type { AssistantLife } from "@metatron/contract/assistants/life";
import type { NoticeList } from "@metatron/contract/notices/notice";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addMember,
  newAssistant,
  newParticipant,
  newSharedAssistant,
  newTeam,
  type Participant,
} from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { runQualityHandler } from "../quality/index.ts";
import { announceExpiringReviews } from "./announce-reviews.job.ts";

const DAY_MS = 24 * 60 * 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

const life = async (person: Participant, id: string): Promise<AssistantLife> =>
  (await person.call({ url: `/api/assistant/${id}/life` })).json();
const put = (person: Participant, url: string, payload: object) =>
  person.call({ method: "PUT", url: `/api/${url}`, payload });
const post = (person: Participant, url: string, payload: object = {}) =>
  person.call({ method: "POST", url: `/api/assistant/${url}`, payload });

async function requestReview(owner: Participant, id: string): Promise<AssistantLife> {
  const { version } = await life(owner, id);
  return (await post(owner, `${id}/reviews`, { id: randomUUID(), version, note: "Lista" })).json();
}

async function approve(admin: Participant, { id, review }: AssistantLife, validUntil: string) {
  const decision = { decision: "approve", version: review?.version, validUntil };
  expect((await post(admin, `${id}/reviews/${review?.id}/decision`, decision)).statusCode).toBe(200);
}

describe("a review", () => {
  it("lists documents that were added, removed or changed since the publication", async () => {
    const team = newTeam(test);
    const { owner } = team;
    const { id } = await newSharedAssistant(team);
    const document = { ownerId: id, revision: "1" };
    const kept = await addDocument(test, { ...document, text: "A", name: "a.md", title: "Norma de rampa" });
    const gone = await addDocument(test, { ...document, text: "B", name: "b.md", title: "Norma antigua" });
    await put(owner, `assistant/update/${id}`, { version: 1, instructions: "Con documentos." });
    expect((await post(owner, `${id}/publish`, { version: 2 })).statusCode).toBe(200);
    expect((await life(owner, id)).documents).toEqual({ added: [], removed: [], changed: [] });

    const edited = await put(owner, `assistant/${id}/artifact/${kept.id}`, { version: 1, revision: "2" });
    expect(edited.statusCode).toBe(200);
    await owner.call({ method: "DELETE", url: `/api/assistant/${id}/artifact/${gone.id}/delete` });
    const added = await addDocument(test, { ...document, text: "C", name: "c.md", title: "Norma nueva" });
    expect((await life(owner, id)).documents).toEqual({
      added: [{ id: added.id, name: "Norma nueva" }],
      removed: [{ id: gone.id, name: "Norma antigua" }],
      changed: [{ id: kept.id, name: "Norma de rampa" }],
    });
  });

  it("shows the result of the test set for the version that it is about", async () => {
    const { owner, admin } = newTeam(test);
    const { id } = await newAssistant(owner);
    await put(owner, `assistant/${id}/grant`, { audience: "everyone", role: "viewer" });
    await addDocument(test, { ownerId: id, text: "El chaleco se cambia cada 12 meses.", title: "Chalecos" });
    for (const facts of [["12 meses"], ["nunca"]])
      await put(owner, `assistant/${id}/tests/${randomUUID()}`, {
        question: "¿Cada cuánto se cambia el chaleco?",
        facts,
      });
    const { id: runId } = (await post(owner, `${id}/quality/runs`)).json();
    await runQualityHandler(test.deps).handle({ runId }, "job");
    expect(await requestReview(owner, id)).toMatchObject({ tests: { passed: 1, total: 2 } });
    expect(await life(admin, id)).toMatchObject({ tests: { passed: 1, total: 2 } });
    await put(owner, `assistant/update/${id}`, { version: 1, instructions: "Otras." });
    expect(await requestReview(owner, id)).toMatchObject({ proposed: { version: 2 }, tests: null });
  });
});

describe("the end of a review", () => {
  const announce = (daysLater: number) =>
    announceExpiringReviews({ db: test.deps.db, now: () => new Date(Date.now() + daysLater * DAY_MS) });
  const reviewNotices = async (person: Participant, assistantId: string) =>
    ((await person.call({ url: "/api/notices" })).json() as NoticeList).items
      .map(({ content }) => content)
      .filter((content) => content.kind === "review_expiring" && content.assistantId === assistantId);

  it("is announced to the owners 30 and 7 days before and when it has passed, once each", async () => {
    const { owner, editor, admin, viewer } = newTeam(test);
    const { id, name } = await newAssistant(owner);
    await addMember(owner, id, editor.email, "editor");
    await put(owner, `assistant/${id}/grant`, { audience: "everyone", role: "viewer" });
    const validUntil = new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);
    await approve(admin, await requestReview(owner, id), validUntil);

    await announce(20);
    expect(await reviewNotices(owner, id)).toEqual([]);
    await Promise.all([announce(31), announce(32), announce(33)]);
    const notice = { kind: "review_expiring", assistantId: id, assistant: name, validUntil };
    expect(await reviewNotices(owner, id)).toEqual([notice]);
    await announce(54);
    await announce(61);
    await announce(62);
    expect(await reviewNotices(owner, id)).toEqual([notice, notice, notice]);
    for (const person of [editor, viewer, admin]) expect(await reviewNotices(person, id)).toEqual([]);

    const later = new Date(Date.now() + 400 * DAY_MS).toISOString().slice(0, 10);
    await put(owner, `assistant/update/${id}`, { version: 1, name: "Rampa al día" });
    await approve(admin, await requestReview(owner, id), later);
    expect(await reviewNotices(owner, id)).toEqual([]);
  });

  it("is announced to administrators for an official assistant", async () => {
    const owner = newParticipant(test);
    const admin = newParticipant(test, ["chat_metatron_user_admin"]);
    const { id } = await newAssistant(owner);
    await put(owner, `assistant/${id}/grant`, { audience: "everyone", role: "viewer" });
    const validUntil = new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);
    await approve(admin, await requestReview(owner, id), validUntil);
    expect((await put(admin, `admin/assistants/${id}/official`, { official: true })).statusCode).toBe(204);
    await announce(40);
    expect(await reviewNotices(admin, id)).toHaveLength(1);
    expect(await reviewNotices(owner, id)).toEqual([]);
  });
});

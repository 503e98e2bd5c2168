import { randomUUID } from "node:crypto";
import type { SourceHealth } from "@metatron/contract/assistants/knowledge";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMember, newAssistant, newParticipant, type Participant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import {
  type ConfluenceStandIn,
  standInPage,
  startConfluenceStandIn,
} from "../../../test/stand-ins/confluence.ts";
import {
  type DriveStandIn,
  standInFile,
  standInFolder,
  startDriveStandIn,
} from "../../../test/stand-ins/drive.ts";
import type { Db } from "../../adapters/db/index.ts";
import type { Storage } from "../../adapters/storage/index.ts";
import type { Deps } from "../../deps.ts";
import { copyKnowledgeHandler } from "../assistants/index.ts";
import { type FileRow, listFiles } from "../files/index.ts";
import { refreshCollection } from "./choose-sources.ts";
import { refreshSourcesHandler, resumeSources } from "./refresh-sources.ts";
import { workOnSource } from "./sync-source.ts";

let test: TestApp;
let confluence: ConfluenceStandIn;
let drive: DriveStandIn;
let owner: Participant;
let assistantId: string;

beforeAll(async () => {
  confluence = await startConfluenceStandIn("cloud", 100);
  drive = await startDriveStandIn();
  test = await startTestApp({
    environment: {
      CONFLUENCE_BASE_URL: confluence.baseUrl,
      CONFLUENCE_EMAIL: "bot@aerovia.example",
      CONFLUENCE_API_TOKEN: "cloud-token",
      ...drive.environment,
    },
  });
  confluence.spaces.push({ id: "11", key: "RAMPA", name: "Rampa" }, { id: "12", key: "RH", name: "RH" });
});
afterAll(async () => {
  await test.close();
  await confluence.close();
  await drive.close();
});

beforeEach(async () => {
  owner = newParticipant(test);
  assistantId = (await newAssistant(owner)).id;
});
const GOOD = () => `Basic ${Buffer.from("bot@aerovia.example:cloud-token").toString("base64")}`;
afterEach(() => {
  confluence.pages.length = 0;
  confluence.requests.length = 0;
  confluence.authorization = GOOD();
});

const update = (payload: object) =>
  owner.call({ method: "PUT", url: `/api/collection/update/assistant/${assistantId}`, payload });

const health = async (): Promise<SourceHealth[]> =>
  (await owner.call({ url: `/api/assistant/${assistantId}/sources` })).json().items;

const filesNow = (): Promise<FileRow[]> => listFiles(test.deps.db, { kind: "assistant", id: assistantId });

/** Runs the work of the queue's workers now. */
const sync = (kind: "confluence" | "drive", key: string, replaced: Partial<Deps> = {}, sliceMs?: number) =>
  workOnSource({ ...test.deps, ...replaced }, { collectionId: assistantId, kind, key }, sliceMs);

/** A database that calls `before` each time before the outcome of an item is written. */
function beforeNote(db: Db, before: () => void): Db {
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        if (key === "updateTable" && args[0] === "knowledge_items") before();
        return Reflect.apply(value, target, args);
      };
    },
  });
}

describe("a Confluence space", () => {
  it("is found, chosen and read with its links and dates", async () => {
    confluence.pages.push(standInPage({ id: "101" }), standInPage({ id: "102", title: "Calzos" }));
    const found = await owner.call({ url: "/api/assistant/confluence/spaces/search?q=ramp" });
    expect(found.json().items).toEqual([
      { key: "RAMPA", name: "Rampa", url: `${confluence.baseUrl}/wiki/spaces/RAMPA` },
    ]);
    const chosen = await update({ confluenceSpaces: ["RAMPA"] });
    expect([chosen.statusCode, chosen.json()]).toEqual([
      202,
      { jobs: [{ id: "confluence/RAMPA", source: "confluence" }] },
    ]);
    expect(await health()).toMatchObject([{ key: "RAMPA", state: "waiting", pages: 0, lastSyncAt: null }]);
    await sync("confluence", "RAMPA");
    expect(await health()).toMatchObject([
      { name: "Rampa", state: "synced", pages: 2, pagesDone: 2, pagesFailed: 0, failures: [] },
    ]);
    const page = (await filesNow()).find(({ source_key }) => source_key === "102");
    expect(page).toMatchObject({
      source: "confluence",
      name: "Calzos.html",
      title: "Calzos",
      revision: "1",
      url: `${confluence.baseUrl}/wiki/spaces/RAMPA/pages/102`,
      source_changed_at: new Date("2026-01-10T08:00:00.000Z"),
    });
    const assistant = await owner.call({ url: `/api/assistant?assistant_id=${assistantId}` });
    expect(assistant.json()).toMatchObject({ confluenceSpaces: ["RAMPA"], driveFolder: null, fileCount: 2 });
  });

  it("is read again only where it changed, and removed pages are deleted", async () => {
    for (const id of ["201", "202", "203"]) confluence.pages.push(standInPage({ id }));
    await update({ confluenceSpaces: ["RAMPA"] });
    await sync("confluence", "RAMPA");
    const before = await filesNow();
    const reads = confluence.reads();
    confluence.pages.splice(0, 1);
    const [changed] = confluence.pages;
    if (!changed) throw new Error("no page");
    Object.assign(changed, { version: 2, changedAt: "2026-02-01T08:00:00.000Z", html: "<p>Otra cosa</p>" });
    expect((await update({ refresh: true })).json().jobs).toHaveLength(1);
    await sync("confluence", "RAMPA");
    expect(confluence.reads() - reads).toBe(1);
    const after = await filesNow();
    expect(after.map(({ source_key }) => source_key).sort()).toEqual(["202", "203"]);
    expect(after.find(({ source_key }) => source_key === "202")).toMatchObject({
      id: before.find(({ source_key }) => source_key === "202")?.id,
      revision: "2",
    });
  });

  it("of 300 pages resumes after a crash without reading or storing anything twice", async () => {
    for (let at = 0; at < 300; at += 1) confluence.pages.push(standInPage({ id: String(1000 + at) }));
    await update({ confluenceSpaces: ["RAMPA"] });
    let noted = 0;
    // After the file is stored and before its item is updated: the worst moment.
    const db = beforeNote(test.deps.db, () => {
      noted += 1;
      if (noted === 120) throw new Error("killed");
    });
    await expect(sync("confluence", "RAMPA", { db })).rejects.toThrow("killed");
    expect(await health()).toMatchObject([{ state: "syncing", pages: 300, pagesDone: 119 }]);
    const listings = () => confluence.requests.filter(({ url }) => url.pathname.endsWith("/pages")).length;
    expect(listings()).toBe(3);
    await sync("confluence", "RAMPA");
    expect(listings()).toBe(3);
    expect(confluence.reads()).toBe(301);
    expect(await health()).toMatchObject([{ state: "synced", pages: 300, pagesDone: 300 }]);
    const keys = (await filesNow()).map(({ source_key }) => source_key);
    expect([keys.length, new Set(keys).size]).toEqual([300, 300]);
  });

  it("is processed in slices that queue the next one", async () => {
    for (const id of ["301", "302", "303"]) confluence.pages.push(standInPage({ id }));
    await update({ confluenceSpaces: ["RAMPA"] });
    const seen: number[] = [];
    for (let at = 0; at < 10 && (await health())[0]?.state !== "synced"; at += 1) {
      await sync("confluence", "RAMPA", {}, -1);
      seen.push((await health())[0]?.pagesDone ?? 0);
    }
    expect(seen).toEqual([1, 2, 3, 3]);
  });

  it("reports which pages failed and why, and retries them the next time", async () => {
    confluence.pages.push(standInPage({ id: "401" }), standInPage({ id: "402", isHidden: true }));
    await update({ confluenceSpaces: ["RAMPA"] });
    await sync("confluence", "RAMPA");
    expect(await health()).toMatchObject([
      {
        state: "partial",
        pages: 2,
        pagesDone: 1,
        pagesFailed: 1,
        failures: [{ title: "Norma 402", reason: "no_permission" }],
      },
    ]);
    const hidden = confluence.pages[1];
    if (hidden) hidden.isHidden = false;
    await sync("confluence", "RAMPA");
    expect(await health()).toMatchObject([{ state: "synced", pagesDone: 2, pagesFailed: 0 }]);
  });

  it("removes a page that is no longer accessible", async () => {
    confluence.pages.push(standInPage({ id: "451" }));
    await update({ confluenceSpaces: ["RAMPA"] });
    await sync("confluence", "RAMPA");
    const [page] = confluence.pages;
    Object.assign(page ?? {}, { isHidden: true, changedAt: "2026-03-01T00:00:00.000Z" });
    await sync("confluence", "RAMPA");
    expect(await filesNow()).toEqual([]);
  });

  it("reports an expired token, and continues with a valid one", async () => {
    confluence.pages.push(standInPage({ id: "501" }));
    await update({ confluenceSpaces: ["RAMPA"] });
    confluence.authorization = "another token";
    await sync("confluence", "RAMPA");
    expect(await health()).toMatchObject([{ state: "failed", reason: "unauthorized", lastSyncAt: null }]);
    confluence.authorization = GOOD();
    await sync("confluence", "RAMPA");
    expect(await health()).toMatchObject([{ state: "synced", reason: null }]);
  });

  it("backs off after too many requests", async () => {
    confluence.pages.push(standInPage({ id: "551" }));
    await update({ confluenceSpaces: ["RAMPA"] });
    confluence.trouble(/pages\/551/, { kind: "status", status: 429, headers: { "retry-after": "90" } });
    await sync("confluence", "RAMPA");
    expect(await health()).toMatchObject([{ state: "syncing", reason: "rate_limited", pagesDone: 0 }]);
    await sync("confluence", "RAMPA");
    expect(await health()).toMatchObject([{ state: "synced", reason: null, pagesDone: 1 }]);
  });

  it("is deleted with its files when it is deselected, even during a sync", async () => {
    confluence.pages.push(standInPage({ id: "601" }), standInPage({ id: "602" }));
    await update({ confluenceSpaces: ["RAMPA"] });
    let isSecond = false;
    const storage = {
      ...test.deps.storage,
      async put(object: Parameters<Storage["put"]>[0]) {
        if (isSecond) await update({ confluenceSpaces: [] });
        isSecond = true;
        return test.deps.storage.put(object);
      },
    };
    await sync("confluence", "RAMPA", { storage });
    expect(await filesNow()).toEqual([]);
    expect(await health()).toEqual([]);
  });

  it("can't be chosen if it does not exist", async () => {
    const answer = await update({ confluenceSpaces: ["NADA"] });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "validation_failed"]);
  });

  it("is read and indexed again completely on request", async () => {
    confluence.pages.push(standInPage({ id: "701" }));
    await update({ confluenceSpaces: ["RAMPA"] });
    await sync("confluence", "RAMPA");
    const reads = confluence.reads();
    const jobs = (await update({ reindex: true })).json().jobs;
    expect(jobs.map(({ source }: { source: string }) => source)).toEqual(["confluence", "files"]);
    await sync("confluence", "RAMPA");
    expect(confluence.reads() - reads).toBe(1);
    expect(await filesNow()).toHaveLength(1);
  });
});

describe("Confluence, for external people", () => {
  const external = () => newParticipant(test, ["chat_metatron_user_external"]);

  it("shows no space and adds none to their assistants", async () => {
    const eve = external();
    const { id } = await newAssistant(eve);
    const found = await eve.call({ url: "/api/assistant/confluence/spaces/search?q=ramp" });
    expect([found.statusCode, found.json().code]).toEqual([403, "forbidden"]);
    const url = `/api/collection/update/assistant/${id}`;
    const chosen = await eve.call({ method: "PUT", url, payload: { confluenceSpaces: ["RAMPA"] } });
    expect([chosen.statusCode, chosen.json().code]).toEqual([403, "forbidden"]);
    expect((await eve.call({ url: `/api/assistant/${id}/sources` })).json().items).toEqual([]);
  });

  it("keeps the spaces that another person has chosen, and copies none", async () => {
    const eve = external();
    const roles = ["chat_metatron_user_basic", "chat_metatron_user_external"];
    await owner.call({
      method: "PUT",
      url: `/api/assistant/update/${assistantId}`,
      payload: { roles, version: 1 },
    });
    await addMember(owner, assistantId, eve.email, "editor");
    await update({ confluenceSpaces: ["RAMPA"] });
    const url = `/api/collection/update/assistant/${assistantId}`;
    const change = (confluenceSpaces: string[]) =>
      eve.call({ method: "PUT", url, payload: { confluenceSpaces } });
    expect((await change(["RAMPA"])).statusCode).toBe(202);
    expect((await change(["RAMPA", "RH"])).statusCode).toBe(403);

    const copy = randomUUID();
    await eve.call({
      method: "POST",
      url: `/api/assistant/${assistantId}/duplicate`,
      payload: { id: copy },
    });
    const { db } = test.deps.database;
    const { id: personId } = await db
      .selectFrom("people")
      .select("id")
      .where("email", "=", eve.email)
      .executeTakeFirstOrThrow();
    await copyKnowledgeHandler({ ...test.deps, db }).handle({ from: assistantId, to: copy, personId }, "job");
    expect((await eve.call({ url: `/api/assistant/${copy}/sources` })).json().items).toEqual([]);
  });
});

it("offers and accepts only the configured Confluence spaces", async () => {
  const narrow = await startTestApp({
    environment: {
      CONFLUENCE_BASE_URL: confluence.baseUrl,
      CONFLUENCE_EMAIL: "bot@aerovia.example",
      CONFLUENCE_API_TOKEN: "cloud-token",
      CONFLUENCE_SPACES: "rampa, OTRO",
    },
  });
  try {
    const ana = newParticipant(narrow);
    const { id } = await newAssistant(ana);
    const found = await ana.call({ url: "/api/assistant/confluence/spaces/search?q=r" });
    expect(found.json().items.map(({ key }: { key: string }) => key)).toEqual(["RAMPA"]);
    const url = `/api/collection/update/assistant/${id}`;
    const choose = (key: string) => ana.call({ method: "PUT", url, payload: { confluenceSpaces: [key] } });
    expect((await choose("RH")).json().code).toBe("validation_failed");
    expect((await choose("RAMPA")).statusCode).toBe(202);
  } finally {
    await narrow.close();
  }
});

describe("a Drive folder", () => {
  const create = (id = randomUUID()) =>
    owner.call({
      method: "POST",
      url: "/api/drive/folder/create",
      payload: { id, assistantId, name: "Rampa" },
    });

  it("is created once, read with its files, and deleted with them", async () => {
    const id = randomUUID();
    const made = await create(id);
    expect(made.statusCode).toBe(201);
    const { folderId, url } = made.json();
    expect(url).toBe(`https://drive.google.com/drive/folders/${folderId}`);
    expect((await create(id)).json()).toEqual({ folderId, url });
    drive.files.push(
      standInFile({ name: "norma.txt", parents: [folderId] }),
      standInFile({ name: "video.mp4", parents: [folderId], mimeType: "video/mp4" }),
    );
    await sync("drive", folderId);
    expect(await health()).toMatchObject([
      {
        kind: "drive",
        state: "partial",
        pages: 2,
        pagesDone: 1,
        failures: [{ title: "video.mp4", reason: "type_not_allowed" }],
      },
    ]);
    expect(await filesNow()).toMatchObject([{ source: "drive", name: "norma.txt" }]);
    const assistant = await owner.call({ url: `/api/assistant?assistant_id=${assistantId}` });
    expect(assistant.json().driveFolder).toEqual({ folderId, url });
    const gone = await owner.call({
      method: "DELETE",
      url: `/api/drive/folder/delete?folder_id=${folderId}`,
    });
    expect(gone.statusCode).toBe(204);
    expect(await filesNow()).toEqual([]);
    expect(drive.files.find((file) => file.id === folderId)?.trashed).toBe(true);
  });

  it("of another assistant can't be chosen, nor deleted by a stranger", async () => {
    const { folderId } = (await create()).json();
    const stranger = newParticipant(test);
    const other = await newAssistant(stranger);
    const chosen = await stranger.call({
      method: "PUT",
      url: `/api/collection/update/assistant/${other.id}`,
      payload: { driveFolderId: folderId },
    });
    expect(chosen.statusCode).toBe(404);
    const url = `/api/drive/folder/delete?folder_id=${folderId}`;
    expect((await stranger.call({ method: "DELETE", url })).statusCode).toBe(404);
    const unknown = await update({ driveFolderId: "no-such-folder" });
    expect(unknown.statusCode).toBe(404);
  });

  it("that was not created here can't be chosen, whatever the service account sees", async () => {
    const marked = { metatronRequest: randomUUID(), metatronAssistant: assistantId };
    drive.files.push(
      standInFolder("root-folder", "whole-drive"),
      standInFolder("of-the-board", "root-folder"),
      { ...standInFolder("elsewhere", "of-the-board"), appProperties: marked },
      { ...standInFolder("of-others", "root-folder"), appProperties: { metatronRequest: randomUUID() } },
    );
    for (const driveFolderId of ["root-folder", "of-the-board", "elsewhere", "of-others"])
      expect((await update({ driveFolderId })).statusCode).toBe(404);
    expect(await health()).toEqual([]);
  });

  it("that was chosen before the mark was required is neither read nor deleted", async () => {
    drive.files.push(
      standInFolder("parent-of-all", "whole-drive"),
      standInFile({ name: "nominas.txt", parents: ["parent-of-all"] }),
    );
    await test.deps.database.db
      .insertInto("knowledge_sources")
      .values({
        collection_id: assistantId,
        kind: "drive",
        key: "parent-of-all",
        name: "Todo",
        url: null,
        person_id: randomUUID(),
        reason: null,
        run_id: null,
        page_cursor: null,
      })
      .execute();
    await sync("drive", "parent-of-all");
    expect(await health()).toMatchObject([{ state: "failed", reason: "not_found", pages: 0 }]);
    expect(await filesNow()).toEqual([]);
    const url = "/api/drive/folder/delete?folder_id=parent-of-all";
    expect((await owner.call({ method: "DELETE", url })).statusCode).toBe(204);
    expect(drive.files.find(({ id }) => id === "parent-of-all")?.trashed).toBeUndefined();
    expect(await health()).toEqual([]);
  });

  it("is not given to another assistant by the id of the request that created it", async () => {
    const id = randomUUID();
    const { folderId } = (await create(id)).json();
    const stranger = newParticipant(test);
    const other = await newAssistant(stranger);
    const taken = await stranger.call({
      method: "POST",
      url: "/api/drive/folder/create",
      payload: { id, assistantId: other.id, name: "Mía" },
    });
    expect([taken.statusCode, taken.json().code]).toEqual([409, "id_taken"]);
    const left = await owner.call({ url: `/api/assistant?assistant_id=${assistantId}` });
    expect(left.json().driveFolder.folderId).toBe(folderId);
    // After its assistant released it, only that assistant may choose it again.
    await update({ driveFolderId: null });
    const choose = { method: "PUT", url: `/api/collection/update/assistant/${other.id}` } as const;
    const chosen = await stranger.call({ ...choose, payload: { driveFolderId: folderId } });
    expect(chosen.statusCode).toBe(404);
    expect((await update({ driveFolderId: folderId })).statusCode).toBe(202);
  });

  it("is released by choosing none", async () => {
    await create();
    expect((await update({ driveFolderId: null })).statusCode).toBe(202);
    expect(await health()).toEqual([]);
  });
});

describe("the schedule", () => {
  const sent: unknown[] = [];
  const counting = () => ({
    ...test.deps,
    db: test.deps.database.db,
    jobs: {
      ...test.deps.jobs,
      async send(_job: object, payload: object) {
        sent.push(payload);
      },
    },
  });
  const own = () => sent.filter((payload) => JSON.stringify(payload).includes(assistantId));
  const age = (last_attempt_at: Date, changes: { state?: "failed"; reason?: string } = {}) =>
    test.deps.database.db
      .updateTable("knowledge_sources")
      .set({ last_attempt_at, ...changes })
      .where("collection_id", "=", assistantId)
      .execute();
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  it("reads sources that were not read for hours, and failed ones sooner", async () => {
    await update({ confluenceSpaces: ["RAMPA"] });
    const refresh = async () => {
      sent.length = 0;
      await refreshSourcesHandler(counting(), 6).handle({}, "job");
      return own();
    };
    await age(hoursAgo(1));
    expect(await refresh()).toEqual([]);
    await age(hoursAgo(7));
    expect(await refresh()).toEqual([{ collectionId: assistantId, kind: "confluence", key: "RAMPA" }]);
    await age(hoursAgo(1), { state: "failed", reason: "unavailable" });
    expect(await refresh()).toHaveLength(1);
    await age(hoursAgo(1), { state: "failed", reason: "unauthorized" });
    expect(await refresh()).toEqual([]);
  });

  it("resumes a source that was being read and has no job", async () => {
    await update({ confluenceSpaces: ["RAMPA"] });
    sent.length = 0;
    await resumeSources(counting());
    expect(own()).toEqual([]);
    await test.deps.database.pool.query("delete from pgboss.job where name = 'sync-source'");
    await resumeSources(counting());
    expect(own()).toHaveLength(1);
  });

  it("queues a source once, however often the button is pressed", async () => {
    await update({ confluenceSpaces: ["RAMPA"] });
    sent.length = 0;
    await refreshCollection(counting(), assistantId, "changed");
    expect(own()).toEqual([]);
    await age(hoursAgo(1), { state: "failed" });
    await refreshCollection(counting(), assistantId, "changed");
    await refreshCollection(counting(), assistantId, "changed");
    expect(own()).toHaveLength(1);
  });
});

it("removes the sources of a deleted assistant", async () => {
  confluence.pages.push(standInPage({ id: "801" }));
  await update({ confluenceSpaces: ["RAMPA"] });
  await owner.call({ method: "DELETE", url: `/api/assistant/assistant_delete?assistant_id=${assistantId}` });
  await sync("confluence", "RAMPA");
  expect(await filesNow()).toEqual([]);
});

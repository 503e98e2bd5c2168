import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { silentLog } from "../../../test/silent-log.ts";
import { type Place, places } from "../../../test/storage-places.ts";
import { addFile, type NewFile } from "./add-file.ts";
import { findOrphansHandler } from "./find-orphans.job.ts";
import { installationId } from "./installation.ts";
import { filesPrefix } from "./object-keys.ts";

const MANY = 50;

describe.each(places)("the search for orphans in storage on %s", (_name, open) => {
  let test: TestApp;
  let place: Place;
  let prefix: string;
  const error = vi.fn();

  beforeAll(async () => {
    test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
    place = await open();
    prefix = filesPrefix(await installationId(db()));
  });
  afterAll(async () => {
    await place.stop();
    await test.close();
  });
  afterEach(async () => {
    error.mockClear();
    await db().deleteFrom("files").execute();
    await place.storage.deletePrefix("files/");
    await db().updateTable("installation").set({ marked_at: null }).execute();
  });

  const db = () => test.deps.database.db;
  const search = (storage = place.storage) => {
    const log = Object.assign(Object.create(silentLog), { error });
    return findOrphansHandler({ db: db(), jobs: test.deps.jobs, storage, log, graceMs: 0 }).handle({}, "job");
  };
  const put = async (key: string) => {
    await place.storage.put({ key, type: "text/plain", body: Buffer.from("x"), size: 1 });
    return key;
  };
  const isStored = async (key: string) => (await place.storage.head(key)) !== null;
  const picture = (): NewFile => ({
    personId: randomUUID(),
    purpose: "image",
    ownerId: null,
    name: "a.png",
    type: "image/png",
    bytes: Buffer.from(randomUUID()),
  });
  const addFiles = async (count: number) => {
    const deps = { ...test.deps, storage: place.storage };
    return Promise.all(Array.from({ length: count }, () => addFile(deps, picture())));
  };
  const putUnknown = (count: number) =>
    Promise.all(Array.from({ length: count }, () => put(`${prefix}${randomUUID()}/upload`)));

  it("deletes this installation's orphans, and no objects of another installation or of older versions", async () => {
    const [kept] = await addFiles(1);
    const [own] = await putUnknown(1);
    const others = await put(`files/${randomUUID()}/${randomUUID()}/upload`);
    const old = await put(`files/${randomUUID()}/upload`);
    await search();
    await search();
    const keys = [own ?? "", kept?.object_key ?? "", others, old];
    expect(await Promise.all(keys.map(isStored))).toEqual([false, true, true, true]);
    expect(error).not.toHaveBeenCalled();
  });

  it("deletes nothing and reports it if the storage does not have this installation's mark", async () => {
    const [file] = await addFiles(1);
    await search();
    await place.storage.delete(`${prefix}installation`);
    const [unknown] = await putUnknown(1);
    await place.storage.delete(file?.object_key ?? "");
    await search();
    expect(await isStored(unknown ?? "")).toBe(true);
    expect(await isStored(`${prefix}installation`)).toBe(false);
    expect(error).toHaveBeenCalledOnce();
    const row = await db().selectFrom("files").select("status").executeTakeFirst();
    expect(row).toEqual({ status: "ready" });

    const body = Buffer.from(randomUUID());
    await place.storage.put({ key: `${prefix}installation`, type: "text/plain", body, size: body.length });
    await search();
    expect(await isStored(unknown ?? "")).toBe(true);
    expect(error).toHaveBeenCalledTimes(2);
  });

  it("does not mark a storage without any of the files that the database knows", async () => {
    const [file] = await addFiles(1);
    await place.storage.delete(file?.object_key ?? "");
    await search();
    expect(await isStored(`${prefix}installation`)).toBe(false);
    expect(error).toHaveBeenCalledOnce();
  });

  it("stops before the first deletion at fifty or more orphans, if they are over one percent", async () => {
    await addFiles(1);
    const unknown = await putUnknown(MANY);
    await search();
    expect((await Promise.all(unknown.map(isStored))).every(Boolean)).toBe(true);
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[0]).toMatchObject({ objects: MANY + 1, withoutRow: MANY });
    await place.storage.delete(unknown[0] ?? "");
    await search();
    expect((await Promise.all(unknown.map(isStored))).some(Boolean)).toBe(false);
  });

  it("marks no file as lost when that many have no object", async () => {
    const files = await addFiles(MANY + 1);
    await search();
    for (const { object_key: key } of files.slice(1)) await place.storage.delete(key);
    await search();
    const states = await db().selectFrom("files").select("status").distinct().execute();
    expect(states).toEqual([{ status: "ready" }]);
    expect(error).toHaveBeenCalledOnce();
  });
});

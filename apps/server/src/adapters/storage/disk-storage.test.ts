import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStorage, diskRoutes } from "./index.ts";

const log = { warn: vi.fn() };
const errorsPassedOn: unknown[] = [];

describe("disk storage", () => {
  let dir: string;
  let storage: Awaited<ReturnType<typeof open>>;
  let app: FastifyInstance;
  let origin: string;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "metatron-disk-"));
    storage = await open();
    app = fastify({ bodyLimit: 10 });
    app.setErrorHandler((error, _request, reply) => {
      errorsPassedOn.push(error);
      return reply.status(500).send("failed");
    });
    await app.register(diskRoutes, { storage });
    origin = await app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterEach(async () => {
    await app.close();
    await rm(dir, { recursive: true, force: true });
    expect(errorsPassedOn.splice(0)).toEqual([]);
  });

  async function open() {
    const opened = await createStorage({ kind: "disk", dir, log });
    if (opened.kind !== "disk") throw new Error("Not on disk.");
    return opened;
  }

  async function signPut(key: string, size: number): Promise<string> {
    const { url } = await storage.signedPut({ key, type: "text/plain", size, expiresInSeconds: 60 });
    return url;
  }

  /** Sends the chunks without a Content-Length and returns the status and the error code. */
  async function putChunks(path: string, chunks: string[]) {
    const headers = { "content-type": "text/plain" };
    const sent = httpRequest(new URL(path, origin), { method: "PUT", headers });
    for (const chunk of chunks) sent.write(chunk);
    sent.end();
    const [response] = await once(sent, "response");
    const body = await text(response);
    return { status: response.statusCode, code: body === "" ? null : JSON.parse(body).code };
  }

  it("receives a body without a Content-Length", async () => {
    const content = "x".repeat(200_000);
    const chunks = Array.from({ length: 20 }, () => content.slice(0, 10_000));
    expect(await putChunks(await signPut("long", 200_000), chunks)).toEqual({ status: 200, code: null });
    expect(await storage.head("long")).toMatchObject({ size: 200_000 });
  });

  it("stops at the first excess byte, while the rest is still being sent, and stores nothing", async () => {
    const headers = { "content-type": "text/plain" };
    const sent = httpRequest(new URL(await signPut("over", 10), origin), { method: "PUT", headers });
    sent.on("error", () => undefined);
    sent.write("1234567890!");
    const [response] = await once(sent, "response");
    const problem = JSON.parse(await text(response));
    expect([response.statusCode, problem.code]).toEqual([413, "file_too_large"]);
    expect(response.headers.connection).toBe("close");
    sent.destroy();
    expect(await storage.head("over")).toBeNull();
    expect(await readdir(join(dir, "incoming"))).toEqual([]);
  });

  it("stores nothing of a body that is too short", async () => {
    const answer = await putChunks(await signPut("under", 10), ["12345"]);
    expect(answer).toEqual({ status: 400, code: "bad_request" });
    expect(await storage.head("under")).toBeNull();
  });

  it("stores nothing of an interrupted upload", async () => {
    const headers = { "content-type": "text/plain", "content-length": "10" };
    const sent = httpRequest(new URL(await signPut("cut", 10), origin), { method: "PUT", headers });
    sent.on("error", () => undefined);
    sent.write("12345");
    await vi.waitFor(async () => expect(await readdir(join(dir, "incoming"))).toHaveLength(1));
    sent.destroy();
    await vi.waitFor(async () => expect(await readdir(join(dir, "incoming"))).toEqual([]));
    expect(await storage.head("cut")).toBeNull();
  });

  it("accepts a retry with the same bytes, but rejects other bytes", async () => {
    const path = await signPut("again", 5);
    expect((await putChunks(path, ["hello"])).status).toBe(200);
    expect((await putChunks(path, ["hello"])).status).toBe(200);
    expect(await putChunks(path, ["other"])).toEqual({ status: 409, code: "id_taken" });
    expect(await readdir(join(dir, "incoming"))).toEqual([]);
  });

  it("stores one of several concurrent uploads", async () => {
    const path = await signPut("race", 5);
    const answers = await Promise.all(
      ["aaaaa", "bbbbb", "ccccc", "ddddd"].map((body) => putChunks(path, [body])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it("accepts extra query parameters that bypass caches", async () => {
    expect((await putChunks(`${await signPut("bypass", 1)}&ngsw-bypass=true`, ["x"])).status).toBe(200);
  });

  it.each([
    "..%2f..%2fsigning-secret",
    "%2e%2e/%2e%2e/signing-secret",
    "a%00b",
    "objects/../../signing-secret",
  ])("rejects an upload to %s, whatever is signed", async (key) => {
    const path = (await signPut("right", 1)).replace("right", key);
    const sent = httpRequest(origin, { path, method: "PUT", headers: { "content-type": "text/plain" } });
    sent.end("x");
    const [response] = await once(sent, "response");
    expect([403, 404]).toContain(response.statusCode);
    response.resume();
  });

  it("mounts its routes as open, because the signature authorises the request", async () => {
    const seen: unknown[] = [];
    const other = fastify();
    other.addHook("onRoute", ({ method, url, config }) => void seen.push([method, url, config?.allow]));
    await other.register(diskRoutes, { storage, path: "/base/objects" });
    expect(seen).toEqual([["PUT", "/base/objects/*", "open"]]);
    await other.close();
  });

  it("passes errors that are not the caller's fault to the server", async () => {
    const path = await signPut("fault", 1);
    await rm(join(dir, "incoming"), { recursive: true });
    const response = await fetch(new URL(path, origin), {
      method: "PUT",
      body: "x",
      headers: { "content-type": "text/plain" },
    });
    expect([response.status, await response.text()]).toEqual([500, "failed"]);
    expect(errorsPassedOn.splice(0)).toMatchObject([{ code: "ENOENT" }]);
    await expect(storage.check()).rejects.toThrow("ENOENT");
  });

  it("keeps its secret private, and signed URLs valid after a restart", async () => {
    const secret = await stat(join(dir, "signing-secret"));
    expect(secret.mode & 0o777).toBe(0o600);
    const path = await signPut("restart", 1);
    const [again, atOnce] = await Promise.all([open(), open()]);
    const query = Object.fromEntries(new URL(path, origin).searchParams);
    expect(again.verifyPut("restart", query)).toEqual({ key: "restart", type: "text/plain", size: 1 });
    expect(atOnce.verifyPut("restart", query)).toEqual({ key: "restart", type: "text/plain", size: 1 });
    expect((await readdir(dir)).sort()).toEqual(["incoming", "objects", "signing-secret"]);
  });

  it("creates one secret when several processes start at once", async () => {
    await rm(join(dir, "signing-secret"));
    const started = await Promise.all([open(), open(), open(), open()]);
    storage = started[0] ?? storage;
    const query = Object.fromEntries(new URL(await signPut("shared", 1), origin).searchParams);
    for (const other of started) expect(other.verifyPut("shared", query).key).toBe("shared");
  });

  it("removes leftovers of a crash, but not files that are being written", async () => {
    const [old, fresh] = [join(dir, "incoming", "old"), join(dir, "incoming", "fresh")];
    await Promise.all([writeFile(old, "x"), writeFile(fresh, "x")]);
    const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60_000);
    await utimes(old, twoDaysAgo, twoDaysAgo);
    await open();
    expect(await readdir(join(dir, "incoming"))).toEqual(["fresh"]);
  });

  it("stores an object while its folder is being emptied and removed", async () => {
    const body = Buffer.from("x");
    const coming = async (name: number) => {
      for (let i = 0; i < 40; i += 1) {
        const key = `busy/folder/${name}-${i}`;
        await storage.put({ key, body, type: "text/plain", size: 1 });
        await storage.delete(key);
      }
    };
    await Promise.all([1, 2, 3, 4].map(coming));
    expect(await readdir(join(dir, "objects"))).toEqual([]);
  });

  it("does not return a foreign file as an object", async () => {
    await mkdir(join(dir, "objects", "lost+found"));
    await writeFile(join(dir, "objects", "lost+found", "inode@"), "x".repeat(300));
    await writeFile(join(dir, "objects", "README"), "not an object");
    await writeFile(join(dir, "objects", "fake@"), "too short");
    await storage.put({ key: "real", body: Buffer.from("x"), type: "text/plain", size: 1 });
    await expect(storage.get("fake")).rejects.toThrow("is not an object of ours");
    expect(await storage.head("README")).toBeNull();
    const listed: string[] = [];
    for await (const { key } of storage.list("")) listed.push(key);
    expect(listed).toEqual(["real"]);
  });
});

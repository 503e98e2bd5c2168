import type { ResumeUpload } from "@metatron/contract/files/file";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { setTransport } from "./call.ts";
import { uploadFile } from "./upload-file.ts";
import type { Put } from "./upload-put.ts";

const CONVERSATION = "0b8f7a52-6f0e-4c39-9a5b-0c3b8a1d2e01";
const FILE = "0b8f7a52-6f0e-4c39-9a5b-0c3b8a1d2e02";
const metadata = { id: FILE, name: "guía.pdf", status: "queued" };

let calls: { url: string; body: unknown }[] = [];
/** The parts that storage has, one entry for each request. */
let resumes: (ResumeUpload | null)[] = [];
beforeEach(() => {
  calls = [];
  resumes = [];
  vi.stubGlobal("navigator", { onLine: true });
  setTransport({
    base: "/api",
    fetch: async (url, { body }) => {
      calls.push({ url, body: typeof body === "string" ? JSON.parse(body) : body });
      const answer = url.includes("signed-url")
        ? {
            fileId: FILE,
            url: `https://storage/${calls.length}`,
            method: "PUT",
            expiresAt: "",
            headers: { "content-type": "application/pdf" },
            uploaded: false,
            resume: resumes.shift() ?? null,
          }
        : metadata;
      return Response.json(answer, { status: url.includes("signed-url") ? 200 : 202 });
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const upload = {
  conversationId: CONVERSATION,
  fileId: FILE,
  name: "guía.pdf",
  type: "application/pdf",
  content: new Blob(["%PDF-"]),
};
const paths = () => calls.map(({ url }) => url.split("?")[0]);
const options = (put: Put) => ({ put, signal: new AbortController().signal });

describe("uploading a file", () => {
  it("uploads it to storage and then confirms it to the server", async () => {
    const put = vi.fn<Put>(async () => 200);
    // As stored in the outbox, with fields that the server does not know.
    const queued = { ...upload, kind: "upload" };
    expect(await uploadFile(queued, options(put))).toEqual(metadata);
    expect(put.mock.calls[0]?.[0]).toMatchObject({ url: "https://storage/1", content: upload.content });
    const described = { fileId: FILE, name: "guía.pdf", type: "application/pdf", size: 5 };
    expect(calls.map(({ body }) => body)).toEqual([
      { ...described, purpose: "conversation", ownerId: CONVERSATION },
      { fileId: FILE },
    ]);
  });

  it("requests a new URL when the first one has expired", async () => {
    const statuses = [403, 200];
    const put = vi.fn<Put>(async () => statuses.shift() ?? 0);
    await uploadFile(upload, options(put));
    expect(put.mock.calls.map(([{ url }]) => url)).toEqual(["https://storage/1", "https://storage/2"]);
  });

  it("resumes where the connection broke", async () => {
    resumes = [
      { way: "range", received: 0 },
      { way: "range", received: 3 },
    ];
    const sent: (string | undefined)[] = [];
    const put: Put = async ({ headers, content, onProgress }) => {
      sent.push(`${headers["content-range"]} ${await content.text()}`);
      onProgress?.(3, 5);
      return sent.length === 1 ? 0 : 200;
    };
    const progress: number[] = [];
    await uploadFile(upload, { ...options(put), onProgress: (bytes) => progress.push(bytes) });
    expect(sent).toEqual(["undefined %PDF-", "bytes 3-4/5 F-"]);
    expect(progress).toEqual([3, 6]);
  });

  it("sends only the parts that storage does not have", async () => {
    const missing = [
      { url: "https://storage/b", from: 2, to: 4 },
      { url: "https://storage/c", from: 4, to: 5 },
    ];
    resumes = [{ way: "parts", missing }];
    const sent: string[] = [];
    const put: Put = async ({ url, headers, content }) => {
      sent.push(`${url} ${Object.keys(headers)} ${await content.text()}`);
      return 200;
    };
    await uploadFile(upload, options(put));
    expect(sent).toEqual(["https://storage/b  DF", "https://storage/c  -"]);
  });

  it("uploads through the server when storage can't be reached from the browser", async () => {
    await uploadFile(
      upload,
      options(async () => 0),
    );
    expect(paths()).toEqual(["/api/storage/signed-url", `/api/conversation/${CONVERSATION}/files/upload`]);
    const form = calls[1]?.body;
    expect(form instanceof FormData && [...form.keys()]).toEqual(["fileId", "file"]);
  });

  it("waits for the network when the browser is offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const lost = await uploadFile(
      upload,
      options(async () => 0),
    ).catch((error) => error);
    expect(lost).toBeInstanceOf(ApiError);
    expect(lost).toMatchObject({ status: 0, code: "network_unreachable" });
    expect(paths()).toEqual(["/api/storage/signed-url"]);
  });

  it("does not upload through the server a file that is too large", async () => {
    const refused = await uploadFile(
      upload,
      options(async () => 413),
    ).catch((error) => error);
    expect(refused).toMatchObject({ code: "file_too_large" });
    expect(calls).toHaveLength(1);
  });

  it("stops when it is aborted", async () => {
    const controller = new AbortController();
    const put: Put = async () => {
      controller.abort();
      return 0;
    };
    await expect(uploadFile(upload, { put, signal: controller.signal })).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });
});

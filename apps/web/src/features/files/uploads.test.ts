import { describe, expect, it, vi } from "vitest";
import type { UploadOptions } from "../../api/upload-to-storage.ts";
import { createUploads } from "./uploads.ts";

const file = {
  conversationId: "c",
  fileId: "f",
  name: "a.pdf",
  type: "application/pdf",
  content: new Blob(["12345"]),
};

function slowUpload() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let given: UploadOptions | undefined;
  const upload = vi.fn((_file: unknown, options: UploadOptions) => {
    given = options;
    options.signal.addEventListener("abort", () => reject(new Error("called off")));
    return promise;
  });
  return { upload, resolve, options: () => given };
}

describe("uploads", () => {
  it("report their progress, and nothing once they are done", async () => {
    const slow = slowUpload();
    const uploads = createUploads(slow);
    const seen = vi.fn();
    uploads.subscribe(seen);
    const done = uploads.run(file, new AbortController().signal);
    slow.options()?.onProgress?.(3, 5);
    expect(uploads.snapshot().get("f")).toEqual({ step: "sending", sent: 3, total: 5 });
    slow.resolve();
    await done;
    expect(uploads.snapshot().size).toBe(0);
    expect(seen).toHaveBeenCalledTimes(3);
  });

  it("can be cancelled one by one", async () => {
    const slow = slowUpload();
    const uploads = createUploads(slow);
    const done = uploads.run(file, new AbortController().signal);
    uploads.cancel("f");
    await expect(done).rejects.toThrow("called off");
    expect(uploads.snapshot().size).toBe(0);
  });

  it("keep a refused file for a retry", () => {
    const uploads = createUploads(slowUpload());
    uploads.refuse(file, "storage_quota_reached");
    expect(uploads.snapshot().get("f")).toEqual({
      step: "refused",
      code: "storage_quota_reached",
      upload: file,
    });
    uploads.cancel("f");
    expect(uploads.snapshot().size).toBe(0);
  });
});

import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import type { ArtifactUpload, uploadArtifact } from "./upload-artifact.ts";
import { createUploads } from "./uploads.ts";

const file = (fileId: string): ArtifactUpload => ({
  assistantId: "a",
  fileId,
  name: `${fileId}.txt`,
  type: "text/plain",
  content: new Blob(["hola"]),
  validity: {},
});

/** Uploads that the test completes by hand. */
function held() {
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const send = vi.fn(async ({ fileId }: ArtifactUpload, { signal }: { signal: AbortSignal }) => {
    const end = Promise.withResolvers<void>();
    ends.set(fileId, end);
    signal.addEventListener("abort", () => end.reject(new Error("aborted")));
    await end.promise;
  });
  // The response is not used.
  return { send: send as unknown as typeof uploadArtifact, ends };
}

const stepsOf = ({ snapshot }: ReturnType<typeof createUploads>) =>
  snapshot().map(({ upload, state }) => `${upload.fileId} ${state.step}`);

describe("uploads to an assistant's knowledge", () => {
  it("run three at a time, and the next begins when one has finished", async () => {
    const { send, ends } = held();
    const onSent = vi.fn();
    const uploads = createUploads({ send, onSent });
    uploads.add(["1", "2", "3", "4"].map(file));
    expect(stepsOf(uploads)).toEqual(["1 sending", "2 sending", "3 sending", "4 waiting"]);
    ends.get("2")?.resolve();
    await vi.waitFor(() => expect(stepsOf(uploads)).toEqual(["1 sending", "3 sending", "4 sending"]));
    expect(onSent).toHaveBeenCalledExactlyOnceWith("a");
  });

  it("keep the reason of a failure, and can be retried", async () => {
    const { send, ends } = held();
    const uploads = createUploads({ send, onSent: vi.fn() });
    uploads.add([file("1")]);
    ends.get("1")?.reject(new ApiError({ status: 413, code: "file_too_large", detail: "" }));
    await vi.waitFor(() =>
      expect(uploads.snapshot()[0]?.state).toEqual({ step: "refused", code: "file_too_large" }),
    );
    uploads.retry("1");
    expect(stepsOf(uploads)).toEqual(["1 sending"]);
  });

  it("disappear at once when cancelled", async () => {
    const { send } = held();
    const uploads = createUploads({ send, onSent: vi.fn() });
    uploads.add(["1", "2"].map(file));
    uploads.drop("1");
    await vi.waitFor(() => expect(stepsOf(uploads)).toEqual(["2 sending"]));
  });
});

import { expect, it, vi } from "vitest";
import { startS3 } from "../../../test/stand-ins/s3.ts";
import { createStorage } from "./index.ts";

const log = { warn: vi.fn() };

it("reports an unusable bucket, and does not mistake it for a missing object", async () => {
  const server = await startS3();
  const other = await createStorage({ kind: "s3", ...server, bucket: "another", log });
  await expect(other.check()).rejects.toThrow();
  const stranger = await createStorage({ kind: "s3", ...server, secretAccessKey: "guessed", log });
  await expect(stranger.check()).rejects.toThrow();
  await expect(stranger.head("some/key")).rejects.toThrow();
  const storage = await createStorage({ kind: "s3", ...server, log });
  server.goDown();
  await expect(storage.get("some/key")).rejects.toThrow();
  await server.stop();
  await expect(storage.check()).rejects.toThrow();
  await Promise.all([other, stranger, storage].map((opened) => opened.close()));
});

import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { aTurn, NOW, openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { addOperation, queueUpload, readOutbox } from "../../../local-db/outbox.ts";
import { refuseEntries } from "../../../local-db/resolve-entries.ts";
import type { OutboxEntry } from "../../../local-db/rows.ts";
import { judgeFailure } from "./judge-failure.ts";
import type { SyncDeps } from "./sync-deps.ts";
import { untilFilesAreRead } from "./until-files-are-read.ts";

const { signal } = new AbortController();
const { request } = aTurn();
const send = (files: string[], attempts = 0): OutboxEntry => ({
  seq: 1,
  conversationId: "c",
  createAt: NOW.toISOString(),
  notBefore: 0,
  attempts,
  operation: { kind: "send", chat: "rh-plus", request: { ...request, files } },
});
// Safe: the tests only make this call.
const serverWith = (status: string) =>
  ({ call: vi.fn(async () => ({ files: [{ id: "f", status }] })) }) as unknown as Pick<SyncDeps, "call">;

describe("a question with files", () => {
  it("waits while one of them is being read, however many attempts it takes", async () => {
    const error = await untilFilesAreRead(serverWith("reading"), send(["f"]), signal).catch(
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(judgeFailure(send(["f"], 50), error)).toEqual({ type: "later", afterMs: 1500 });
  });

  it("is sent when all are read, also where one failed", async () => {
    for (const status of ["ready", "failed"])
      await untilFilesAreRead(serverWith(status), send(["f"]), signal);
    await untilFilesAreRead(serverWith("reading"), send(["other"]), signal);
  });

  it("makes no request without files, and does not wait forever", async () => {
    const server = serverWith("reading");
    await untilFilesAreRead(server, send([]), signal);
    await untilFilesAreRead(server, send(["f"], 200), signal);
    expect(server.call).not.toHaveBeenCalled();
  });

  it("is sent without a file that the server refuses", async () => {
    const db = openTestDatabase();
    const file = { fileId: "f", name: "a.pdf", type: "application/pdf", size: 1, content: new Blob(["a"]) };
    await queueUpload(db, { conversationId: "c", ...file, now: NOW });
    const { operation } = send(["f", "g"]);
    await addOperation(db, { conversationId: "c", operation, now: NOW });
    const [upload] = await readOutbox(db);
    await refuseEntries(db, upload ? [upload] : [], "file_too_large");
    expect(await readOutbox(db)).toMatchObject([{ operation: { request: { files: ["g"] } } }]);
  });
});

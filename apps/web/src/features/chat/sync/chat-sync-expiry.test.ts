import { describe, expect, it } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { beginTurn } from "../../../local-db/begin-turn.ts";
import { NEW_CONVERSATION, readDraft } from "../../../local-db/drafts.ts";
import { aTurn, NOW, newPlace } from "../../../local-db/local-db.fixtures.ts";
import { readMessages } from "../../../local-db/messages.ts";
import { queueUpload } from "../../../local-db/outbox.ts";
import { hasUnsentWork } from "../../../local-db/unsent-work.ts";
import { eventually, start } from "./chat-sync.fixtures.ts";
import { openTab } from "./device.fixtures.ts";
import { FakeServer, problem, unreachable } from "./fake-server.fixtures.ts";
import { keepDrafts } from "./keep-drafts.ts";
import { aRescue } from "./rescue-drafts.fixtures.ts";
import type { Upload } from "./sync-deps.ts";

describe("when the session expires", () => {
  it("keeps drafts until the next sign-in", async () => {
    const place = newPlace();
    const before = openTab({ call: new FakeServer().connect(), place });
    const drafts = keepDrafts({
      db: before.db,
      rescue: aRescue(),
      warn: before.warn,
      later: () => () => undefined,
    });
    drafts.type(NEW_CONVERSATION, { text: "¿Cuándo", model: "gpt-5" });
    drafts.type(NEW_CONVERSATION, { text: "¿Cuándo vuelo?", model: "gpt-5" });
    await drafts.saveNow();
    before.db.close();
    const after = openTab({ call: new FakeServer().connect(), place });
    expect(await readDraft(after.db, NEW_CONVERSATION)).toEqual({ text: "¿Cuándo vuelo?", model: "gpt-5" });
  });

  it("does not put a sent message back into the composer", async () => {
    const { db, warn } = openTab({ call: new FakeServer().connect() });
    const drafts = keepDrafts({ db, rescue: aRescue(), warn, later: () => () => undefined });
    drafts.type(NEW_CONVERSATION, { text: "¿Cuándo vuelo?" });
    await drafts.sending(NEW_CONVERSATION);
    await beginTurn(db, { ...aTurn(), draftOf: NEW_CONVERSATION });
    await drafts.saveNow();
    expect(await readDraft(db, NEW_CONVERSATION)).toBeUndefined();
  });

  it.each([
    ["before it reached the server", "before" as const, problem("token_expired")],
    ["on the way back", "after" as const, unreachable()],
  ])("sends a message that was lost %s once after the next sign-in", async (_name, moment, error) => {
    const server = new FakeServer();
    const place = newPlace();
    const before = openTab({
      place,
      call: server.connect((when) => {
        if (when === moment) throw error;
      }),
    });
    const first = start(before);
    const turn = aTurn();
    await beginTurn(before.db, turn);
    await first.sync.wake();
    first.stop();
    before.db.close();

    const after = openTab({ call: server.connect(), place });
    const second = start(after);
    await second.sync.refresh();
    expect(server.asked).toEqual([turn.request.answerId]);
    expect(await readMessages(after.db, turn.request.conversationId)).toHaveLength(2);
    expect(await hasUnsentWork(after.db)).toBe(false);
  });

  it("resumes an upload under the same id", async () => {
    const server = new FakeServer();
    const place = newPlace();
    const uploads: string[] = [];
    const expired = async ({ fileId }: Upload) => {
      uploads.push(`refused ${fileId}`);
      throw new ApiError({ status: 401, code: "token_expired", detail: "" });
    };
    const before = { ...openTab({ call: server.connect(), place }), upload: expired };
    const first = start(before);
    const { conversationId } = aTurn().request;
    const file = { fileId: "f1", name: "parte.pdf", type: "application/pdf", size: 3 };
    await queueUpload(before.db, { ...file, conversationId, content: new Blob(["abc"]), now: NOW });
    await first.sync.wake();
    await eventually(() => expect(uploads).toContain("refused f1"));
    first.stop();
    before.db.close();

    const accept = async ({ fileId, content }: Upload) => {
      uploads.push(`${fileId} ${await content.text()}`);
    };
    const after = { ...openTab({ call: server.connect(), place }), upload: accept };
    start(after);
    await eventually(async () => expect(await hasUnsentWork(after.db)).toBe(false));
    expect(uploads.filter((upload) => upload !== "refused f1")).toEqual(["f1 abc"]);
  });
});

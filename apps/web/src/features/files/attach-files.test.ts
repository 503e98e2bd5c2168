import { describe, expect, it } from "vitest";
import { NOW, openTestDatabase } from "../../local-db/local-db.fixtures.ts";
import { listUploads, withdrawUpload } from "../../local-db/outbox.ts";
import { attachFiles } from "./attach-files.ts";

const limits = { maxBytes: 10, types: [] };

function open() {
  let made = 0;
  return { db: openTestDatabase(), now: () => NOW, newId: () => `id-${++made}` };
}

describe("files attached to a conversation", () => {
  it("wait in the outbox until they are sent, also after a reload", async () => {
    const deps = open();
    const files = [new File(["hola"], "nota.md"), new File(["más de diez letras"], "largo.txt")];
    const { taken, refused } = await attachFiles(deps, { conversationId: "c", files, attached: 0, limits });
    expect(taken).toEqual([
      { id: "id-1", name: "nota.md", type: "text/markdown", size: 4, createAt: NOW.toISOString() },
    ]);
    expect(refused).toEqual([{ id: "id-2", name: "largo.txt", reason: "too_large" }]);
    expect(await listUploads(deps.db, "c")).toEqual([
      { fileId: "id-1", name: "nota.md", type: "text/markdown", size: 4, createAt: NOW.toISOString() },
    ]);
    await withdrawUpload(deps.db, "id-1");
    expect(await listUploads(deps.db, "c")).toEqual([]);
  });

  it("are limited to the maximum of one question", async () => {
    const deps = open();
    const files = [new File(["a"], "a.txt"), new File(["b"], "b.txt")];
    const { taken, refused } = await attachFiles(deps, { conversationId: "c", files, attached: 19, limits });
    expect(taken.map(({ name }) => name)).toEqual(["a.txt"]);
    expect(refused).toMatchObject([{ name: "b.txt", reason: "too_many" }]);
  });
});

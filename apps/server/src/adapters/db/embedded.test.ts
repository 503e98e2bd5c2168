import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { startEmbedded } from "./embedded.ts";

it("restarts the database's thread after it has exited", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-embedded-"));
  const thread = new URL("./ending-worker.fixture.ts", import.meta.url);
  const embedded = await startEmbedded(dataDir, undefined, thread);
  const greeting = async () => {
    const socket = connect(join(embedded.socketDir, ".s.PGSQL.5432"));
    const [word] = await once(socket, "data");
    return { word: String(word), socket };
  };

  const { word, socket } = await greeting();
  expect(word).toBe("hello");
  const lost = once(socket, "close");
  socket.on("error", () => undefined);
  socket.write("fail");
  await lost;
  await vi.waitFor(
    async () => {
      const again = await greeting();
      again.socket.destroy();
      expect(again.word).toBe("hello");
    },
    { interval: 100 },
  );
  await embedded.close();
  await rm(dataDir, { recursive: true });
});

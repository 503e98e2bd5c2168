import { beforeEach, expect, it } from "vitest";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { NOW, openTestDatabase } from "../../local-db/local-db.fixtures.ts";
import { readOutbox } from "../../local-db/outbox.ts";
import { giveFiles } from "./give-files.ts";

let db: ChatsDatabase;
beforeEach(() => {
  db = openTestDatabase();
});

const limits = { maxBytes: 1000, types: ["image/png", "text/plain"] };
const picture = new File(["grande"], "foto.png", { type: "image/png" });
const small = new File(["p"], "foto.png", { type: "image/png" });
const text = new File(["hola"], "nota.txt", { type: "text/plain" });

const give = (files: File[], shrink: (file: File) => Promise<File>) =>
  giveFiles(
    { db, now: () => NOW, newId: () => crypto.randomUUID(), shrink },
    { conversationId: "chat", files, attached: 0, limits },
  );
const sizes = async () =>
  (await readOutbox(db)).map(({ operation }) => (operation.kind === "upload" ? operation.size : null));

it("resizes images and leaves other files unchanged", async () => {
  const { taken, pictures } = await give([picture, text], async () => small);
  expect(taken.map(({ name }) => name)).toEqual(["foto.png", "nota.txt"]);
  expect(await sizes()).toEqual([small.size, text.size]);
  expect(pictures).toEqual([{ id: taken[0]?.id, file: small }]);
});

it("sends an image that can't be decoded unchanged", async () => {
  const { pictures } = await give([picture], () => Promise.reject(new Error("damaged")));
  expect(await sizes()).toEqual([picture.size]);
  expect(pictures.map(({ file }) => file)).toEqual([picture]);
});

it("has no preview of a refused file", async () => {
  const huge = new File(["x".repeat(2000)], "foto.png", { type: "image/png" });
  const { taken, refused, pictures } = await give([huge], async (file) => file);
  expect([taken, pictures]).toEqual([[], []]);
  expect(refused).toMatchObject([{ name: "foto.png", reason: "too_large" }]);
});

import { strFromU8, unzipSync } from "fflate";
import { expect, it, vi } from "vitest";
import type { Translate } from "../../../lib/translator.ts";
import { beginTurn } from "../../../local-db/begin-turn.ts";
import { listConversations } from "../../../local-db/conversations.ts";
import { aTurn, NOW, openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { zipConversations } from "./zip-conversations.ts";

// Safe: the tests only read keys.
const t = ((key: string) => key) as unknown as Translate;

async function setUp(titles: readonly string[]) {
  const db = openTestDatabase();
  for (const title of titles) {
    const turn = aTurn();
    await beginTurn(db, { ...turn, begins: { ...turn.begins, title } });
  }
  const saved: { file: Blob; name: string }[] = [];
  const save = (file: Blob, name: string) => void saved.push({ file, name });
  const conversations = await listConversations(db);
  return {
    deps: { db, load: async () => {}, t, language: "es", now: () => NOW, save },
    saved,
    conversations,
  };
}

it("packs each conversation as Markdown and JSON, under names that differ", async () => {
  const { deps, saved, conversations } = await setUp(["Relevo", "relevo", "A/B: «C»"]);
  const onProgress = vi.fn();
  const { signal } = new AbortController();
  const zipped = await zipConversations(deps, { conversations, signal, onProgress });
  expect(zipped.missing).toBe(0);
  expect(onProgress).toHaveBeenLastCalledWith({ done: 3, of: 3 });
  const files = unzipSync(new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer()));
  const names = Object.keys(files).map((name) => name.toLowerCase());
  expect(names.sort()).toEqual([
    "a b «c».json",
    "a b «c».md",
    "relevo (2).json",
    "relevo (2).md",
    "relevo.json",
    "relevo.md",
  ]);
  const [json = ""] = Object.keys(files).filter((name) => name.startsWith("A B") && name.endsWith(".json"));
  expect(JSON.parse(strFromU8(files[json] ?? new Uint8Array()))).toMatchObject({
    conversation: { title: "A/B: «C»" },
  });
});

it("counts conversations that can't be fetched, and packs the others", async () => {
  const { deps, saved, conversations } = await setUp(["Aquí", "Lejos"]);
  const far = conversations.find(({ title }) => title === "Lejos")?.id;
  const load = async (id: string) => {
    if (id === far) throw new Error("offline");
  };
  const { signal } = new AbortController();
  const zipped = await zipConversations({ ...deps, load }, { conversations, signal, onProgress: () => {} });
  expect(zipped.missing).toBe(1);
  expect(saved).toHaveLength(1);
});

it("saves nothing when it was called off", async () => {
  const { deps, saved, conversations } = await setUp(["Una", "Dos"]);
  const controller = new AbortController();
  const zipping = zipConversations(deps, {
    conversations,
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(zipping).rejects.toThrow();
  expect(saved).toEqual([]);
});

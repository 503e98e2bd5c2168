import type { Page } from "playwright-core";

/** Dexie stores ten times the given version. */
const VERSION_14 = 140;

/**
 * Creates the browser database of the older product, with one conversation per title; the page must be of the
 * product's origin.
 */
export async function makeOldDatabase(
  page: Page,
  old: { name: string; titles: readonly string[] },
): Promise<void> {
  await page.evaluate(
    async ({ name, titles, version }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => resolve(opening.result);
        opening.onupgradeneeded = () => {
          for (const table of ["chats", "messages", "assistants"])
            opening.result.createObjectStore(table, { keyPath: "id" });
          const settings = opening.result.createObjectStore("settings", { keyPath: "id" });
          settings.createIndex("key", "key", { unique: true });
        };
      });
      const writing = db.transaction(["chats", "messages"], "readwrite");
      for (const [at, title] of titles.entries()) {
        const id = crypto.randomUUID();
        // The first is the newest, at the top of the list.
        const day = at === 0 ? "2025-03-02" : "2025-03-01";
        writing.objectStore("chats").put({
          id,
          unique: id,
          title,
          createAt: `${day}T09:00:00.000Z`,
          favorite: true,
          baseKnowledge: null,
          emoji: "🛫",
          chat: "chat-libre",
          assistantId: null,
          model: "gpt-4o",
        });
        const answerId = crypto.randomUUID();
        const texts = [
          { id: crypto.randomUUID(), role: "user", text: "¿Cuántas horas de descanso?", idAnswer: answerId },
          { id: answerId, role: "assistant", text: "Doce horas como mínimo.", idAnswer: null },
        ];
        for (const [index, message] of texts.entries()) {
          writing.objectStore("messages").put({
            ...message,
            idChat: id,
            unique: message.id,
            type: "text",
            content: message.text,
            files: [],
            urls: [],
            createAt: `${day}T09:00:0${index}.000Z`,
            model: "gpt-4o",
            grounded: false,
            online: false,
          });
        }
      }
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      db.close();
    },
    { ...old, version: VERSION_14 },
  );
}

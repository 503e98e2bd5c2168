import type { Page } from "playwright-core";

interface Seed {
  title: string;
  question?: string;
}

/** Conversations that are really on the server, with one question and its answer each; newest last. */
export async function askOnServer(page: Page, url: string, seeds: readonly Seed[]): Promise<string[]> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("metatron.session") ?? "").accessTokens[0].token as string,
  );
  const headers = { authorization: `Bearer ${token}` };
  const ids: string[] = [];
  for (const { title, question = title } of seeds) {
    const conversationId = crypto.randomUUID();
    const asked = await page.request.post(`${url}/api/assistant/chatlibre`, {
      headers,
      data: {
        conversationId,
        messageId: crypto.randomUUID(),
        answerId: crypto.randomUUID(),
        content: [{ type: "text", text: question }],
      },
    });
    if (!asked.ok()) throw new Error(`not asked: ${asked.status()} ${await asked.text()}`);
    // The whole stream, so that the answer is over.
    await asked.body();
    const named = await page.request.patch(`${url}/api/history/update_title/${conversationId}`, {
      headers,
      data: { title },
    });
    if (!named.ok()) throw new Error(`not named: ${named.status()} ${await named.text()}`);
    ids.push(conversationId);
  }
  return ids;
}

/** Puts conversations into the browser's own copy, as a long history would be there. */
export async function fillBrowser(page: Page, count: number): Promise<void> {
  await page.evaluate(async (rows) => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith("metatron-chats-"));
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(found?.name ?? "");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const writing = db.transaction("chats", "readwrite");
    for (let index = 0; index < rows; index += 1) {
      const id = crypto.randomUUID();
      const at = new Date(Date.now() - index * 3 * 3_600_000).toISOString();
      writing.objectStore("chats").put({
        ...{ id, unique: id, title: `Conversación número ${index}`, createAt: at, updatedAt: at },
        ...{ favorite: index % 900 === 5, pinned: index % 2_000 === 3, baseKnowledge: null, emoji: "🧳" },
        ...{ chat: "chat-libre", assistantId: null, model: "gpt-5", digest: "", isOnServer: false },
        ...{ hasMessages: true, serverUpdatedAt: null, tailCursor: null, deletedAt: null },
      });
    }
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    db.close();
  }, count);
}

import type { Page } from "playwright-core";

interface Seed {
  title: string;
  question?: string;
}

export async function headersOf(page: Page) {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("metatron.session") ?? "").accessTokens[0].token as string,
  );
  return { authorization: `Bearer ${token}` };
}

/** Returns the question's id after its answer has ended. */
async function askOne(
  page: Page,
  url: string,
  asked: { conversationId: string; text: string },
): Promise<string> {
  const messageId = crypto.randomUUID();
  const response = await page.request.post(`${url}/api/assistant/chatlibre`, {
    headers: await headersOf(page),
    data: {
      conversationId: asked.conversationId,
      messageId,
      answerId: crypto.randomUUID(),
      parentId: null,
      content: [{ type: "text", text: asked.text }],
    },
  });
  if (!response.ok()) throw new Error(`not asked: ${response.status()} ${await response.text()}`);
  // Reads the whole stream, so that the answer has ended.
  await response.body();
  return messageId;
}

/** Edits the first question; returns the ids of the old and the new one. */
export async function editFirstQuestion(
  page: Page,
  url: string,
  conversationId: string,
): Promise<[string, string]> {
  const listed = await page.request.get(`${url}/api/history/list_messages?conversationId=${conversationId}`, {
    headers: await headersOf(page),
  });
  const { items } = (await listed.json()) as { items: { id: string; role: string }[] };
  const first = items.find(({ role }) => role === "user")?.id ?? "";
  return [first, await askOne(page, url, { conversationId, text: "La misma en otras palabras" })];
}

/** Conversations stored on the server, with one question and its answer each; newest last. */
export async function askOnServer(page: Page, url: string, seeds: readonly Seed[]): Promise<string[]> {
  const headers = await headersOf(page);
  const ids: string[] = [];
  for (const { title, question = title } of seeds) {
    const conversationId = crypto.randomUUID();
    await askOne(page, url, { conversationId, text: question });
    const named = await page.request.patch(`${url}/api/history/update_title/${conversationId}`, {
      headers,
      data: { title },
    });
    if (!named.ok()) throw new Error(`not named: ${named.status()} ${await named.text()}`);
    ids.push(conversationId);
  }
  return ids;
}

/** Stores a conversation of many short messages on the server, without asking a model; returns its id. */
export async function storeLongConversation(
  page: Page,
  url: string,
  { title, turns }: { title: string; turns: number },
): Promise<string> {
  const id = crypto.randomUUID();
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString();
  const ids = Array.from({ length: turns * 2 }, () => crypto.randomUUID());
  const messages = ids.map((messageId, n) => {
    const text = n % 2 === 0 ? `Pregunta ${n / 2} de ${title}` : `Respuesta ${(n - 1) / 2} de ${title}`;
    return {
      id: messageId,
      parentId: ids[n - 1] ?? null,
      idAnswer: n % 2 === 0 ? (ids[n + 1] ?? null) : null,
      role: n % 2 === 0 ? "user" : "assistant",
      type: "text",
      content: [{ type: "text", text }],
      files: [],
      urls: [],
      model: n % 2 === 0 ? null : "gpt-5",
      createAt: at(n),
    };
  });
  const response = await page.request.put(`${url}/api/history/import/${id}`, {
    headers: await headersOf(page),
    data: {
      title,
      emoji: null,
      favorite: false,
      pinned: false,
      chat: "chat-libre",
      assistantId: null,
      model: "gpt-5",
      baseKnowledge: null,
      createAt: at(0),
      messages,
    },
  });
  if (!response.ok()) throw new Error(`not stored: ${response.status()} ${await response.text()}`);
  return id;
}

/** Adds conversations to the browser's local copy, like a long history. */
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
        id,
        unique: id,
        title: `Conversación número ${index}`,
        createAt: at,
        updatedAt: at,
        favorite: index % 900 === 5,
        pinned: index % 2_000 === 3,
        baseKnowledge: null,
        emoji: "🧳",
        chat: "chat-libre",
        assistantId: null,
        model: "gpt-5",
        digest: "",
        isOnServer: false,
        hasMessages: true,
        serverUpdatedAt: null,
        tailCursor: null,
        deletedAt: null,
      });
    }
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    db.close();
  }, count);
}

/** A conversation of these questions, only in the browser's local copy. */
export async function fillConversation(page: Page, questions: readonly string[]): Promise<void> {
  const conversationId = crypto.randomUUID();
  const at = new Date().toISOString();
  let parentId: string | null = null;
  const messages = questions.flatMap((text, turn) => {
    const [question, answer] = [crypto.randomUUID(), crypto.randomUUID()];
    const common = {
      idChat: conversationId,
      idAnswer: null,
      type: "text",
      state: "complete",
      isOnServer: false,
      files: [],
      urls: [],
      citations: [],
      feedback: null,
      badComment: null,
      preselectComment: null,
      activeFeedback: false,
      sendFeedback: false,
      grounded: false,
      online: false,
      model: null,
      createAt: at,
      updatedAt: at,
      timeResponse: null,
      category: null,
      usage: null,
      errorCode: null,
    };
    const row = (id: string, role: string, words: string, parent: string | null, seq: number) => ({
      ...common,
      id,
      unique: id,
      role,
      text: words,
      content: [{ type: "text", text: words }],
      parentId: parent,
      seq,
    });
    const both = [
      row(question, "user", text, parentId, 2 * turn),
      row(
        answer,
        "assistant",
        `Respuesta ${turn}. ${"Con unas cuantas palabras más. ".repeat(20)}`,
        question,
        2 * turn + 1,
      ),
    ];
    parentId = answer;
    return both;
  });
  const conversation = {
    id: conversationId,
    unique: conversationId,
    title: "Una larga",
    createAt: at,
    updatedAt: at,
    favorite: false,
    pinned: false,
    baseKnowledge: null,
    emoji: null,
    chat: "chat-libre",
    assistantId: null,
    model: "gpt-5",
    digest: "",
    isOnServer: false,
    hasMessages: true,
    serverUpdatedAt: null,
    tailCursor: null,
    deletedAt: null,
  };
  await page.evaluate(
    async (rows) => {
      const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith("metatron-chats-"));
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(found?.name ?? "");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const writing = db.transaction(["chats", "messages"], "readwrite");
      writing.objectStore("chats").put(rows.conversation);
      for (const message of rows.messages) writing.objectStore("messages").put(message);
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      db.close();
    },
    { conversation, messages },
  );
  // The page read its list before, and nothing tells it of these writes.
  await page.reload();
}

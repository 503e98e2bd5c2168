import type { ConversationEnd } from "@metatron/contract/chat/conversation-end";
import type { PublicConfig } from "@metatron/contract/status/status";
import { putEarlyEnd } from "../../../lib/early-end.ts";
import { chatsDatabaseName } from "../../../local-db/database-names.ts";
import { readEarlyToken } from "../../session/early-token.ts";

const CONVERSATION = /^\/chat\/([0-9a-f-]{36})$/;

/**
 * Requests the last messages of the conversation in the address before the app is loaded, unless they are stored
 * here. Every failure is left to the app, which asks again and shows it.
 */
export function requestEarlyEnd(config: PublicConfig | undefined) {
  const conversationId = CONVERSATION.exec(location.pathname)?.[1];
  if (!conversationId || !config || !navigator.onLine) return;
  const found = readEarlyToken(config, { storage: localStorage, now: Date.now });
  if (!found) return;
  const { token, personKey } = found;
  const end = isStored(personKey, conversationId)
    .then((isHere) =>
      isHere ? undefined : request(`${config.apiBase}/history/end/${conversationId}`, token),
    )
    .catch(() => undefined);
  putEarlyEnd({ conversationId, personKey, end });
}

async function request(url: string, token: string): Promise<ConversationEnd | undefined> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  // Safe: the server validates its responses against the contract.
  return response.ok ? ((await response.json()) as ConversationEnd) : undefined;
}

/** Whether the browser has the messages. A missing database must not be created here, without its stores. */
async function isStored(personKey: string, conversationId: string): Promise<boolean> {
  const name = chatsDatabaseName(personKey);
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const opening = indexedDB.open(name);
  opening.onerror = () => resolve(false);
  opening.onsuccess = () => {
    const db = opening.result;
    db.onversionchange = () => db.close();
    promise.finally(() => db.close());
    const reading = db.transaction("chats").objectStore("chats").get(conversationId);
    reading.onerror = () => resolve(false);
    reading.onsuccess = () => resolve(Boolean(reading.result?.hasMessages));
  };
  return await promise;
}

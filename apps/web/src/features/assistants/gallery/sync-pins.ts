import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import { listPinnedAssistants, pinAssistant, unpinAssistant } from "../../../local-db/assistants.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { readSetting, writeSetting } from "../../../local-db/settings.ts";

interface Deps {
  db: ChatsDatabase;
  /** Sends the pin to the server; rejects if the request failed. */
  send: (id: string, pinned: boolean) => Promise<void>;
  warn: (message: string) => void;
}

/** Ids whose pin was changed in this browser but not sent to the server yet. */
const UNSENT = "assistant-pins-unsent";

export type Pinnable = Pick<AssistantSummary, "id" | "name" | "emailOwner" | "avatar">;

/** Pins or unpins in this browser at once, and on the server now or at the next visit. */
export async function setPinned(deps: Deps, assistant: Pinnable, pinned: boolean): Promise<void> {
  const { db, warn } = deps;
  const { id, name, emailOwner, avatar } = assistant;
  // The picture's signed URL expires, so its file id is stored.
  if (pinned) await pinAssistant(db, { id, name, emailOwner, avatar: avatar?.fileId ?? null }, warn);
  else await unpinAssistant(db, id);
  await changeUnsent(db, (ids) => ids.add(id));
  await sendPin(deps, id, pinned);
}

/** Unpins in this browser at once, and on the server now or at the next visit. */
export async function removePin(deps: Pick<Deps, "db" | "send">, id: string): Promise<void> {
  await unpinAssistant(deps.db, id);
  await changeUnsent(deps.db, (ids) => ids.add(id));
  await sendPin(deps, id, false);
}

/**
 * Called with a freshly loaded list: unsent local changes go to the server, all other pins are taken from the
 * list. A pinned assistant that is not listed was deleted or is no longer shared.
 */
export async function syncPins(deps: Deps, assistants: readonly AssistantSummary[]): Promise<void> {
  const { db, warn } = deps;
  const unsent = await readUnsent(db);
  const here = new Set((await listPinnedAssistants(db)).map(({ id }) => id));
  for (const id of unsent) await sendPin(deps, id, here.has(id));
  for (const { id, name, emailOwner, avatar, pinned } of assistants) {
    if (unsent.has(id) || pinned === here.has(id)) continue;
    if (pinned) await pinAssistant(db, { id, name, emailOwner, avatar: avatar?.fileId ?? null }, warn);
    else await unpinAssistant(db, id);
  }
  const listed = new Set(assistants.map(({ id }) => id));
  for (const id of here) if (!listed.has(id) && !unsent.has(id)) await unpinAssistant(db, id);
}

async function sendPin({ db, send }: Pick<Deps, "db" | "send">, id: string, pinned: boolean) {
  try {
    await send(id, pinned);
  } catch {
    // The id stays in the unsent list and is sent at the next visit.
    return;
  }
  await changeUnsent(db, (ids) => ids.delete(id));
}

async function readUnsent(db: ChatsDatabase): Promise<Set<string>> {
  const kept = await readSetting(db, UNSENT);
  return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : []);
}

async function changeUnsent(db: ChatsDatabase, change: (ids: Set<string>) => void) {
  const ids = await readUnsent(db);
  change(ids);
  await writeSetting(db, UNSENT, ids.size > 0 ? [...ids] : undefined);
}

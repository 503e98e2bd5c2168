import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import { listPinnedAssistants, pinAssistant, unpinAssistant } from "../../../local-db/assistants.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { readSetting, writeSetting } from "../../../local-db/settings.ts";

interface Deps {
  db: ChatsDatabase;
  /** Tells the server; throws when it did not hear it. */
  send: (id: string, pinned: boolean) => Promise<void>;
  warn: (message: string) => void;
}

/** Ids whose pin was changed here while the server could not be told. */
const UNSENT = "assistant-pins-unsent";

export type Pinnable = Pick<AssistantSummary, "id" | "name" | "emailOwner" | "avatar">;

/** Pins or unpins here at once, and on the server now or at the next visit. */
export async function setPinned(deps: Deps, assistant: Pinnable, pinned: boolean): Promise<void> {
  const { db, warn } = deps;
  const { id, name, emailOwner, avatar } = assistant;
  // The picture's address runs out; what is kept is whose it is.
  if (pinned) await pinAssistant(db, { id, name, emailOwner, avatar: avatar?.fileId ?? null }, warn);
  else await unpinAssistant(db, id);
  await changeUnsent(db, (ids) => ids.add(id));
  await tellOne(deps, id, pinned);
}

/** After the list has come: what was changed here goes there, everything else comes from there. */
export async function syncPins(deps: Deps, assistants: readonly AssistantSummary[]): Promise<void> {
  const { db, warn } = deps;
  const unsent = await readUnsent(db);
  const here = new Set((await listPinnedAssistants(db)).map(({ id }) => id));
  for (const id of unsent) await tellOne(deps, id, here.has(id));
  for (const { id, name, emailOwner, avatar, pinned } of assistants) {
    if (unsent.has(id) || pinned === here.has(id)) continue;
    if (pinned) await pinAssistant(db, { id, name, emailOwner, avatar: avatar?.fileId ?? null }, warn);
    else await unpinAssistant(db, id);
  }
}

async function tellOne({ db, send }: Deps, id: string, pinned: boolean) {
  try {
    await send(id, pinned);
  } catch {
    // It stays on the list and is told at the next visit.
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

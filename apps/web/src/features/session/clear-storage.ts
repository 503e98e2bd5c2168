import { KEPT_ON_LOGOUT } from "@metatron/contract/constants";

/** Clears both storages except for the few settings that belong to the computer and not to the person. */
export function clearStorage(local: Storage, session: Storage) {
  const kept: ReadonlySet<string> = new Set(KEPT_ON_LOGOUT);
  for (const storage of [local, session]) {
    for (const key of keysOf(storage)) if (!kept.has(key)) storage.removeItem(key);
  }
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
}

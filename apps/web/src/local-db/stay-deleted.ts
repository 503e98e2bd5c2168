import type { Dexie } from "dexie";

/**
 * A database that another tab deletes stays deleted. By itself Dexie opens it again with the next read or write, which
 * would make it anew, with the person's data in it, after that person has left.
 */
export function stayDeleted(db: Dexie): void {
  db.on("versionchange", ({ newVersion }) => {
    if (newVersion === null) db.close({ disableAutoOpen: true });
  });
}

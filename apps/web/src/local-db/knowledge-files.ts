import type { FilesDatabase, FilesStore, KnowledgeFile } from "./files-database.ts";
import { categoryName } from "./knowledge-categories.ts";
import { createLiveStore } from "./live-store.ts";

export type NewKnowledgeFile = Omit<KnowledgeFile, "id" | "createAt">;

/** A file of an existing name is updated: it keeps its id and its creation time. */
export async function putFile(db: FilesStore, file: NewKnowledgeFile, now: Date): Promise<KnowledgeFile> {
  return await db.write(["files"], async (tx) => {
    const known = await tx.files.firstBy("nameFile", file.nameFile);
    const row = {
      ...file,
      category: file.category === null ? null : categoryName(file.category),
      id: known?.id ?? crypto.randomUUID(),
      createAt: known?.createAt ?? now.toISOString(),
    };
    await tx.files.put(row);
    return row;
  });
}

/** Sorted by name; only the files of `category` where one is given. */
export async function listFiles(db: FilesStore, category?: string): Promise<KnowledgeFile[]> {
  const files =
    category === undefined ? await db.files.toArray() : await db.files.by("category", categoryName(category));
  return files.sort((a, b) => a.nameFile.localeCompare(b.nameFile, "es"));
}

export async function readFileByName(db: FilesStore, nameFile: string): Promise<KnowledgeFile | undefined> {
  return await db.files.firstBy("nameFile", nameFile);
}

export async function deleteFile(db: FilesStore, nameFile: string): Promise<void> {
  await db.write(["files"], async (tx) => {
    const file = await tx.files.firstBy("nameFile", nameFile);
    if (file) await tx.files.delete(file.id);
  });
}

export async function moveFile(db: FilesStore, nameFile: string, category: string | null): Promise<void> {
  await db.write(["files"], async (tx) => {
    const file = await tx.files.firstBy("nameFile", nameFile);
    const moved = category === null ? null : categoryName(category);
    if (file) await tx.files.update(file.id, { category: moved });
  });
}

/**
 * Calls `onChange` after each change of a file, in this tab or another. The returned function unsubscribes.
 */
export function watchFiles(db: FilesDatabase, onChange: () => void): () => void {
  return createLiveStore(db, (files) => files.files.keys()).subscribe(onChange);
}

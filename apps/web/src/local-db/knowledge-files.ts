import { liveQuery } from "dexie";
import type { FilesDatabase, KnowledgeFile } from "./files-database.ts";
import { categoryName } from "./knowledge-categories.ts";

export type NewKnowledgeFile = Omit<KnowledgeFile, "id" | "createAt">;

/** A file whose name is there already is updated: it keeps its id and the time it came. */
export async function putFile(db: FilesDatabase, file: NewKnowledgeFile, now: Date): Promise<KnowledgeFile> {
  return await db.transaction("rw", db.files, async () => {
    const known = await db.files.where("nameFile").equals(file.nameFile).first();
    const row = {
      ...file,
      category: file.category === null ? null : categoryName(file.category),
      id: known?.id ?? crypto.randomUUID(),
      createAt: known?.createAt ?? now.toISOString(),
    };
    await db.files.put(row);
    return row;
  });
}

/** By name; of one category where it is given. */
export async function listFiles(db: FilesDatabase, category?: string): Promise<KnowledgeFile[]> {
  const files =
    category === undefined
      ? await db.files.toArray()
      : await db.files.where("category").equals(categoryName(category)).toArray();
  return files.sort((a, b) => a.nameFile.localeCompare(b.nameFile, "es"));
}

export async function readFileByName(
  db: FilesDatabase,
  nameFile: string,
): Promise<KnowledgeFile | undefined> {
  return await db.files.where("nameFile").equals(nameFile).first();
}

export async function deleteFile(db: FilesDatabase, nameFile: string): Promise<void> {
  await db.files.where("nameFile").equals(nameFile).delete();
}

export async function moveFile(db: FilesDatabase, nameFile: string, category: string | null): Promise<void> {
  await db.files
    .where("nameFile")
    .equals(nameFile)
    .modify({ category: category === null ? null : categoryName(category) });
}

/** Calls back after each change of a file, in this tab or another. Ends with the returned function. */
export function watchFiles(db: FilesDatabase, onChange: () => void): () => void {
  const subscription = liveQuery(() => db.files.count()).subscribe({ next: onChange, error: onChange });
  return () => subscription.unsubscribe();
}

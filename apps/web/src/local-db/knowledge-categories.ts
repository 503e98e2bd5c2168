import type { FilesStore, KnowledgeCategory } from "./files-database.ts";

/** Category names are stored in upper case, so that names that differ only in case are the same category. */
export const categoryName = (name: string) => name.trim().toLocaleUpperCase("es");

export async function listCategories(db: FilesStore): Promise<KnowledgeCategory[]> {
  return await db.categorys.by("orden");
}

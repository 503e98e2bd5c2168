import type { FilesDatabase, KnowledgeCategory } from "./files-database.ts";

/** Category names are kept in upper case, so that one typed in another way is the same. */
export const categoryName = (name: string) => name.trim().toLocaleUpperCase("es");

export type NewCategory = Pick<KnowledgeCategory, "nameFile" | "children">;

/** New ones come last; one that is there keeps its place. */
export async function putCategory(
  db: FilesDatabase,
  { nameFile, children }: NewCategory,
  now: Date,
): Promise<KnowledgeCategory> {
  return await db.transaction("rw", db.categorys, async () => {
    const name = categoryName(nameFile);
    const known = await db.categorys.where("nameFile").equals(name).first();
    const last = await db.categorys.orderBy("orden").last();
    const row = {
      id: known?.id ?? crypto.randomUUID(),
      nameFile: name,
      orden: known?.orden ?? (last?.orden ?? 0) + 1,
      createAt: known?.createAt ?? now.toISOString(),
      children: children.map(categoryName),
    };
    await db.categorys.put(row);
    return row;
  });
}

export async function listCategories(db: FilesDatabase): Promise<KnowledgeCategory[]> {
  return await db.categorys.orderBy("orden").toArray();
}

/** Its files stay, outside any category. */
export async function deleteCategory(db: FilesDatabase, nameFile: string): Promise<void> {
  const name = categoryName(nameFile);
  await db.transaction("rw", db.categorys, db.files, async () => {
    await db.categorys.where("nameFile").equals(name).delete();
    await db.files.where("category").equals(name).modify({ category: null });
    await db.categorys
      .filter(({ children }) => children.includes(name))
      .modify((category) => {
        category.children = category.children.filter((child) => child !== name);
      });
  });
}

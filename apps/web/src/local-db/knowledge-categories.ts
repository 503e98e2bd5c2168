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

/** Takes its files and its place along. False when another one has the name already. */
export async function renameCategory(db: FilesDatabase, from: string, to: string): Promise<boolean> {
  const [old, name] = [categoryName(from), categoryName(to)];
  if (name === "") return false;
  if (name === old) return true;
  return await db.transaction("rw", db.categorys, db.files, async () => {
    if (await db.categorys.where("nameFile").equals(name).first()) return false;
    await db.categorys.where("nameFile").equals(old).modify({ nameFile: name });
    await db.files.where("category").equals(old).modify({ category: name });
    await db.categorys
      .filter(({ children }) => children.includes(old))
      .modify((category) => {
        category.children = category.children.map((child) => (child === old ? name : child));
      });
    return true;
  });
}

/** Puts a category under another one, or among the first ones. The caller keeps it out of its own branch. */
export async function placeCategory(
  db: FilesDatabase,
  nameFile: string,
  parent: string | null,
): Promise<void> {
  const [name, above] = [categoryName(nameFile), parent === null ? null : categoryName(parent)];
  await db.transaction("rw", db.categorys, async () => {
    await db.categorys.toCollection().modify((category) => {
      const others = category.children.filter((child) => child !== name);
      category.children = category.nameFile === above ? [...others, name] : others;
    });
  });
}

/** Two categories change places. */
export async function swapCategories(db: FilesDatabase, one: string, other: string): Promise<void> {
  await db.transaction("rw", db.categorys, async () => {
    const rows = await db.categorys
      .where("nameFile")
      .anyOf([categoryName(one), categoryName(other)])
      .toArray();
    const [first, second] = rows;
    if (!first || !second) return;
    await db.categorys.update(first.id, { orden: second.orden });
    await db.categorys.update(second.id, { orden: first.orden });
  });
}

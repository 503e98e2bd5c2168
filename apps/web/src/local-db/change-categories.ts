import type { FilesStore, KnowledgeCategory } from "./files-database.ts";
import { categoryName } from "./knowledge-categories.ts";

type NewCategory = Pick<KnowledgeCategory, "nameFile" | "children">;

/** A new category is added last; an existing one keeps its position. */
export async function putCategory(
  db: FilesStore,
  { nameFile, children }: NewCategory,
  now: Date,
): Promise<KnowledgeCategory> {
  return await db.write(["categorys"], async (tx) => {
    const name = categoryName(nameFile);
    const known = await tx.categorys.firstBy("nameFile", name);
    const last = (await tx.categorys.by("orden")).at(-1);
    const row = {
      id: known?.id ?? crypto.randomUUID(),
      nameFile: name,
      orden: known?.orden ?? (last?.orden ?? 0) + 1,
      createAt: known?.createAt ?? now.toISOString(),
      children: children.map(categoryName),
    };
    await tx.categorys.put(row);
    return row;
  });
}

/** The files of the category are kept, without a category. */
export async function deleteCategory(db: FilesStore, nameFile: string): Promise<void> {
  const name = categoryName(nameFile);
  await db.write(["categorys", "files"], async (tx) => {
    const category = await tx.categorys.firstBy("nameFile", name);
    if (category) await tx.categorys.delete(category.id);
    for (const { id } of await tx.files.by("category", name)) await tx.files.update(id, { category: null });
    await changeChildren(tx, (children) => children.filter((child) => child !== name));
  });
}

/** Writes only the categories whose children change. */
async function changeChildren(
  tx: FilesStore,
  change: (children: string[], category: KnowledgeCategory) => string[],
): Promise<void> {
  for (const category of await tx.categorys.toArray()) {
    const children = change(category.children, category);
    if (children.join("\n") !== category.children.join("\n"))
      await tx.categorys.update(category.id, { children });
  }
}

/** Renames a category with its files and its position. Resolves to false when the name is already taken. */
export async function renameCategory(db: FilesStore, from: string, to: string): Promise<boolean> {
  const [old, name] = [categoryName(from), categoryName(to)];
  if (name === "") return false;
  if (name === old) return true;
  return await db.write(["categorys", "files"], async (tx) => {
    if (await tx.categorys.firstBy("nameFile", name)) return false;
    const category = await tx.categorys.firstBy("nameFile", old);
    if (category) await tx.categorys.update(category.id, { nameFile: name });
    for (const { id } of await tx.files.by("category", old)) await tx.files.update(id, { category: name });
    await changeChildren(tx, (children) => children.map((child) => (child === old ? name : child)));
    return true;
  });
}

/**
 * Moves a category under another one, or to the top level. The caller must not move it into its own branch.
 */
export async function placeCategory(db: FilesStore, nameFile: string, parent: string | null): Promise<void> {
  const [name, above] = [categoryName(nameFile), parent === null ? null : categoryName(parent)];
  await db.write(["categorys"], async (tx) => {
    await changeChildren(tx, (children, { nameFile: parentName }) => {
      const others = children.filter((child) => child !== name);
      return parentName === above ? [...others, name] : others;
    });
  });
}

/** Two categories change places. */
export async function swapCategories(db: FilesStore, one: string, other: string): Promise<void> {
  await db.write(["categorys"], async (tx) => {
    const first = await tx.categorys.firstBy("nameFile", categoryName(one));
    const second = await tx.categorys.firstBy("nameFile", categoryName(other));
    if (!first || !second) return;
    await tx.categorys.update(first.id, { orden: second.orden });
    await tx.categorys.update(second.id, { orden: first.orden });
  });
}

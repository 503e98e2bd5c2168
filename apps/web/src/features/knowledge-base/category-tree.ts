import type { KnowledgeCategory } from "../../local-db/files-database.ts";

export interface TreeRow {
  name: string;
  /** 0 for the top level. */
  depth: number;
  parent: string | null;
  /** Siblings that it can swap places with. */
  previous: string | null;
  next: string | null;
}

/** The categories in display order: each below its parent. Categories in a cycle are listed at the top level. */
export function treeRows(categories: readonly KnowledgeCategory[]): TreeRow[] {
  const known = new Map(categories.map((category) => [category.nameFile, category]));
  const placed = new Set<string>();
  const below = new Set(
    categories.flatMap(({ nameFile, children }) => children.filter((child) => child !== nameFile)),
  );
  const rows: TreeRow[] = [];
  const inOrder = (names: readonly string[]) =>
    names.flatMap((name) => known.get(name) ?? []).sort((a, b) => a.orden - b.orden);

  function place(siblings: readonly KnowledgeCategory[], parent: string | null, depth: number) {
    const free = siblings.filter(({ nameFile }) => !placed.has(nameFile));
    free.forEach(({ nameFile, children }, index) => {
      if (placed.has(nameFile)) return;
      placed.add(nameFile);
      const previous = free[index - 1]?.nameFile ?? null;
      const next = free[index + 1]?.nameFile ?? null;
      rows.push({ name: nameFile, depth, parent, previous, next });
      place(inOrder(children), nameFile, depth + 1);
    });
  }

  place(inOrder(categories.map(({ nameFile }) => nameFile).filter((name) => !below.has(name))), null, 0);
  place(inOrder(categories.map(({ nameFile }) => nameFile)), null, 0);
  return rows;
}

/** A category and all its descendants. */
export function branchOf(categories: readonly KnowledgeCategory[], name: string): string[] {
  const children = new Map(categories.map((category) => [category.nameFile, category.children]));
  const found = new Set<string>();
  const collect = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    for (const child of children.get(each) ?? []) collect(child);
  };
  collect(name);
  return [...found];
}

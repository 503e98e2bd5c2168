import { expect, it } from "vitest";
import { branchOf, treeRows } from "./category-tree.ts";

const category = (nameFile: string, orden: number, children: string[] = []) => ({
  id: nameFile,
  nameFile,
  orden,
  createAt: "2026-11-14T10:00:00.000Z",
  children,
});
const categories = [
  category("RAMPA", 2),
  category("CABINA", 1, ["SEGURIDAD", "SERVICIO", "BORRADA"]),
  category("SERVICIO", 3),
  category("SEGURIDAD", 4, ["FUEGO"]),
  category("FUEGO", 5),
];

it("lists each category below its parent, in order", () => {
  expect(treeRows(categories).map(({ name, depth }) => `${"-".repeat(depth)}${name}`)).toEqual([
    ...["CABINA", "-SERVICIO", "-SEGURIDAD", "--FUEGO", "RAMPA"],
  ]);
  expect(treeRows(categories)[1]).toEqual({
    name: "SERVICIO",
    depth: 1,
    parent: "CABINA",
    previous: null,
    next: "SEGURIDAD",
  });
});

it("keeps categories whose parents form a cycle", () => {
  const circle = [category("A", 1, ["B"]), category("B", 2, ["A"])];
  expect(treeRows(circle).map(({ name, depth }) => [name, depth])).toEqual([
    ["A", 0],
    ["B", 1],
  ]);
  expect(branchOf(circle, "A")).toEqual(["A", "B"]);
});

it("finds all descendants of a category", () => {
  expect(branchOf(categories, "CABINA")).toEqual(["CABINA", "SEGURIDAD", "FUEGO", "SERVICIO", "BORRADA"]);
});

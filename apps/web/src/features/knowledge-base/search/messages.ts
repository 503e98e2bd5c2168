import type { IndexedPassage } from "./build-index.ts";

export type ToSearchWorker =
  | { type: "load"; key: string; passages: IndexedPassage[] }
  | { type: "search"; id: number; key: string; text: string; vector: number[] | null; limit: number };

export interface FromSearchWorker {
  id: number;
  found: IndexedPassage[];
}

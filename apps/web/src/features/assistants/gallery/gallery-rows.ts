import type { AssistantSummary } from "@metatron/contract/assistants/assistant";

export type GalleryRow =
  | { kind: "heading"; section: "pinned" | "others"; count: number }
  /** As many cards as fit side by side; `at` is the index of the first one in its section. */
  | { kind: "cards"; section: "pinned" | "others"; cards: readonly AssistantSummary[]; at: number };

/** The sections split into rows of as many cards as fit, for the virtualized list. */
export function galleryRows(
  { pinned, others }: { pinned: readonly AssistantSummary[]; others: readonly AssistantSummary[] },
  columns: number,
): GalleryRow[] {
  return [...section("pinned", pinned, columns), ...section("others", others, columns)];
}

function section(
  name: "pinned" | "others",
  assistants: readonly AssistantSummary[],
  columns: number,
): GalleryRow[] {
  if (assistants.length === 0) return [];
  const rows: GalleryRow[] = [{ kind: "heading", section: name, count: assistants.length }];
  for (let at = 0; at < assistants.length; at += columns)
    rows.push({ kind: "cards", section: name, cards: assistants.slice(at, at + columns), at });
  return rows;
}

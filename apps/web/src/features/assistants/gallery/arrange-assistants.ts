import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import type { AssistantScope } from "@metatron/contract/assistants/constants";
import { foldText } from "@metatron/text/fold-text";

export const galleryOrders = ["recent", "name"] as const;
export type GalleryOrder = (typeof galleryOrders)[number];

interface View {
  scope: AssistantScope;
  query: string;
  order: GalleryOrder;
  /** Pins and uses recorded in this browser that the loaded list may not include yet. */
  pinned: ReadonlySet<string>;
  lastUses: ReadonlyMap<string, string>;
  language: string;
}

interface Arranged {
  pinned: AssistantSummary[];
  others: AssistantSummary[];
}

/** The gallery's assistants: filtered by kind and search, pinned ones first. */
export function arrangeAssistants(assistants: readonly AssistantSummary[], view: View): Arranged {
  const words = foldText(view.query).split(/\s+/).filter(Boolean);
  const shown = assistants
    .filter((assistant) => isInScope(assistant, view.scope))
    .filter((assistant) => words.length === 0 || hasWords(assistant, words))
    .toSorted(comparerOf(view));
  return {
    pinned: shown.filter(({ id }) => view.pinned.has(id)),
    others: shown.filter(({ id }) => !view.pinned.has(id)),
  };
}

function isInScope({ official, memberRole }: AssistantSummary, scope: AssistantScope): boolean {
  switch (scope) {
    case "all":
      return true;
    case "official":
      return official;
    case "mine":
      return memberRole === "owner" && !official;
    case "shared":
      return memberRole !== "owner" && !official;
  }
}

function hasWords({ name, description, emailOwner }: AssistantSummary, words: readonly string[]): boolean {
  const text = foldText(`${name} ${description} ${emailOwner ?? ""}`);
  return words.every((word) => text.includes(word));
}

function comparerOf({ order, lastUses, language }: View) {
  const { compare } = new Intl.Collator(language, { sensitivity: "base", numeric: true });
  const byName = (a: AssistantSummary, b: AssistantSummary) => compare(a.name, b.name);
  if (order === "name") return byName;
  const use = ({ id, lastInteraction }: AssistantSummary) => newest(lastInteraction, lastUses.get(id));
  // ISO instants compare as text; assistants never used come last, by name.
  return (a: AssistantSummary, b: AssistantSummary) => {
    const [one, other] = [use(a) ?? "", use(b) ?? ""];
    return one === other ? byName(a, b) : one > other ? -1 : 1;
  };
}

/** The later of two optional instants. */
export function newest(one: string | null, other: string | null | undefined): string | null {
  if (!one || !other) return one ?? other ?? null;
  return one > other ? one : other;
}

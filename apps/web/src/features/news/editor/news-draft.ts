import type { ManagedNews, NewsDraft } from "@metatron/contract/news/news";

/** The content of the form: an existing item, or a new one with its future id. */
export interface EditedNews {
  id: string;
  isNew: boolean;
  draft: NewsDraft;
}

export const newNews = (id: string): EditedNews => ({
  id,
  isNew: true,
  draft: { title: "", body: "", publishOn: null, roles: [], brands: [], mustRead: false },
});

export function editNews({ id, title, body, publishOn, roles, brands, mustRead }: ManagedNews): EditedNews {
  return { id, isNew: false, draft: { title, body, publishOn, roles, brands, mustRead } };
}

export type NewsFault = "title" | "body" | "publishOn";

export function faultsOf({ title, body, publishOn }: NewsDraft): NewsFault[] {
  return [
    ...(title.trim() === "" ? (["title"] as const) : []),
    ...(body.trim() === "" ? (["body"] as const) : []),
    ...(publishOn !== null && !/^\d{4}-\d\d-\d\d$/.test(publishOn) ? (["publishOn"] as const) : []),
  ];
}

export type NewsState = "draft" | "planned" | "published";

/** By the server's day, which is UTC. */
export function stateOf({ publishOn }: Pick<NewsDraft, "publishOn">, now: Date): NewsState {
  if (publishOn === null) return "draft";
  return publishOn <= now.toISOString().slice(0, 10) ? "published" : "planned";
}

/** The text with a separate line inserted at the cursor. */
export function withLine(body: string, at: number, line: string): string {
  const before = body.slice(0, at).replace(/(?<!\n)\n+$/, "");
  const after = body.slice(at).replace(/^\n*/, "");
  return [before, line, after].filter(Boolean).join("\n\n");
}

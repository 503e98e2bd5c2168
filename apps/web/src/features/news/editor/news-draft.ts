import { type Language, languages } from "@metatron/contract/enums";
import type { ManagedNews, NewsDraft } from "@metatron/contract/news/news";

/** The content of the form: an existing item, or a new one with its future id. */
export interface EditedNews {
  id: string;
  isNew: boolean;
  draft: NewsDraft;
}

/** Title and body of one language. */
export interface NewsWords {
  title: string;
  body: string;
}

export const newNews = (id: string, language: Language): EditedNews => ({
  id,
  isNew: true,
  draft: {
    title: "",
    body: "",
    language,
    translations: {},
    publishOn: null,
    roles: [],
    brands: [],
    mustRead: false,
  },
});

export function editNews(news: ManagedNews): EditedNews {
  const { id, title, body, language, translations, publishOn, roles, brands, mustRead } = news;
  return {
    id,
    isNew: false,
    draft: { title, body, language, translations, publishOn, roles, brands, mustRead },
  };
}

export function wordsIn(draft: NewsDraft, language: Language): NewsWords {
  if (language === draft.language) return { title: draft.title, body: draft.body };
  return draft.translations[language] ?? { title: "", body: "" };
}

/** The changes of a draft that write these words; a translation without any words is removed. */
export function writeWords(draft: NewsDraft, language: Language, words: NewsWords): Partial<NewsDraft> {
  if (language === draft.language) return words;
  const { [language]: _before, ...others } = draft.translations;
  return { translations: isEmpty(words) ? others : { ...others, [language]: words } };
}

export type NewsFault = "title" | "body" | "publishOn";

/** What is missing in one language; a language without any words is left to the original. */
export function faultsIn(draft: NewsDraft, language: Language): NewsFault[] {
  const words = wordsIn(draft, language);
  if (language !== draft.language && isEmpty(words)) return [];
  return [
    ...(words.title.trim() === "" ? (["title"] as const) : []),
    ...(words.body.trim() === "" ? (["body"] as const) : []),
  ];
}

export function faultsOf(draft: NewsDraft): NewsFault[] {
  const { publishOn } = draft;
  return [
    ...languages.flatMap((language) => faultsIn(draft, language)),
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

const isEmpty = ({ title, body }: NewsWords) => title.trim() === "" && body.trim() === "";

import { type Language, languages } from "@metatron/contract/enums";
import { type PushKind, pushKinds } from "@metatron/contract/push/constants";
import { noticeTarget } from "../lib/notice-target.ts";

interface PushNotice {
  title: string;
  options: { tag: string; data: { path: string }; lang: Language };
}

/** Fixed sentences: a push has no text of a conversation, because others may read a lock screen. */
const SENTENCES: Record<Language, Record<PushKind, string>> = {
  es: {
    answer: "Terminó una respuesta que esperabas",
    research: "Terminó tu investigación",
    case: "Hay una respuesta a tu caso",
    news: "Aviso de lectura obligatoria",
  },
  en: {
    answer: "An answer that you waited for has ended",
    research: "Your research has ended",
    case: "Your case has a reply",
    news: "Notice that everyone has to read",
  },
  pt: {
    answer: "Terminou uma resposta que você esperava",
    research: "Sua investigação terminou",
    case: "Há uma resposta ao seu caso",
    news: "Aviso de leitura obrigatória",
  },
};

/** The notification of a push; undefined for content that a newer release of the server may send. */
export function pushNotice(content: string): PushNotice | undefined {
  const { kind, id, language } = readContent(content);
  const known = pushKinds.find((each) => each === kind);
  if (!known || typeof id !== "string") return undefined;
  const lang = languages.find((each) => each === language) ?? "es";
  const { tag, path } = noticeTarget(known, id);
  return {
    title: SENTENCES[lang][known],
    options: { tag, data: { path }, lang },
  };
}

function readContent(content: string): { kind?: unknown; id?: unknown; language?: unknown } {
  try {
    const read: unknown = JSON.parse(content);
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** The window that a press on a notification shows: one that is there already, before any other. */
export function windowFor<Window extends { url: string }>(
  windows: readonly Window[],
  path: string,
): Window | undefined {
  return windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0];
}

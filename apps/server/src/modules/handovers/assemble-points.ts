import type { CaseStatus } from "@metatron/contract/cases/constants";
import type { Language } from "@metatron/contract/enums";
import { MAX_HANDOVER_POINT_CHARS } from "@metatron/contract/handovers/constants";
import { cutText } from "@metatron/text/cut-text";
import { splitSentences } from "@metatron/text/split-sentences";
import type { StoredPoint } from "../../adapters/db/index.ts";
import type { Material } from "./gather-material.ts";

const SENTENCE_CHARS = 300;

const STATES: Record<Language, Record<CaseStatus, string>> = {
  es: { open: "abierto", in_progress: "en curso", resolved: "resuelto", closed: "cerrado" },
  en: { open: "open", in_progress: "in progress", resolved: "resolved", closed: "closed" },
  pt: { open: "aberto", in_progress: "em andamento", resolved: "resolvido", closed: "fechado" },
};

/**
 * A point by rules alone: the title of a conversation with the first sentence of its last answer, or a case with its
 * state. It says nothing that its source does not say.
 */
export function assemblePoint(material: Material, language: Language): StoredPoint {
  return {
    id: crypto.randomUUID(),
    section: material.section,
    text: textOf(material, language),
    origin: null,
  };
}

function textOf({ source, status, isUnanswered }: Material, language: Language): string {
  if (status) return cutText(`${source.title} (${STATES[language][status]})`, MAX_HANDOVER_POINT_CHARS);
  const [sentence = ""] = isUnanswered ? [] : splitSentences(source.quote);
  const said = cutText(sentence, SENTENCE_CHARS);
  const isEnded = /[.?!:…]$/.test(source.title);
  return [source.title, said].filter(Boolean).join(isEnded ? " " : ": ") || "…";
}

import type { Citation } from "@metatron/contract/chat/citation";
import type { Translate } from "../../../lib/translator.ts";
import { aConversationRow, aMessageRow } from "../../../local-db/local-db.fixtures.ts";
import { buildDocument } from "./build-document.ts";

const ANSWER = `Desde tu segundo aniversario tienes **seis tramos** al año [1], y _además_ pasajes \`ID-90\` [2].

## Cómo se pide

1. Regístrate en el portal
2. Elige el vuelo
   - con acompañante
   - sin él

| Tipo de pasaje | Tramos | Quién viaja |
|---|---:|---|
| Confirmado nacional | 4 | Tú, cónyuge, hijos |
| Según ocupación | 12 | También tus padres |

\`\`\`sql
SELECT año FROM beneficios  -- [1] no es una cita
\`\`\`

> Las plazas que no uses se pierden.
`;

export function aCitation(fields: Partial<Citation> = {}): Citation {
  return {
    n: 1,
    fileId: null,
    title: "Política de beneficios de viaje",
    page: 6,
    passage: "…",
    start: null,
    end: null,
    revision: "7",
    validUntil: "2027-06-30",
    verified: null,
    ...fields,
  };
}

/** Spanish texts that documents use; other keys are returned unchanged. */
const WORDS: Record<string, string> = {
  "list.document.exportedOn": "Exportada el {{date}}",
  "list.document.question": "Pregunta",
  "list.document.sources": "Fuentes",
  "list.document.page": "p. {{page}}",
  "list.document.revision": "Rev. {{revision}}",
  "list.document.validUntil": "vigente hasta el {{date}}",
  "list.document.expired": "caducada el {{date}}",
  "list.document.interrupted": "La respuesta se cortó.",
  "list.document.verified": "Verificada por una persona: {{who}}",
  "list.document.attached": "Archivos: {{names}}",
};

// Safe: the tests only call it in this form.
export const t = ((key: string, values: Record<string, string> = {}) =>
  (WORDS[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? "")) as unknown as Translate;

export const conversation = aConversationRow({ title: "Pasajes de beneficio: ¿cuántos?", emoji: "🧳" });

export const messages = [
  aMessageRow({ id: "q1", text: "¿Cuántos pasajes tengo al año?", role: "user" }),
  aMessageRow({
    id: "a1",
    text: ANSWER,
    role: "assistant",
    citations: [
      aCitation(),
      aCitation({ n: 2, title: "Guía ID-90", page: 2, revision: null, validUntil: null }),
    ],
  }),
  aMessageRow({ id: "q2", text: "Y mis padres,\n¿pueden viajar también?", role: "user" }),
  aMessageRow({
    id: "a2",
    text: "Sí, según ocupación [1]. El camión niño → Ñandú, 25 €.",
    role: "assistant",
    state: "interrupted",
    citations: [
      aCitation({ n: 1, title: "Guía ID-90", page: 2, revision: null, validUntil: null }),
      aCitation({ n: 2, title: "Anexo", page: null, revision: "1", validUntil: "2020-01-31" }),
    ],
  }),
];

export const aDocument = () =>
  buildDocument(conversation, messages, { t, language: "es", now: new Date("2026-11-15T10:00:00Z") });

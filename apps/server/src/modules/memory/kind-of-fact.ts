import type { MemoryKind } from "@metatron/contract/memory/constants";
import { foldText } from "@metatron/text/fold-text";

/** Stems of jobs: «soy alérgica» and «I am tired» are no jobs. */
const JOBS =
  "tripulant|pilot|copilot|comandante|capita|captain|sobrecargo|purser|auxiliar|azafat|comissari|flight attendant|cabin crew|agent|tecnic|technic|mecanic|mechanic|ingenier|engineer|engenheir|despachador|despachante|dispatcher|supervisor|jef[ea]\\b|chefe|chief|head of|lider\\b|team lead|gerente|manager|director|diretor|analist|analyst|coordina|coordena|abogad|lawyer|advogad|instructor|instrutor|encargad|responsable|responsavel|planner|planificador|controlador|controller|asistente|assistant|assistente|secretari|contador|accountant|medic[oa]\\b|doctor|nurse|enfermeir|enfermera|enfermero|becari|intern\\b|estagiari|developer|desarrollador|programador|operari|operador|operator|conductor|driver|especialista|specialist|consult|recepcionista|comercial\\b";

/** A fact that matches none of these is `other`. The first match counts. */
const KINDS: readonly (readonly [MemoryKind, RegExp])[] = [
  [
    "preference",
    /^(?:yo |eu )?(?:prefiero|me gusta|no me gusta|quiero que|prefiro|gosto|i prefer|i like|i want)\b|\b(?:respuestas|answers|respostas)\b/,
  ],
  [
    "base",
    /\b(?:bases?|basad[oa]|basead[oa]|based)\b|^(?:yo |eu )?(?:trabajo|trabalho|i work) (?:en|em|no|na|in|at)\b/,
  ],
  [
    "role",
    /^(?:yo |eu )?(?:trabajo|trabalho|i work) (?:como|de|as)\b|\b(?:mi puesto|mi cargo|meu cargo|my job|my role)\b/,
  ],
  ["role", new RegExp(`^(?:yo |eu )?(?:soy|sou|i am|i'm) (?:[a-z]{1,20} ){0,3}(?:${JOBS})`)],
];

export function kindOfFact(text: string): MemoryKind {
  const folded = foldText(text).trim();
  return KINDS.find(([, pattern]) => pattern.test(folded))?.[0] ?? "other";
}

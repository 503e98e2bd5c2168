import { MAX_INSTRUCTIONS_CHARS } from "@metatron/contract/assistants/constants";
import type { Language } from "@metatron/contract/enums";
import { foldText } from "@metatron/text/fold-text";
import { type Contradiction, findContradictions } from "./contradictions.ts";
import { readCostar } from "./costar.ts";
import { detectLanguage } from "./detect-language.ts";

export type Finding =
  | { rule: "empty" }
  /** The instructions do not state their scope. */
  | { rule: "scope" }
  /** The instructions do not say what to do when the answer is unknown. */
  | { rule: "refusal" }
  | { rule: "contradiction"; contradiction: Contradiction }
  /** Little of the model's context is left for documents and the conversation. */
  | { rule: "too_long"; used: number; limit: number }
  | { rule: "language"; found: Language };

interface Subject {
  instructions: string;
  /** The language of the editor's interface. */
  language: Language;
  /** The context size of the chosen model; undefined while unknown. */
  charLimit: number | undefined;
}

/** Half of the model's context is reserved for documents, questions and answers. */
const SHARE_OF_MODEL = 0.5;

// Both match folded text: no accents, no capitals.
const SCOPE =
  /\b(objetivo|sirves? para|ayudas? (a|con|en)|ayudar (a|con|en)|tu (funcion|tarea|trabajo|mision|cometido)|te ocupas|te encargas|ambito|alcance|(responde|contesta)s? (solo |unicamente )?(a )?(preguntas|dudas|consultas|sobre)|eres (un|una|el|la)\b.{3,}|you (help|assist|answer)|your (task|job|role|purpose|goal)|scope|answer (only )?questions|you are an?\b.{3,}|ambito|escopo|sua (tarefa|funcao)|voce e (um|uma)\b.{3,}|ajud[ae] (a|com|em))/;

const REFUSAL =
  /\b(si no (lo )?(sabes|encuentras|hay|esta|estas|consta|aparece|figura|puedes|tienes)|cuando no (lo )?(sabes|sepas|encuentres|haya|este|puedas)|no (lo )?inventes|no te inventes|nunca inventes|di(lo|go)? (claramente )?que no|remite|deriva(lo|la)? a|fuera de (tu |su |este |ese )?(ambito|alcance|tema)|no respondas (a |sobre )|no contestes|rechaza|if you (do not|don't|cannot|can't)|if (it|there) (is|are)( not|n't| no)|do not (invent|make up|guess|answer)|don't (invent|make up|guess|answer)|refuse|decline|out of scope|say (so|that you)|se nao|nao invente|diga que nao|encaminhe|fora do (escopo|ambito)|recuse)\b/;

/** Findings about the instructions, the most important first. */
export function lintInstructions({ instructions, language, charLimit }: Subject): Finding[] {
  if (instructions.trim() === "") return [{ rule: "empty" }];
  const limit = roomFor(charLimit);
  const findings: Finding[] = [];
  if (instructions.length > limit) findings.push({ rule: "too_long", used: instructions.length, limit });
  for (const contradiction of findContradictions(instructions))
    findings.push({ rule: "contradiction", contradiction });
  const folded = foldText(instructions);
  if (!saysScope(instructions, folded)) findings.push({ rule: "scope" });
  if (!REFUSAL.test(folded)) findings.push({ rule: "refusal" });
  const found = detectLanguage(instructions);
  if (found && found !== language) findings.push({ rule: "language", found });
  return findings;
}

function roomFor(charLimit: number | undefined): number {
  return Math.min(
    MAX_INSTRUCTIONS_CHARS,
    Math.floor((charLimit ?? Number.POSITIVE_INFINITY) * SHARE_OF_MODEL),
  );
}

function saysScope(instructions: string, folded: string): boolean {
  const sections = readCostar(instructions);
  return sections ? sections.objective !== "" : SCOPE.test(folded);
}

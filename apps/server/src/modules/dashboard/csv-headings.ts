import type { DashboardFigures } from "@metatron/contract/dashboard/dashboard";
import type { Language } from "@metatron/contract/enums";

type Words = Record<
  | keyof DashboardFigures
  | "start"
  | "brand"
  | "earlierPeople"
  | "earlierConversations"
  | "category"
  | "earlier"
  | "model"
  | "role"
  | "calls"
  | "inputTokens"
  | "outputTokens"
  | "earlierCost"
  | "name"
  | "times",
  string
>;

/** The column headings. */
export const CSV_HEADINGS: Record<Language, Words> = {
  es: {
    start: "Desde",
    people: "Personas",
    conversations: "Conversaciones",
    questions: "Preguntas",
    answers: "Respuestas",
    errors: "Errores",
    grounded: "Con fuente",
    groundable: "Que piden fuente",
    good: "Buenas",
    bad: "Malas",
    p50: "Segundos (p50)",
    p95: "Segundos (p95)",
    cost: "Coste",
    votes: "Votos",
    score: "Satisfacción",
    brand: "Marca",
    earlierPeople: "Personas antes",
    earlierConversations: "Conversaciones antes",
    category: "Tema",
    earlier: "Antes",
    model: "Modelo",
    role: "Rol",
    calls: "Llamadas",
    inputTokens: "Tokens de entrada",
    outputTokens: "Tokens de salida",
    earlierCost: "Coste antes",
    name: "Evento",
    times: "Veces",
  },
  en: {
    start: "From",
    people: "People",
    conversations: "Conversations",
    questions: "Questions",
    answers: "Answers",
    errors: "Errors",
    grounded: "With source",
    groundable: "Needing a source",
    good: "Good",
    bad: "Bad",
    p50: "Seconds (p50)",
    p95: "Seconds (p95)",
    cost: "Cost",
    votes: "Votes",
    score: "Satisfaction",
    brand: "Brand",
    earlierPeople: "People before",
    earlierConversations: "Conversations before",
    category: "Topic",
    earlier: "Before",
    model: "Model",
    role: "Role",
    calls: "Calls",
    inputTokens: "Input tokens",
    outputTokens: "Output tokens",
    earlierCost: "Cost before",
    name: "Event",
    times: "Times",
  },
  pt: {
    start: "Desde",
    people: "Pessoas",
    conversations: "Conversas",
    questions: "Perguntas",
    answers: "Respostas",
    errors: "Erros",
    grounded: "Com fonte",
    groundable: "Que pedem fonte",
    good: "Boas",
    bad: "Ruins",
    p50: "Segundos (p50)",
    p95: "Segundos (p95)",
    cost: "Custo",
    votes: "Votos",
    score: "Satisfação",
    brand: "Marca",
    earlierPeople: "Pessoas antes",
    earlierConversations: "Conversas antes",
    category: "Tema",
    earlier: "Antes",
    model: "Modelo",
    role: "Papel",
    calls: "Chamadas",
    inputTokens: "Tokens de entrada",
    outputTokens: "Tokens de saída",
    earlierCost: "Custo antes",
    name: "Evento",
    times: "Vezes",
  },
};

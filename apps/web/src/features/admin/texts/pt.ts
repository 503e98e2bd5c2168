import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const admin: Words<typeof es.admin> = {
  screensLabel: "Telas de administração",
  cancel: "Cancelar",
  close: "Fechar",
  save: "Salvar",
  saveFailed: "Não foi possível salvar. {{reason}}",
  loading: "Carregando…",
  waiting_one: "{{count}} pendente",
  waiting_many: "{{count}} pendentes",
  waiting_other: "{{count}} pendentes",
  screens: {
    dashboard: "Resumo",
    feedback: "Opiniões",
    reports: "Erros",
    gaps: "Lacunas",
    quality: "Qualidade",
    comparisons: "Comparações",
    news: "Novidades",
    assistants: "Assistentes",
    documents: "Documentos",
    cases: "Casos",
    models: "Modelos",
    tools: "Ferramentas",
    quotas: "Limites",
    retention: "Retenção",
    audit: "Auditoria",
    glossary: "Glossário",
  },
};

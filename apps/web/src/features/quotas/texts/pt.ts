import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const quotas: Words<typeof es.quotas> = {
  title: "Limites",
  lede: "O que cada pessoa pode guardar e usar por dia, e quem usa mais. Os limites são definidos na configuração do servidor; os diários se renovam em {{renews}}.",
  loading: "Carregando os limites…",
  failed: "Não foi possível carregar os limites",
  columns: { quota: "Limite por pessoa", all: "Todas juntas", top: "Quem usa mais" },
  kinds: {
    stored: "Arquivos guardados",
    uploaded: "Arquivos enviados",
    message: "Tamanho de uma mensagem",
    ocr: "Páginas digitalizadas lidas",
    pictures: "Imagens enviadas",
    images: "Imagens criadas",
    avatars: "Avatares",
    descriptions: "Imagens descritas",
    speech: "Caracteres lidos em voz alta",
    transcriptions: "Ditados",
    embeddings: "Caracteres preparados para busca",
    cases: "Casos abertos",
    research: "Investigações a fundo",
    tokens: "Tokens",
  },
  per: { person: "{{limit}} por pessoa", day: "{{limit}} por dia", message: "{{limit}} caracteres" },
  unlimited: "Sem limite",
  unused: "Sem uso",
  people_one: "{{used}}, {{count}} pessoa",
  people_many: "{{used}}, {{count}} pessoas",
  people_other: "{{used}}, {{count}} pessoas",
  unknownPerson: "Alguém que já não está",
  share: "Parte do limite que {{name}} usa",
};

import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/faults.ts";

export const faults: Words<typeof es.faults> = {
  notFound: {
    page: "Página não encontrada",
    title: "Esta página não existe",
    text: "Confira o endereço ou volte às suas conversas.",
    action: "Ir para o chat",
  },
  broken: {
    title: "Não foi possível mostrar esta página",
    text: "O que já estava salvo foi mantido. Carregue-a de novo.",
    action: "Carregar de novo",
  },
  unreachable: {
    title: "Não é possível falar com o servidor",
    text: "Confira a conexão. Uma nova tentativa é feita sozinha quando houver rede.",
    action: "Tentar de novo",
  },
  loading: "Carregando…",
  unexpected: "Algo da interface falhou.",
  report: "Comunicar um problema",
  retry: "Tentar de novo",
  reference: "Referência: {{id}}",
};

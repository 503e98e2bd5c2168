import type { Texts } from "../texts.ts";

export const rooms = {
  conversationMissing: {
    page: "Conversa",
    title: "Esta conversa não está aqui",
    text: "Ela pode ter sido excluída, ou o link pode ser de outra pessoa.",
  },
  news: {
    title: "Não há novidades",
    text: "Quando algo mudar em {{brand}}, você lê aqui.",
    loading: "Carregando as novidades…",
    failed: "Não foi possível carregar as novidades",
  },
  help: {
    shortcuts: "Atalhos de teclado",
    showShortcuts: "Ver os atalhos de teclado",
    shortcutNew: "Nova conversa",
    shortcutSearch: "Buscar páginas e ações",
    shortcutRegions: "Passar para a próxima área: lista, conteúdo, painel",
    shortcutClose: "Fechar o que foi aberto por último",
    keys: "Tudo pode ser feito pelo teclado.",
    about: "Sobre",
    version: "Versão",
    brand: "Marca",
    account: "Conta",
    lastError: "Último erro de rede",
    noError: "Nenhum nesta sessão",
    copy: "Copiar os dados técnicos",
    copied: "Dados técnicos copiados",
    copyFailed: "O navegador não permite copiar. Selecione o texto e copie.",
  },
} satisfies Texts["rooms"];

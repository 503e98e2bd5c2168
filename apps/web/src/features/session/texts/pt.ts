import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const session: Words<typeof es.session> = {
  byMetatron: "com Metatron",
  brands: {
    rh: {
      title: "Respostas com\na página ao lado.",
      lede: "Recursos Humanos, a qualquer hora e de qualquer base.",
    },
    chatlibre: {
      title: "Pense em voz alta\ncom os melhores modelos.",
      lede: "Chat Libre, a qualquer hora e de qualquer base.",
    },
    amelia: {
      title: "O que não funciona,\nresolvido hoje.",
      lede: "A central de serviços, a qualquer hora e de qualquer base.",
    },
  },
  login: {
    enter: "Entrar com a conta da empresa",
    note: "É a mesma conta do e-mail e do portal.",
    expired: "Sua sessão terminou. Guardamos o que você estava escrevendo.",
    help: "Não consegue entrar? Central de serviços, ramal 4400",
    cancel: "Cancelar",
    hereInstead: "Entrar nesta mesma página",
  },
  sharedComputer: {
    label: "Computador compartilhado",
    hint: "Ao sair, o que você abriu é apagado deste computador.",
  },
  progress: {
    startup: "Preparando o acesso…",
    login: "Continue na janela que se abriu.",
    loginHere: "Levando você à página de acesso…",
    silentSignIn: "Verificando se a sessão já está aberta…",
    acquireToken: "Renovando sua sessão…",
    handleRedirect: "Verificando sua conta…",
    logout: "Encerrando a sessão…",
  },
  problems: {
    popup_blocked:
      "O navegador bloqueou a janela de acesso. Permita-a para este site ou entre nesta mesma página.",
    popup_closed: "A janela foi fechada antes do fim. Você pode tentar de novo.",
    cancelled: "Você cancelou o acesso. Pode tentar de novo.",
    unreachable: "O serviço de acesso não responde. Verifique a conexão e tente de novo.",
    refused:
      "O serviço de acesso não autorizou a entrada com essa conta. Tente outra ou avise a central de serviços.",
    no_claims: "O acesso chegou sem os dados da sua conta. Entre de novo ou avise a central de serviços.",
    no_expiry: "O acesso chegou sem data de validade e não pode ser usado. Avise a central de serviços.",
    clock_wrong: "O relógio deste computador está errado. Acerte-o e entre de novo.",
    invalid_interaction_type: "O acesso não está bem configurado. Avise a central de serviços.",
    bad_response: "A resposta do serviço de acesso não é válida. Tente de novo.",
    interaction_required: "É preciso entrar de novo.",
    frame_timeout: "O serviço de acesso demorou demais. Tente de novo.",
    no_account: "Não há nenhuma sessão aberta neste computador.",
  },
  signedOut: {
    title: "Sessão encerrada.",
    lede: "Suas conversas continuam guardadas para quando você voltar.",
    enter: "Entrar de novo",
    note: "Se o computador não é seu, feche também o navegador.",
  },
  failed: {
    title: "Não foi possível entrar.",
    retry: "Tentar de novo",
    unknown: "O acesso não foi concluído.",
  },
  noAccess: {
    title: "Sua conta ainda\nnão tem acesso.",
    lede: "Você entrou como {{email}}, mas essa conta não tem permissões em {{brand}}. Peça-as à central de serviços, ramal 4400.",
    recheck: "Verificar de novo",
    stillNone: "A conta continua sem permissões.",
    other: "Entrar com outra conta",
  },
  timeoutOnSharedComputer:
    "Sua sessão será encerrada em {{seconds}} segundos. Este computador é compartilhado: se for encerrada, tudo o que é seu será apagado daqui, inclusive o que você não enviou.",
  refreshFailed: {
    unreachable:
      "Não foi possível renovar a sessão: sem conexão com o serviço de acesso. Continuamos tentando.",
    refused: "A sessão não pôde ser renovada e terminará em breve. O que você escrever é guardado.",
    enter: "Entrar agora",
  },
  language: "Idioma",
  toDark: "Mudar para o tema escuro",
  toLight: "Mudar para o tema claro",
};

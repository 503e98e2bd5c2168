import type { Words } from "../../../../lib/texts.ts";
import type { temporary as es } from "./es.ts";

export const temporary: Words<typeof es> = {
  title: "Conversa temporária",
  heading: "Esta conversa não é salva",
  notice:
    "Esta conversa não é salva: não estará no seu histórico e desaparece ao fechá-la ou recarregar a página.",
  noticeShort: "Esta conversa não é salva. Desaparece ao fechá-la.",
  about: {
    gone: "Não aparece na lista nem nas buscas, não recebe título e não é usada para mais nada. Ao fechá-la, mudar de página ou recarregar, ela desaparece.",
    kept: "O servidor guarda só quanto você usou os modelos e, se houve dados pessoais, o que você decidiu sobre eles. Nenhum texto.",
    without:
      "Aqui não se anexam arquivos, não se abrem casos, não há pesquisa a fundo nem ferramentas de outros sistemas. Você pode exportar o que vê; não é possível compartilhar.",
  },
  placeholder: "Pergunte sem que fique guardado…",
  export: "Exportar o que você vê",
  close: "Fechar e apagar",
  wait: "Espere a resposta terminar ou pare-a. Seu texto continua aqui.",
  offline: "Sem conexão não é possível perguntar em uma conversa temporária. Seu texto continua aqui.",
  noFiles: "Em uma conversa temporária não se anexam arquivos. Você pode colar o texto de que precisa.",
  leave: {
    title: "Fechar a conversa temporária?",
    text: "O que há nela desaparece e não pode ser recuperado. Para guardar, exporte antes.",
    yes: "Fechar e apagar",
    stay: "Ficar aqui",
  },
};

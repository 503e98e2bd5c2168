import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const tour: Words<typeof es.tour> = {
  offer: "Primeira vez aqui? Mostro o essencial em um minuto.",
  offerLabel: "Visita guiada",
  start: "Começar a visita",
  later: "Agora não",
  next: "Próximo",
  previous: "Anterior",
  done: "Terminar",
  exit: "Sair da visita",
  progress: "{{n}} de {{of}}",
  nothing: "Nesta tela não há nada para mostrar agora.",
  chat: {
    composer: {
      title: "Pergunte com suas palavras",
      text: "Enter envia e Shift + Enter quebra a linha. Você pode colar ou arrastar arquivos e imagens.",
    },
    options: {
      title: "Escolha com quem falar",
      text: "Aqui você muda o tipo de chat e o modelo. RH+ responde só com documentos de Recursos Humanos.",
    },
    suggestions: {
      title: "Não sabe por onde começar?",
      text: "Estas são perguntas frequentes. Toque em uma e complete antes de enviar.",
    },
    newConversation: {
      title: "Um assunto, uma conversa",
      text: "Comece outra quando mudar de assunto: as respostas levam em conta o que veio antes.",
    },
    list: {
      title: "Tudo fica guardado",
      text: "Pesquise, fixe, renomeie ou exporte suas conversas. Dá para ler sem conexão.",
    },
    sections: {
      title: "O resto da casa",
      text: "Assistentes, imagens, novidades e ajuda estão sempre aqui.",
    },
    profile: {
      title: "Do seu jeito",
      text: "Tema, idioma, voz, avisos e seus dados ficam em Ajustes, a partir do seu nome.",
    },
  },
  assistants: {
    gallery: {
      title: "Um assistente para cada tarefa",
      text: "Os oficiais são de todos; os seus e os compartilhados com você ficam ao lado.",
    },
    tools: {
      title: "Encontre ou crie um",
      text: "Filtre os seus ou os oficiais, pesquise pelo nome ou crie um assistente com seus documentos.",
    },
  },
  images: {
    tools: {
      title: "Criar ou descrever",
      text: "Alterne entre fazer imagens novas e entender uma que você já tem.",
    },
    prompt: {
      title: "Diga o que quer ver",
      text: "Descreva a imagem e escolha tamanho, estilo e quantas. Elas ficam na sua galeria.",
    },
  },
  admin: {
    screens: {
      title: "As telas de administração",
      text: "Uso, opiniões, erros, lacunas de conhecimento, novidades e regras. Um número marca o que espera.",
    },
    content: {
      title: "Sem ler conversas de ninguém",
      text: "Aqui há só contagens e o que cada pessoa quis compartilhar. O que você muda fica na auditoria.",
    },
  },
};

import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const scan: Words<typeof es.scan> = {
  title: "Digitalizar um documento",
  close: "Fechar",
  reading: "Procurando a página na foto…",
  photo: "Cantos da página",
  hint: "Leve cada canto até a borda do papel: arraste-o ou use as setas, com Shift em passos maiores.",
  unsure: "O papel não se distingue bem na foto. Posicione você os cantos.",
  corners: {
    topLeft: "Canto superior esquerdo",
    topRight: "Canto superior direito",
    bottomRight: "Canto inferior direito",
    bottomLeft: "Canto inferior esquerdo",
  },
  moved: "{{corner}}: {{x}}% a partir da esquerda, {{y}}% a partir do alto",
  preview: "Assim fica a página {{number}}",
  look: "Aspecto",
  text: "Preto e branco",
  colour: "Cor",
  turn: "Girar",
  remove: "Excluir página",
  add: "Adicionar outra página",
  again: "Escolher outra foto",
  pages: "Páginas",
  page: "Página {{number}}",
  attach: "Anexar",
  full: "Um documento tem no máximo {{number}} páginas.",
  unreadable:
    "Este navegador não consegue ler a foto: está danificada ou em um formato como HEIC. Salve-a como JPEG ou PNG e escolha-a de novo.",
  failed: "Não foi possível preparar o documento. As páginas continuam aqui: tente de novo.",
  refused:
    "O documento não foi anexado: é grande demais ou a pergunta já tem todos os arquivos que aceita. As páginas continuam aqui.",
  discard: {
    title: "Descartar o documento?",
    text: "As páginas que você fotografou não são guardadas.",
    yes: "Descartar",
    no: "Continuar aqui",
  },
  fileName: "documento-{{day}}",
};

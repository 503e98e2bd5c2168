import type { Words } from "../../../../lib/texts.ts";
import type * as es from "./es.ts";

export const welcome: Words<typeof es.welcome> = {
  rh: {
    morning: "Bom dia. O que você precisa saber hoje?",
    afternoon: "Boa tarde. O que você precisa saber hoje?",
    night: "Boa noite. O que você precisa saber hoje?",
    lede: "Respondo com os documentos de Recursos Humanos e mostro a página.",
  },
  chatlibre: {
    morning: "Bom dia. Por onde começamos?",
    afternoon: "Boa tarde. Por onde começamos?",
    night: "Boa noite. Por onde começamos?",
    lede: "Escreva, cole uma imagem ou solte um arquivo. Você escolhe o modelo.",
  },
  amelia: {
    morning: "Bom dia, sou a Amelia. O que não está funcionando?",
    afternoon: "Boa tarde, sou a Amelia. O que não está funcionando?",
    night: "Boa noite, sou a Amelia. O que não está funcionando?",
    lede: "Resolvemos aqui ou abro a solicitação para você, com os dados já preenchidos.",
  },
  images: {
    morning: "Bom dia. Que imagem criamos?",
    afternoon: "Boa tarde. Que imagem criamos?",
    night: "Boa noite. Que imagem criamos?",
    lede: "Descreva a imagem e eu a crio. Depois você pode variá-la ou baixá-la.",
  },
};

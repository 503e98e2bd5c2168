export const glossary = {
  title: "Glossário",
  lede: "Palavras que significam o mesmo. Ampliam todas as buscas: quem pergunta por «comissário» encontra o que diz «TCP».",
  label: "Um grupo por linha, separado por vírgulas",
  hint: "Por exemplo: TCP, tripulante de cabina, auxiliar de vuelo",
  loading: "Carregando o glossário…",
  loadFailed: "Não foi possível carregar o glossário",
  save: "Salvar",
  discard: "Descartar as alterações",
  saved: "Glossário salvo",
  failed: "Não foi possível salvar. O que você escreveu continua aqui: tente de novo.",
  faults: {
    alone: "A linha {{line}} tem uma só palavra: escreva pelo menos duas, separadas por vírgulas.",
    tooManyWords: "A linha {{line}} tem mais de {{most}} palavras.",
    tooLong: "Na linha {{line}} há um termo com mais de {{most}} caracteres.",
    tooManyLines: "Há mais de {{most}} grupos; o primeiro a mais está na linha {{line}}.",
  },
};

import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/markdown.ts";

export const markdown: Words<typeof es.markdown> = {
  copyCode: "Copiar o código",
  copied: "Copiado",
  code: "Código",
  table: "Tabela",
  copyTable: "Copiar a tabela",
  saveCsv: "Salvar a tabela como CSV",
  zoom: "Ampliar",
  zoomIn: "Aproximar",
  zoomOut: "Afastar",
  close: "Fechar",
  image: "Imagem",
  taskDone: "Feito",
  taskOpen: "Pendente",
  showMore: "Mostrar mais",
  showMoreRows_one: "Mostrar mais {{count}} linha",
  showMoreRows_many: "Mostrar mais {{count}} linhas",
  showMoreRows_other: "Mostrar mais {{count}} linhas",
  diagram: "Diagrama",
  showDiagram: "Ver o diagrama",
  showCode: "Ver o código",
  diagramNotDrawn: "O diagrama não pode ser desenhado. Este é o código.",
};

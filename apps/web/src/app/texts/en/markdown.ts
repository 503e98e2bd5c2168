import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/markdown.ts";

export const markdown: Words<typeof es.markdown> = {
  copyCode: "Copy the code",
  copied: "Copied",
  code: "Code",
  table: "Table",
  copyTable: "Copy the table",
  saveCsv: "Save the table as CSV",
  zoom: "Enlarge",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  close: "Close",
  image: "Image",
  taskDone: "Done",
  taskOpen: "Open",
  showMore: "Show more",
  showMoreRows_one: "Show {{count}} more row",
  showMoreRows_many: "Show {{count}} more rows",
  showMoreRows_other: "Show {{count}} more rows",
  diagram: "Diagram",
  showDiagram: "Show the diagram",
  showCode: "Show the code",
  diagramNotDrawn: "The diagram can not be drawn. This is its code.",
};

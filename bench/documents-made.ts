import { type WrittenText, writePdf } from "../apps/server/src/adapters/parsers/pdf-writer.fixture.ts";

const LINES_A_PAGE = 44;
const WORDS =
  "la tripulación debe revisar el equipo antes de cada vuelo y anotar en el registro toda avería que encuentre según el manual de operación vigente".split(
    " ",
  );

/** A manual of that many pages, with a running head, headings and page numbers. */
export function makeManual(pages: number): Buffer {
  return writePdf({
    title: "Manual de prueba",
    pages: Array.from({ length: pages }, (_, page) => ({ texts: textsOfPage(page) })),
  });
}

function textsOfPage(page: number): WrittenText[] {
  const lines = Array.from({ length: LINES_A_PAGE }, (_, line) => ({
    text: Array.from({ length: 14 }, (_, word) => WORDS[(page * 7 + line * 5 + word) % WORDS.length]).join(
      " ",
    ),
    x: 60,
    y: 740 - line * 14.5,
    size: 11,
  }));
  return [
    { text: "Manual de prueba - Revisión 3", x: 60, y: 805, size: 9 },
    { text: `${page + 1}. Capítulo de la página ${page + 1}`, x: 60, y: 765, size: 15, isBold: true },
    ...lines,
    { text: `Página ${page + 1}`, x: 280, y: 30, size: 9 },
  ];
}

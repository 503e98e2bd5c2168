const FONT_PX = 13;
export const LINE_PX = 18;
const MAX_LINE_PX = 190;

export interface TextBox {
  lines: string[];
  width: number;
  height: number;
}

/**
 * The size of a label, broken into lines. Widths are estimates for the text font: measuring in the DOM
 * would force a layout.
 */
export function textBox(text: string, maxWidth = MAX_LINE_PX): TextBox {
  const lines = text.split("\n").flatMap((line) => breakLine(line, maxWidth));
  const width = Math.max(0, ...lines.map(textWidth));
  return { lines, width: Math.ceil(width), height: lines.length * LINE_PX };
}

function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

function letterWidth(letter: string): number {
  if (/[iljtfrI.,:;'|!()[\] ]/.test(letter)) return FONT_PX * 0.36;
  if (/[mwMW@%]/.test(letter)) return FONT_PX * 0.9;
  if (/[A-ZÁÉÍÓÚÑ]/.test(letter)) return FONT_PX * 0.68;
  return letter.charCodeAt(0) < 0x2000 ? FONT_PX * 0.57 : FONT_PX * 1.05;
}

function breakLine(text: string, maxWidth: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer) > maxWidth) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

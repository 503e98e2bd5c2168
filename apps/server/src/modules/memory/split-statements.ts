export interface Statement {
  text: string;
  /** It ends with a question mark, or stands between ¿ and ?. */
  isQuestion: boolean;
}

/** Linear: each look-around sees one character. */
const BORDERS = /(?<=[!?;\n])|(?<=\.)(?=\s)|(?=[¿¡])/u;

/** The statements and questions of a message. «Trabajo en SCL, ¿qué me toca?» is a statement and a question. */
export function splitStatements(message: string): Statement[] {
  return message
    .split(BORDERS)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, isQuestion: piece.endsWith("?") || piece.startsWith("¿") }));
}

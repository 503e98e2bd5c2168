import { keyOf, readVariables } from "@metatron/contract/prompts/variables";

const MARK = /(\{\{[^{}]{1,400}\}\})/;

/** The text of a prompt with its variables as small marks instead of braces. */
export function MarkedPrompt({ text }: { text: string }) {
  // The same piece may occur twice, so a piece is known by its place.
  return text.split(MARK).map((piece, at) => {
    const [variable] = readVariables(piece);
    const isMark = variable !== undefined && piece.startsWith("{{");
    return isMark ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their places.
        key={`${at} ${keyOf(variable.name)}`}
        className="rounded-xs bg-accent-soft px-1 font-medium text-accent-text"
      >
        {variable.name}
      </span>
    ) : (
      piece
    );
  });
}

import { AlignmentType, LevelFormat } from "docx";

/** Twentieths of a point. */
export const INDENT = 360;
export const DEEPEST_LIST = 8;

export function numberLevels() {
  return levelsOf((level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.` }));
}

export function bulletLevels() {
  return levelsOf((level) => ({ format: LevelFormat.BULLET, text: ["•", "◦", "▪"][level % 3] ?? "•" }));
}

function levelsOf(
  look: (level: number) => { format: (typeof LevelFormat)[keyof typeof LevelFormat]; text: string },
) {
  return Array.from({ length: DEEPEST_LIST + 1 }, (_, level) => ({
    level,
    ...look(level),
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: (level + 1) * INDENT, hanging: INDENT } } },
  }));
}

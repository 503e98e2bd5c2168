import { foldText } from "./fold-text.ts";

/** How a word sounds in Spanish: «bacasiones» and «vacaciones», «enbarque» and «embarque», «gefe» and «jefe» are equal. */
export function soundOf(word: string): string {
  return (
    foldText(word)
      // The h of «ch» is heard.
      .replace(/(?<!c)h/g, "")
      .replace(/v/g, "b")
      .replace(/[zx]/g, "s")
      .replace(/c(?=[ei])/g, "s")
      .replace(/qu|[ckq]/g, "k")
      .replace(/ll/g, "y")
      .replace(/g(?=[ei])/g, "j")
      .replace(/w/g, "u")
      .replace(/n(?=[bp])/g, "m")
      .replace(/y$/g, "i")
      .replace(/(.)\1+/g, "$1")
  );
}

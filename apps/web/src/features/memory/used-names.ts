import { memoryKinds } from "@metatron/contract/memory/constants";
import type { AnswerMemory } from "@metatron/contract/memory/memory";
import type { Translate } from "../../lib/translator.ts";

/** The facts in short form, each kind once: «tu base, tu puesto y 2 datos tuyos». */
export function usedNames(t: Translate, used: AnswerMemory["used"], language: string): string {
  const names = memoryKinds.flatMap((kind) => {
    const count = used.filter((fact) => fact.kind === kind).length;
    if (count === 0) return [];
    return kind === "other" ? t("memory.mark.other", { count }) : t(`memory.mark.${kind}`);
  });
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

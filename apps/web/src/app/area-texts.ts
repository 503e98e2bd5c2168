import type { Language } from "@metatron/contract/enums";
import type { TextArea } from "../lib/texts.ts";

const AREAS = import.meta.glob<object>("./locales/*/area-*.ts", { import: "texts" });

/** A list of its own: with it the login page would load the names of fifty files that it never asks for. */
export async function areaTexts(language: Language, area: TextArea): Promise<object> {
  const load = AREAS[`./locales/${language}/area-${area}.ts`];
  if (!load) throw new Error(`There are no texts for ${area}.`);
  return load();
}

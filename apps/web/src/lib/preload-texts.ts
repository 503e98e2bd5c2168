import { PAGE_CONFIG_ID } from "@metatron/contract/session/constants";
import { currentLanguage } from "./language.ts";

/**
 * Requests the first texts of the page in the person's language at once: the code that asks for them runs only when
 * all scripts of the page have arrived. The offline copy of the page names no files.
 */
export function preloadTexts() {
  const { dataset } = document.getElementById(PAGE_CONFIG_ID) ?? {};
  const files = dataset?.[`texts${upperFirst(currentLanguage())}`]?.split(" ").filter(Boolean) ?? [];
  for (const href of files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
}

const upperFirst = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;

import type { Citation } from "@metatron/contract/chat/citation";
import type { TFunction } from "i18next";

/** The link target of a citation where no side panel can show its passage. */
export function sourceRowId(answerId: string, n: number): string {
  return `source-${answerId}-${n}`;
}

/** "Fuente 2, Política de beneficios de viaje, página 6". */
export function citationLabel(
  t: TFunction,
  { n, title, page, verified }: Pick<Citation, "n" | "title" | "page" | "verified">,
): string {
  const name =
    page === null
      ? t("messages.sources.chip", { n, title })
      : t("messages.sources.chipPage", { n, title, page });
  if (verified === true) return name;
  return `${name}. ${t(verified === null ? "messages.sources.unchecked" : "messages.sources.unverified")}`;
}

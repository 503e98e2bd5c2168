import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { MarkdownLabels } from "../ui/markdown/markdown-context.ts";

export function useMarkdownLabels(): MarkdownLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      copyCode: t("messages.markdown.copyCode"),
      copied: t("messages.markdown.copied"),
      code: t("messages.markdown.code"),
      table: t("messages.markdown.table"),
      image: t("messages.markdown.image"),
      taskDone: t("messages.markdown.taskDone"),
      taskOpen: t("messages.markdown.taskOpen"),
      showMore: t("messages.markdown.showMore"),
      showMoreRows: (hidden) => t("messages.markdown.showMoreRows", { count: hidden }),
      diagram: t("messages.markdown.diagram"),
      showDiagram: t("messages.markdown.showDiagram"),
      showCode: t("messages.markdown.showCode"),
      diagramNotDrawn: t("messages.markdown.diagramNotDrawn"),
    }),
    [t],
  );
}

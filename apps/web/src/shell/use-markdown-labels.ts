import { useMemo } from "react";
import { useTranslation } from "../lib/use-translation.ts";
import type { MarkdownLabels } from "../ui/markdown/markdown-context.ts";

export function useMarkdownLabels(): MarkdownLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      copyCode: t("markdown.copyCode"),
      copied: t("markdown.copied"),
      code: t("markdown.code"),
      table: t("markdown.table"),
      copyTable: t("markdown.copyTable"),
      saveCsv: t("markdown.saveCsv"),
      zoom: t("markdown.zoom"),
      zoomIn: t("markdown.zoomIn"),
      zoomOut: t("markdown.zoomOut"),
      close: t("markdown.close"),
      image: t("markdown.image"),
      taskDone: t("markdown.taskDone"),
      taskOpen: t("markdown.taskOpen"),
      showMore: t("markdown.showMore"),
      showMoreRows: (hidden) => t("markdown.showMoreRows", { count: hidden }),
      diagram: t("markdown.diagram"),
      showDiagram: t("markdown.showDiagram"),
      showCode: t("markdown.showCode"),
      diagramNotDrawn: t("markdown.diagramNotDrawn"),
    }),
    [t],
  );
}

import type { AdminTool } from "@metatron/contract/tool-rules/tool-rules";
import { useTranslation } from "../../lib/use-translation.ts";

/** Our own tools by their text, those of servers by their title. */
export function useToolName(): (tool: Pick<AdminTool, "name" | "title">) => string {
  const { t } = useTranslation();
  return ({ name, title }) => title ?? t(`tools.names.${name}`, { defaultValue: name });
}

import { useTranslation } from "../../lib/use-translation.ts";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { RulesList } from "./rules-list.tsx";
import { ServerList } from "./server-list.tsx";

export function ToolsScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("tools.title")}>
      <section aria-labelledby="tool-servers-heading" className="grid gap-3">
        <h2 id="tool-servers-heading" className="text-lg font-semibold">
          {t("tools.servers")}
        </h2>
        <p className="max-w-measure text-text-muted">{t("tools.serversLede")}</p>
        <ServerList />
      </section>
      <section aria-labelledby="tool-rules-heading" className="mt-10 grid gap-3">
        <h2 id="tool-rules-heading" className="text-lg font-semibold">
          {t("tools.rules")}
        </h2>
        <p className="max-w-measure text-text-muted">{t("tools.rulesLede")}</p>
        <RulesList />
      </section>
    </AdminFrame>
  );
}

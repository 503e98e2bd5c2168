import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { Page } from "../../shell/page.tsx";
import { useConfig } from "../status/config.ts";
import { KnowledgeBase } from "./knowledge-base.tsx";

/** The person's own files, by category, which stay in this browser. */
export function KnowledgePage() {
  const { t } = useTranslation();
  const { files } = useLocalData();
  const { uploads } = useConfig();
  return (
    <Page title={t("knowledgeBase.title")} width="column">
      <KnowledgeBase db={files} limits={uploads} />
    </Page>
  );
}

import { useTranslation } from "react-i18next";
import { KnowledgeBase } from "./knowledge-base.tsx";
import { useChat } from "../../app/chat.ts";
import { useConfig } from "../status/config.ts";
import { Page } from "../../shell/page.tsx";

/** The person's own files, by category; they stay in this browser. */
export function KnowledgePage() {
  const { t } = useTranslation();
  const { files } = useChat();
  const { uploads } = useConfig();
  return (
    <Page title={t("knowledgeBase.title")} width="column">
      <KnowledgeBase db={files} limits={uploads} />
    </Page>
  );
}

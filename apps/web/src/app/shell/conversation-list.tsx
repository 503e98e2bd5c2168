import { useTranslation } from "react-i18next";

/** Where a person's conversations are listed; they are kept per person in this browser. */
export function ConversationList() {
  const { t } = useTranslation();
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-2 pt-0.5 pb-2">
      <p className="px-2.5 pt-3.5 text-xs text-text-subtle">{t("shell.noConversations")}</p>
    </div>
  );
}

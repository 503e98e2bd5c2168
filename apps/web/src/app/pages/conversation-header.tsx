import { useTranslation } from "react-i18next";
import type { ConversationRow } from "../../local-db/rows.ts";
import { PhoneBar } from "../shell/phone-bar.tsx";
import { ThemeToggle } from "../shell/theme-toggle.tsx";
import { useListPlace } from "../shell/use-layout.ts";

export function ConversationHeader({ conversation }: { conversation: ConversationRow }) {
  const { t } = useTranslation();
  const isPhone = useListPlace() === "drawer";
  const { title, emoji, chat } = conversation;
  const name = title || t("chat.page.untitled");
  if (isPhone) {
    return (
      <PhoneBar>
        <div className="min-w-0 text-center">
          <h1 className="truncate text-[0.9375rem] leading-5 font-medium">{name}</h1>
          {chat !== "images" && <p className="text-xs text-text-subtle">{t(`chat.types.${chat}`)}</p>}
        </div>
      </PhoneBar>
    );
  }
  return (
    <header className="flex h-header flex-none items-center gap-2 pr-4 pl-6">
      {emoji && <span aria-hidden="true">{emoji}</span>}
      <h1 className="min-w-0 truncate text-[0.9375rem] font-medium">{name}</h1>
      <span className="flex-1" />
      <ThemeToggle />
    </header>
  );
}

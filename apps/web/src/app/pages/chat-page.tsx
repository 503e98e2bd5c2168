import { useTranslation } from "react-i18next";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { dayPartOf } from "../../lib/day-part.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { Sky } from "../../ui/sky.tsx";
import { useBrand } from "../brand.ts";
import { PhoneBar } from "../shell/phone-bar.tsx";
import { ThemeToggle } from "../shell/theme-toggle.tsx";
import { useListPlace } from "../shell/use-layout.ts";
import { usePageTitle } from "../shell/use-page-title.ts";

/** A new conversation: the brand's sky and its greeting for the hour. */
export function ChatPage() {
  const { t } = useTranslation();
  const brand = useBrand();
  const isPhone = useListPlace() === "drawer";
  const { name } = BRAND_PROFILES[brand];
  usePageTitle(t("shell.newConversation"));
  return (
    <div className="relative flex h-full min-h-[30rem] flex-col overflow-hidden">
      <Sky variant="welcome" />
      <div className="relative flex-none">
        {isPhone ? (
          <PhoneBar hideNew>
            <span className="flex items-center gap-2.5 text-lg font-semibold tracking-title">
              <BrandMark name={brand} />
              {name}
            </span>
          </PhoneBar>
        ) : (
          <header className="flex h-header items-center justify-end px-4">
            <ThemeToggle />
          </header>
        )}
      </div>
      {/* On phones the greeting stands just above the line, elsewhere it leaves room for the composer. */}
      <div className="relative mx-auto flex w-full max-w-[calc(var(--column)+64px)] flex-col px-6 max-handset:absolute max-handset:inset-x-0 max-handset:top-0 max-handset:h-[51%] max-handset:justify-end handset:h-[22%] handset:justify-end handset:px-8">
        <div className="handset:translate-y-full">
          <h1 className="text-3xl font-light tracking-display text-balance max-handset:text-[1.875rem] max-handset:leading-[2.375rem]">
            {t(`welcome.${brand}.${dayPartOf(new Date())}`)}
          </h1>
          <p className="mt-2 text-lg text-text-muted">{t(`welcome.${brand}.lede`)}</p>
        </div>
      </div>
    </div>
  );
}

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
      {/* Its last line ends above the horizon at any height; on wide screens the composer fits between the two. */}
      <div className="pointer-events-none absolute inset-x-0 top-0 mx-auto flex *:pointer-events-auto h-[51%] max-w-[calc(var(--column)+64px)] flex-col justify-end px-6 handset:h-[37%] handset:px-8">
        <h1 className="text-3xl font-light tracking-display text-balance max-handset:text-[1.875rem] max-handset:leading-[2.375rem]">
          {t(`welcome.${brand}.${dayPartOf(new Date())}`)}
        </h1>
        <p className="mt-2 text-lg text-text-muted">{t(`welcome.${brand}.lede`)}</p>
      </div>
    </div>
  );
}

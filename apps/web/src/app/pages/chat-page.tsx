import { useTranslation } from "react-i18next";
import { Composer } from "../../features/chat/composer/composer.tsx";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { dayPartOf } from "../../lib/day-part.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { Sky } from "../../ui/sky.tsx";
import { useBrand } from "../brand.ts";
import { PhoneBar } from "../shell/phone-bar.tsx";
import { ThemeToggle } from "../shell/theme-toggle.tsx";
import { useListPlace } from "../shell/use-layout.ts";
import { usePageTitle } from "../shell/use-page-title.ts";
import { ComposerDock } from "./composer-dock.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useFirstQuestion } from "./use-first-question.ts";

/** A new conversation: the brand's sky, its greeting for the hour, and the composer on the horizon. */
export function ChatPage() {
  const { t } = useTranslation();
  const brand = useBrand();
  const isPhone = useListPlace() === "drawer";
  const { composer, suggestedChat, fill } = useFirstQuestion();
  usePageTitle(t("shell.newConversation"));
  const placeholder = t(`chat.placeholder.${isPhone ? (`${brand}Short` as const) : brand}`);
  const box = <Composer {...composer} placeholder={placeholder} />;
  const suggestions = <Suggestions chat={suggestedChat} onChoose={fill} />;
  return (
    // Heights in cqh are shares of this page: the greeting ends above the horizon whatever stands over the page.
    <div className="@container-[size] relative flex h-full min-h-[30rem] flex-col overflow-hidden">
      <Sky variant="welcome" />
      {isPhone ? (
        <>
          <PhoneHeader />
          <div className="relative min-h-0 flex-1 overflow-y-auto px-6">
            <Greeting className="h-[calc(51cqh-52px-env(safe-area-inset-top))]" />
            <div className="pt-[9cqh] pb-3">{suggestions}</div>
          </div>
          <ComposerDock>{box}</ComposerDock>
        </>
      ) : (
        <>
          <header className="relative flex h-header flex-none items-center justify-end px-4">
            <ThemeToggle />
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto">
            <div className="mx-auto max-w-[calc(var(--column)+64px)] px-8">
              <Greeting className="h-[calc(37cqh-var(--header))]" />
              <div className="mt-7">{box}</div>
              <div className="pt-16 pb-6">{suggestions}</div>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function PhoneHeader() {
  const brand = useBrand();
  return (
    <div className="relative flex-none">
      <PhoneBar hideNew>
        <span className="flex items-center gap-2.5 text-lg font-semibold tracking-title">
          <BrandMark name={brand} />
          {BRAND_PROFILES[brand].name}
        </span>
      </PhoneBar>
    </div>
  );
}

function Greeting({ className }: { className: string }) {
  const { t } = useTranslation();
  const brand = useBrand();
  return (
    <div className={`flex flex-col justify-end ${className}`}>
      <h1 className="text-3xl font-light tracking-display text-balance max-handset:text-[1.875rem] max-handset:leading-[2.375rem]">
        {t(`welcome.${brand}.${dayPartOf(new Date())}`)}
      </h1>
      <p className="mt-2 text-lg text-text-muted">{t(`welcome.${brand}.lede`)}</p>
    </div>
  );
}

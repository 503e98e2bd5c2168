import { type Brand, type Language, languages, type Theme } from "@metatron/contract/enums";
import { Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { LANGUAGE_NAMES } from "../../lib/language.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { Sky } from "../../ui/sky.tsx";

/** Props that the app passes to every page before the chat. */
export interface SceneProps {
  brand: Brand;
  theme: Theme;
  language: Language;
  onThemeChange: (theme: Theme) => void;
  onLanguageChange: (language: Language) => void;
  /** A bar across the top with what everyone must know before signing in. */
  notice?: ReactNode;
}

interface Words {
  title: string;
  lede: string;
  /** Buttons and their notes: at the bottom on a phone, within reach of the thumb. */
  children: ReactNode;
}

export function SignInScene({ title, lede, children, notice, ...scene }: SceneProps & Words) {
  return (
    <main className="relative isolate flex min-h-dvh flex-col overflow-hidden bg-surface px-6 pt-8 pb-[max(28px,env(safe-area-inset-bottom))] handset:px-12 web:px-28 web:pt-11 web:pb-9">
      <Sky variant="login" className="-z-1" />
      {notice && (
        <div className="-mx-6 -mt-8 mb-6 handset:-mx-12 web:-mx-28 web:-mt-11 web:mb-8">{notice}</div>
      )}
      <SceneBrand brand={scene.brand} />
      <div className="flex flex-1 flex-col pt-16 handset:max-w-[528px] handset:pt-[max(48px,calc(50dvh-225px))] handset:pb-12">
        <h1 className="text-[2.375rem] leading-[1.16] font-light tracking-display text-balance whitespace-pre-line handset:text-4xl">
          {title}
        </h1>
        <p className="mt-4 text-lg text-pretty text-text-muted handset:text-[1.125rem] handset:leading-7">
          {lede}
        </p>
        <div className="mt-auto pt-40 handset:mt-8 handset:pt-0">{children}</div>
      </div>
      <SceneFooter {...scene} />
    </main>
  );
}

function SceneBrand({ brand }: { brand: Brand }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-2.5">
      <BrandMark name={brand} className="size-[38px] flex-none" />
      <p className="text-[1.25rem] leading-[1.375rem] font-semibold tracking-title">
        {BRAND_PROFILES[brand].name}
        <span className="block text-xs leading-4 font-normal tracking-normal text-text-muted">
          {t("session.byMetatron")}
        </span>
      </p>
    </div>
  );
}

function SceneFooter({ theme, language, onThemeChange, onLanguageChange }: SceneProps) {
  const { t } = useTranslation();
  const isDark = theme === "dark";
  return (
    <footer className="flex flex-col items-center gap-x-5 gap-y-1 pt-5 text-sm text-text-muted handset:flex-row handset:pt-0">
      <p className="text-center">{t("session.login.help")}</p>
      <div className="flex items-center gap-2">
        <Select
          variant="quiet"
          aria-label={t("session.language")}
          value={language}
          options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onValueChange={(value) => {
            const chosen = languages.find((known) => known === value);
            if (chosen) onLanguageChange(chosen);
          }}
        />
        <IconButton
          size="sm"
          tooltipSide="top"
          label={isDark ? t("session.toLight") : t("session.toDark")}
          onClick={() => onThemeChange(isDark ? "light" : "dark")}
        >
          {isDark ? <Sun className="size-4" /> : <Moon className="size-4" />}
        </IconButton>
      </div>
    </footer>
  );
}

import type { ReactNode } from "react";
import { ComposerDock } from "../../../shell/composer-dock.tsx";
import { ThemeToggle } from "../../../shell/theme-toggle.tsx";
import { useListPlace } from "../../../shell/use-layout.ts";
import { Sky } from "../../../ui/sky.tsx";

interface WelcomeFrameProps {
  /** The header on phones. */
  phoneHeader: ReactNode;
  /** The left side of the header on wider screens. */
  header?: ReactNode;
  /** The right side of the header. */
  status?: ReactNode;
  /** Aligned to the horizon line, above it. */
  greeting: ReactNode;
  composer: ReactNode;
  /** Under the composer: how the conversation is kept. */
  temporary?: ReactNode;
  suggestions: ReactNode;
}

/**
 * A page without questions yet: the background, a greeting over the horizon, the composer and suggestions.
 */
export function WelcomeFrame(props: WelcomeFrameProps) {
  const { phoneHeader, header, status, greeting, composer, temporary, suggestions } = props;
  const isPhone = useListPlace() === "drawer";
  return (
    // Heights in cqh are relative to this page, so the greeting ends
    // above the horizon whatever is above the page.
    <div className="@container-[size] relative flex h-full min-h-[30rem] flex-col overflow-hidden">
      <Sky variant="welcome" />
      {isPhone ? (
        <>
          <div className="relative flex-none">{phoneHeader}</div>
          <div className="relative min-h-0 flex-1 overflow-y-auto px-6">
            <div className="flex h-[calc(51cqh-52px-env(safe-area-inset-top))] flex-col justify-end">
              {greeting}
            </div>
            <div data-tour="chat-suggestions" className="pt-[9cqh] pb-3">
              {suggestions}
            </div>
          </div>
          <ComposerDock>
            {temporary && <div className="mb-1 flex justify-end pr-2">{temporary}</div>}
            <div data-tour="chat-composer">{composer}</div>
          </ComposerDock>
        </>
      ) : (
        <>
          <header className="relative flex h-header flex-none items-center justify-end gap-2 px-4">
            <div className="mr-auto min-w-0">{header}</div>
            {status}
            <ThemeToggle />
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto">
            <div className="mx-auto max-w-[calc(var(--column)+64px)] px-8">
              <div className="flex h-[calc(37cqh-var(--header))] flex-col justify-end">{greeting}</div>
              <div data-tour="chat-composer" className="mt-7">
                {composer}
              </div>
              {temporary && <div className="mt-2 flex justify-end">{temporary}</div>}
              <div data-tour="chat-suggestions" className={temporary ? "pt-5 pb-6" : "pt-16 pb-6"}>
                {suggestions}
              </div>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

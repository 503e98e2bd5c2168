import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useListPlace } from "./use-layout.ts";
import { usePageTitle } from "./use-page-title.ts";

interface PageProps {
  title: string;
  /** Beside the title, or below it on phones. */
  tools?: ReactNode;
  /** `column` for text and forms: centred on the widest screens, like a conversation. */
  width?: "page" | "column";
  children: ReactNode;
}

/** A page with its title. */
export function Page({ title, tools, width = "page", children }: PageProps) {
  const isPhone = useListPlace() === "drawer";
  usePageTitle(title);
  return (
    <div className={cx("flex min-h-full flex-col", width === "column" && COLUMN)}>
      {isPhone ? (
        <div className="sticky top-0 z-panel bg-surface">
          <PhoneBar>
            <h1 className="truncate text-[0.9375rem] font-medium">{title}</h1>
          </PhoneBar>
        </div>
      ) : (
        <header className="flex flex-none flex-wrap items-center justify-between gap-x-4 gap-y-2 px-8 pt-6 desktop:px-10 *:min-h-control">
          <h1 className="min-w-0 content-center truncate text-2xl font-medium tracking-display">{title}</h1>
          <div data-tour="page-tools" className="ml-auto flex min-w-0 items-center gap-3">
            {tools}
            <ThemeToggle />
          </div>
        </header>
      )}
      <div
        data-tour="page-content"
        className="flex flex-1 flex-col px-5 pt-2 pb-10 handset:px-8 handset:pt-6 desktop:px-10"
      >
        {isPhone && tools && (
          <div data-tour="page-tools" className="mb-4 flex flex-wrap gap-2 *:first:min-w-0 *:first:flex-1">
            {tools}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

const COLUMN = "wide:mx-auto wide:w-full wide:max-w-[calc(var(--column)+5rem)]";

import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { type ReactNode, useContext } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Page } from "../../shell/page.tsx";
import { useListPlace, usePanelPlace } from "../../shell/use-layout.ts";
import { Count } from "../../ui/count.tsx";
import { Select } from "../../ui/select.tsx";
import { adminCountsQuery } from "./admin-counts-query.ts";
import { AdminLinks } from "./admin-links.ts";

/** The frame of every administration screen: title, tools, and links to the other screens. */
export function AdminFrame({
  title,
  tools,
  children,
}: {
  title: string;
  tools?: ReactNode;
  children: ReactNode;
}) {
  const place = usePanelPlace();
  const hasRoom = place === "beside" || place === "overlay";
  const isPhone = useListPlace() === "drawer";
  return (
    <Page title={title} tools={isPhone ? undefined : tools}>
      {hasRoom ? <ScreenLinks /> : <ScreenSelect />}
      {isPhone && tools && (
        <div data-tour="page-tools" className="mt-3 flex gap-2 *:first:min-w-0 *:first:flex-1">
          {tools}
        </div>
      )}
      <div data-tour="admin-content" className="flex flex-1 flex-col pt-5">
        {children}
      </div>
    </Page>
  );
}

function ScreenLinks() {
  const { t } = useTranslation();
  const links = useContext(AdminLinks);
  const { data: counts } = useQuery(adminCountsQuery);
  return (
    <nav
      data-tour="admin-screens"
      aria-label={t("admin.screensLabel")}
      className="-mt-3 border-b border-border"
    >
      <ul className="flex flex-wrap gap-x-4">
        {links.map(({ path, mark }) => {
          const waiting = mark ? (counts?.[mark] ?? 0) : 0;
          return (
            <li key={path}>
              <Link
                to="/admin/$screen"
                params={{ screen: path }}
                activeOptions={{ includeSearch: false }}
                className="relative inline-flex h-10 items-center gap-1.5 rounded-t-xs font-medium whitespace-nowrap text-text-muted transition-colors after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-t-[2px] hover:text-text focus-visible:outline-offset-[-2px] aria-[current=page]:text-text aria-[current=page]:after:bg-accent forced-colors:aria-[current=page]:after:bg-[Highlight] pointer-coarse:h-touch"
              >
                {t(`admin.screens.${path}`)}
                {waiting > 0 && (
                  <Count value={waiting} tone="neutral" label={t("admin.waiting", { count: waiting })} />
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** For screens too narrow for a row of links. */
function ScreenSelect() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { screen = "" } = useParams({ strict: false });
  const links = useContext(AdminLinks);
  const { data: counts } = useQuery(adminCountsQuery);
  const options = links.map(({ path, mark }) => {
    const waiting = mark ? (counts?.[mark] ?? 0) : 0;
    const label = t(`admin.screens.${path}`);
    return { value: path, label: waiting > 0 ? `${label} (${waiting})` : label };
  });
  return (
    <nav data-tour="admin-screens" aria-label={t("admin.screensLabel")}>
      <Select
        aria-label={t("admin.screensLabel")}
        value={screen}
        options={options}
        onValueChange={(path) => void navigate({ to: "/admin/$screen", params: { screen: path } })}
      />
    </nav>
  );
}

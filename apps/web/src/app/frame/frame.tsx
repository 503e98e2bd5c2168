import { Outlet } from "@tanstack/react-router";
import { Suspense, useEffect, useRef } from "react";
import { useListAhead } from "../../features/chat/list/use-list-ahead.ts";
import { ThanksSlot } from "../../features/feedback/thanks-slot.tsx";
import { OpenDemoNotice } from "../../features/session/open-demo-notice.tsx";
import { SessionEndingNotice } from "../../features/session/session-ending-notice.tsx";
import { useTranslation } from "../../lib/use-translation.ts";
import { PanelProvider, PanelSlot } from "../../shell/panel-slot.tsx";
import { ShellStateProvider, useShell } from "../../shell/shell-state.tsx";
import { useListPlace } from "../../shell/use-layout.ts";
import { late } from "../../ui/late.ts";
import { keepFocus } from "./keep-focus.ts";
import { LateParts } from "./late-parts.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { PaletteSlot } from "./palette/palette-slot.tsx";
import { Rail } from "./rail.tsx";
import { ReleaseNotice } from "./release-notice.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useNavigationFocus } from "./use-navigation-focus.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const ListDrawer = late(() => import("./list-drawer.tsx").then((module) => module.ListDrawer));

const MAIN_ID = "content";

/** The frame around every page of a signed-in person. */
export function Frame() {
  return (
    <ShellStateProvider>
      <PanelProvider>
        <Contents />
      </PanelProvider>
    </ShellStateProvider>
  );
}

function Contents() {
  const { t } = useTranslation();
  useShortcuts();
  useNavigationFocus(MAIN_ID);
  useEffect(() => keepFocus(() => document.getElementById(MAIN_ID)), []);
  return (
    <div className="flex h-dvh overflow-hidden bg-surface">
      <SkipLink target={MAIN_ID}>{t("shell.skipToContent")}</SkipLink>
      <List />
      <div className="flex min-w-0 flex-1 flex-col">
        <OpenDemoNotice />
        <ReleaseNotice />
        <OfflineNotice />
        <SessionEndingNotice />
        <ThanksSlot />
        <main
          id={MAIN_ID}
          data-region
          tabIndex={-1}
          className="relative min-h-0 flex-1 overflow-y-auto -outline-offset-2"
        >
          <Outlet />
        </main>
      </div>
      <PanelSlot />
      <PaletteSlot />
      <LateParts />
    </div>
  );
}

function List() {
  const { t } = useTranslation();
  const place = useListPlace();
  const { isListHidden, setListHidden, setDrawerOpen } = useShell();
  useToggleFocus(isListHidden);
  useListAhead(place === "beside" && !isListHidden);
  switch (place) {
    case "drawer":
      return <Drawer />;
    case "rail":
      return (
        <>
          <Rail showLabel={t("shell.openList")} onShowList={() => setDrawerOpen(true)} />
          <Drawer />
        </>
      );
    case "beside":
      if (!isListHidden) return <Sidebar />;
      return <Rail showLabel={t("shell.showList")} onShowList={() => setListHidden(false)} />;
  }
}

const Drawer = () => (
  <Suspense fallback={null}>
    <ListDrawer />
  </Suspense>
);

/** Hiding the list unmounts the pressed button, so the focus moves to the button that shows the list again. */
function useToggleFocus(isListHidden: boolean) {
  const last = useRef(isListHidden);
  useEffect(() => {
    if (last.current === isListHidden) return;
    last.current = isListHidden;
    document.querySelector<HTMLElement>("[data-list-toggle]")?.focus();
  }, [isListHidden]);
}

/** The first element in the tab order; `target` is the id of the main content, which needs tabIndex -1. */
function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-toast -translate-y-16 rounded-md bg-text px-4 py-2.5 font-medium text-surface focus-visible:translate-y-0"
    >
      {children}
    </a>
  );
}

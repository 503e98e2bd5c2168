import { X } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useShell } from "./shell-state.tsx";
import { type PanelPlace, usePanelPlace } from "./use-layout.ts";

interface PanelContent {
  title: string;
  content: ReactNode;
}

interface PanelControls {
  openPanel: (panel: PanelContent) => void;
  closePanel: () => void;
}

const Controls = createContext<PanelControls | null>(null);
const Content = createContext<PanelContent | null>(null);

/** What stands at the right of a page, or over it where there is no room: a source, files, help. */
export function PanelProvider({ children }: { children: ReactNode }) {
  const [panel, setPanel] = useState<PanelContent | null>(null);
  const controls = useMemo(() => ({ openPanel: setPanel, closePanel: () => setPanel(null) }), []);
  return (
    <Controls value={controls}>
      <Content value={panel}>{children}</Content>
    </Controls>
  );
}

export function usePanel(): PanelControls {
  const controls = useContext(Controls);
  if (!controls) throw new Error("This belongs inside the shell.");
  return controls;
}

/** Mounted once, as the last part of the shell. */
export function PanelSlot() {
  const panel = useContext(Content);
  const { closePanel } = usePanel();
  const place = usePanelPlace();
  const { isListHidden } = useShell();
  const { t } = useTranslation();
  if (place === "beside") return panel && <PanelBeside panel={panel} onClose={closePanel} />;
  return (
    <Sheet
      open={panel !== null}
      onOpenChange={(isOpen) => !isOpen && closePanel()}
      side={place === "overlay" ? "right" : "bottom"}
      modal={place === "sheet"}
      title={panel?.title ?? ""}
      closeLabel={t("shell.closePanel")}
      className={cx(SHEETS[place], place === "lowSheet" && !isListHidden && "web:left-sidebar!")}
    >
      <div className="px-6 pb-6">{panel?.content}</div>
    </Sheet>
  );
}

const SHEETS = {
  sheet: "",
  lowSheet: "left-[68px]! h-[47dvh]!",
  overlay: "w-[440px]! bg-canvas!",
} satisfies Record<Exclude<PanelPlace, "beside">, string>;

function PanelBeside({ panel, onClose }: { panel: PanelContent; onClose: () => void }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  useReturnFocus(frame);
  return (
    <aside
      ref={frame}
      data-region
      tabIndex={-1}
      aria-label={panel.title}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="flex min-h-0 w-panel flex-none flex-col border-l border-border bg-canvas -outline-offset-2"
    >
      <div className="flex h-header flex-none items-center gap-2 pr-2.5 pl-4.5">
        <h2 className="min-w-0 flex-1 truncate text-[0.9375rem] font-semibold tracking-title">
          {panel.title}
        </h2>
        <IconButton label={t("shell.closePanel")} onClick={onClose}>
          <X className="size-4.5" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4.5 pb-6">{panel.content}</div>
    </aside>
  );
}

/** Takes focus when it opens and gives it back when it closes, as a sheet does. */
function useReturnFocus(frame: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const opener = document.activeElement;
    const element = frame.current;
    element?.focus();
    return () => {
      const hadFocus = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [frame]);
}

import { createContext, type ReactNode, useContext, useState } from "react";

const Slot = createContext<{ slot: HTMLElement | null; setSlot: (slot: HTMLElement | null) => void } | null>(
  null,
);

export function PanelProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return <Slot value={{ slot, setSlot }}>{children}</Slot>;
}

export function usePanelSlot() {
  const slot = useContext(Slot);
  if (!slot) throw new Error("This belongs inside the shell.");
  return slot;
}

/** The place of panels beside the page; mounted once, as the last part of the shell. */
export function PanelSlot() {
  const { setSlot } = usePanelSlot();
  return <div ref={setSlot} className="contents" />;
}

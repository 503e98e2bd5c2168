import { Pencil, Pin, Trash2 } from "lucide-react";
import { useState } from "react";
import { Chip } from "../chip.tsx";
import { Count } from "../count.tsx";
import { Progress } from "../progress.tsx";
import { Segmented } from "../segmented.tsx";
import { Skeleton } from "../skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../tabs.tsx";
import { ToastView } from "../toaster.tsx";
import { Specimen } from "./specimen.tsx";

export function ChoicesSpecimen() {
  const [tab, setTab] = useState<"data" | "instructions" | "knowledge">("data");
  const [range, setRange] = useState<"7" | "30">("7");
  const [reasons, setReasons] = useState(["expired"]);
  const toggle = (reason: string) =>
    setReasons((now) => (now.includes(reason) ? now.filter((one) => one !== reason) : [...now, reason]));

  return (
    <Specimen title="Pestañas, selector, fichas" className="mt-4.5">
      <Tabs value={tab} onValueChange={setTab} className="mt-1">
        <TabList label="Editor">
          <Tab value="data">Datos</Tab>
          <Tab value="instructions">Instrucciones</Tab>
          <Tab value="knowledge">
            Conocimiento
            <Count value={41} tone="neutral" />
          </Tab>
        </TabList>
        <TabPanel value={tab} className="pt-3">
          <div className="flex flex-wrap items-center gap-2">
            <Segmented
              label="Periodo"
              value={range}
              onValueChange={setRange}
              options={[
                { value: "7", label: "7 días" },
                { value: "30", label: "30 días" },
              ]}
            />
            <Chip selected={reasons.includes("missing")} onClick={() => toggle("missing")}>
              Falta información
            </Chip>
            <Chip selected={reasons.includes("expired")} onClick={() => toggle("expired")}>
              Caducado
            </Chip>
          </div>
        </TabPanel>
      </Tabs>
      <div className="mt-4 flex flex-col items-start gap-3.5 handset:flex-row">
        <MenuLook />
        <div className="grid w-full min-w-0 flex-1 gap-2.5">
          <ToastView text="Enlace copiado" buttonLabel="Cerrar" onPress={() => undefined} />
          <Progress label="Subiendo" value={64} />
          <Progress label="Leyendo" />
          <Skeleton />
          <Skeleton className="w-3/5" />
        </div>
      </div>
    </Specimen>
  );
}

/** A menu at rest; the living one is among the layers below. */
function MenuLook() {
  const row = "flex h-[34px] items-center gap-2.5 rounded-sm px-2.5 text-sm";
  const key = "ml-auto text-2xs font-medium tracking-caps text-text-subtle";
  return (
    <div className="min-w-47.5 flex-none rounded-lg border border-transparent bg-surface-raised p-[5px] shadow-2">
      <div className={row}>
        <Pin className="text-text-muted" />
        Fijar arriba<span className={key}>P</span>
      </div>
      <div className={`${row} bg-surface-hover`}>
        <Pencil className="text-text-muted" />
        Cambiar título<span className={key}>F2</span>
      </div>
      <div className="mx-2 my-[5px] border-t border-border" />
      <div className={`${row} text-danger-text`}>
        <Trash2 />
        Eliminar…
      </div>
    </div>
  );
}

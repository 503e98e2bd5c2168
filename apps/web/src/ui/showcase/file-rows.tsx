import { RotateCw, X } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../badge.tsx";
import { cx } from "../cx.ts";
import { IconButton } from "../icon-button.tsx";
import { Progress } from "../progress.tsx";

export function FileRows() {
  return (
    <div className="px-6 pt-2.5 pb-1.5">
      <FileRow
        type="PDF"
        name="Convenio de tripulaciones 2026"
        meta="148 páginas · 3,2 MB"
        state={<Badge tone="success">Listo</Badge>}
      />
      <FileRow
        type="DOCX"
        name="Guía de acogida"
        meta="Leyendo la página 9 de 31"
        state={<span className="text-xs text-text-muted tabular-nums">29 %</span>}
        below={<Progress label="Leyendo Guía de acogida" value={29} />}
      />
      <FileRow
        type="PDF"
        name="Cuadrante escaneado"
        meta="6 páginas · 14 MB"
        hasFailed
        state={<Badge tone="danger">No se pudo leer</Badge>}
        below={
          <p className="text-xs text-danger-text">
            Las páginas son fotos y el texto no se distingue. Súbelo con más resolución o como documento.
          </p>
        }
      />
      <FileRow
        type="XLSX"
        name="Tablas de dietas"
        meta="En espera, un archivo delante"
        state={<Badge>En cola</Badge>}
      />
    </div>
  );
}

type FileRowProps = {
  type: string;
  name: string;
  meta: string;
  state: ReactNode;
  below?: ReactNode;
  hasFailed?: boolean;
};

function FileRow({ type, name, meta, state, below, hasFailed = false }: FileRowProps) {
  return (
    <div className="grid grid-cols-[28px_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 border-b border-border py-2.5 text-sm leading-4.5">
      <span
        className={cx(
          "grid h-8 w-7 place-items-center rounded-xs text-[0.5625rem] leading-none font-semibold tracking-[0.03em]",
          hasFailed ? "bg-danger-soft text-danger-text" : "bg-accent-soft text-accent-text",
        )}
      >
        {type}
      </span>
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-xs text-text-subtle">{meta}</span>
      </span>
      {state}
      <IconButton size="sm" label={hasFailed ? `Reintentar ${name}` : `Quitar ${name}`}>
        {hasFailed ? <RotateCw /> : <X />}
      </IconButton>
      {below && <div className="col-start-2 col-end-4">{below}</div>}
    </div>
  );
}

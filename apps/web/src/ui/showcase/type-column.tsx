import { Badge } from "../badge.tsx";
import { CitationChip } from "../citation-chip.tsx";
import { Count } from "../count.tsx";
import { Horizon } from "../horizon.tsx";
import { Specimen } from "./specimen.tsx";

export function TypeColumn() {
  return (
    <div className="min-w-0">
      <Specimen title="Tipografía: Radio Canada">
        <p className="mt-2.5 text-4xl font-light tracking-display">Buen vuelo</p>
        <p className="mt-1 text-3xl font-light tracking-display">¿Qué necesitas hoy?</p>
        <p className="mt-2 text-2xl font-medium tracking-display">Uso y satisfacción</p>
        <p className="mt-1.5 text-xl font-medium tracking-title">¿A cuántos pasajes tengo derecho?</p>
        <p className="mt-1.5 max-w-measure text-read">
          Los tramos que no uses antes del 31 de diciembre <b className="font-semibold">no pasan</b> al año{" "}
          <span className="whitespace-nowrap">
            siguiente.
            <CitationChip number={3} href="#fuente-3" label="Fuente 3, Calendario anual, página 2" />
          </span>{" "}
          Lee{" "}
          <a
            href="#politica"
            className="text-accent-text underline decoration-accent-text/40 decoration-1 underline-offset-3"
          >
            la política completa
          </a>{" "}
          o busca{" "}
          <code className="rounded-xs bg-surface-sunken px-[.38em] py-[.18em] text-[.84em]">POL-RH-014</code>.
        </p>
        <p className="mt-2 text-text-muted">Interfaz 14/20 · 1.250,40 € · Il1 O0</p>
        <p className="mt-1 text-xs text-text-subtle">Metadatos 12/16 · Rev. 7 · vigente hasta 30 jun 2027</p>
        <p className="mt-2 font-mono text-[0.78125rem] leading-[21px]">Red Hat Mono · =SUMA(B2:B14)</p>
      </Specimen>
      <Specimen title="Citas y distintivos" className="mt-5">
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          <CitationChip number={1} place="row" href="#fuente-1" label="Fuente 1" />
          <CitationChip
            number={2}
            place="row"
            href="#fuente-2"
            label="Fuente 2"
            className="bg-accent-soft-hover!"
          />
          <CitationChip number={3} place="row" active href="#fuente-3" label="Fuente 3" />
          <CitationChip
            number={4}
            place="row"
            href="#fuente-4"
            label="Fuente 4"
            className="outline-2 outline-offset-2 outline-focus"
          />
          <Badge>En cola</Badge>
          <Badge tone="accent">Borrador</Badge>
          <Badge tone="success">Vigente</Badge>
          <Badge tone="warning">Hasta 31 dic</Badge>
          <Badge tone="danger">Caducado</Badge>
          <Count value={3} label="3 sin ver" />
        </div>
      </Specimen>
      <Specimen title="Horizonte: en reposo, escribiendo, cortado, en espera" className="mt-5">
        <div className="mt-4 grid gap-4">
          <Horizon />
          <Horizon state="live" stillLabel="Escribiendo…" />
          <Horizon state="bad" />
          <Horizon state="wait" />
        </div>
      </Specimen>
    </div>
  );
}

import { ArrowUp, Clock, Mic, Plus, RotateCw, Ticket, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";
import { CitationChip } from "../citation-chip.tsx";
import { EmptyState } from "../empty-state.tsx";
import { ErrorState } from "../error-state.tsx";
import { Horizon } from "../horizon.tsx";
import { IconButton } from "../icon-button.tsx";
import { Notice } from "../notice.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton.tsx";
import { FileRows } from "./file-rows.tsx";
import { Specimen } from "./specimen.tsx";

export function StatesBoard() {
  return (
    <div className="grid gap-x-6 gap-y-5.5 bg-canvas p-5 handset:px-8 handset:py-7 web:grid-cols-2 desktop:grid-cols-3">
      <State title="Vacío: aún no hay asistentes">
        <EmptyState
          title="Crea tu primer asistente"
          description="Dale tus documentos y responde por ti, con la página al lado. Empieza siendo solo tuyo."
          action={
            <Button variant="primary">
              <Plus />
              Crear asistente
            </Button>
          }
          className="h-full"
        />
      </State>
      <State title="Cargando: el esqueleto tiene la forma de lo que viene">
        <LoadingLook />
      </State>
      <State title="Error con reintento: dice qué pasó y qué se salvó">
        <div className="px-6 py-5.5">
          <p className="text-read leading-6 font-medium">¿Qué permiso tengo si nace mi hijo?</p>
          <Horizon state="bad" className="mt-4 mb-3" />
          <p className="text-[0.9375rem] leading-[25px]">
            Te corresponden dieciséis semanas, de las que las seis primeras son obligatorias y a jornada
            completa. Las diez restantes puedes
          </p>
          <Notice
            tone="danger"
            variant="box"
            icon={Unplug}
            title="La respuesta se cortó"
            className="mt-4"
            actions={
              <>
                <Button size="sm">
                  <RotateCw />
                  Reintentar
                </Button>
                <Button size="sm" variant="ghost" className="text-text!">
                  Informar del problema
                </Button>
              </>
            }
          >
            El modelo dejó de contestar a los 12 segundos. Lo escrito hasta aquí se conserva.
          </Notice>
        </div>
      </State>
      <State title="Sin conexión: se sigue escribiendo, se envía después">
        <Notice tone="offline">Sin conexión desde las 14:52. Puedes leer y escribir.</Notice>
        <div className="px-6 pt-4.5">
          <p className="text-read leading-6 font-medium">
            ¿Puedo cambiar el turno del sábado por el del lunes?
          </p>
          <div className="mt-2 flex items-center gap-2 text-xs text-text-subtle">
            <Clock className="size-3.5" />
            <span className="flex-1">Se enviará al recuperar la red</span>
            <Button variant="ghost" size="sm">
              Editar
            </Button>
          </div>
          <Horizon state="wait" className="mt-3" />
        </div>
        <ComposerLook />
      </State>
      <State title="Archivos: cada uno con su estado, y el fallo con su motivo">
        <FileRows />
      </State>
      <State title="Sin fuente: lo reconoce y abre camino">
        <div className="px-6 py-5.5">
          <p className="text-read leading-6 font-medium">
            ¿Puedo partir el permiso de mudanza en dos días sueltos?
          </p>
          <Horizon className="mt-4 mb-2.5" />
          <Badge>Permisos</Badge>
          <p className="mt-2.5 text-[0.9375rem] leading-[25px]">
            No encuentro ningún documento vigente que lo diga. La política de permisos habla de un día por
            mudanza, sin detallar si se puede{" "}
            <span className="whitespace-nowrap">
              partir.
              <CitationChip number={1} href="#fuente-1" label="Fuente 1, Política de permisos, página 3" />
            </span>
          </p>
          <Notice
            tone="info"
            variant="box"
            icon={Ticket}
            title="Pregúntalo a una persona"
            className="mt-4"
            actions={
              <Button variant="primary" size="sm">
                Revisar y abrir el caso
              </Button>
            }
          >
            Abro un caso en RHConnect con tu pregunta y esta conversación. Responden en dos días hábiles.
          </Notice>
        </div>
      </State>
      <State title="Página que no se pudo mostrar">
        <ErrorState
          title="No se pudo cargar la lista"
          description="El servidor no contesta. Lo que ya habías abierto sigue aquí."
          action={
            <Button>
              <RotateCw />
              Reintentar
            </Button>
          }
          detail="Solicitud 7f3a-19c2"
          className="h-full"
        />
      </State>
      <State title="Avisos: información, atención, fallo">
        <Notice tone="info" actions={<Button size="sm">Ver</Button>}>
          Hay una versión nueva.
        </Notice>
        <Notice tone="warning" className="mt-2">
          La política caduca el 31 dic.
        </Notice>
        <Notice tone="danger" className="mt-2" title="No se pudo guardar.">
          Tu texto sigue aquí.
        </Notice>
      </State>
    </div>
  );
}

function State({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Specimen title={title} className="flex flex-col">
      <Card className="mt-2 min-h-[386px] flex-1 overflow-hidden bg-surface!">{children}</Card>
    </Specimen>
  );
}

function LoadingLook() {
  return (
    <SkeletonGroup label="Buscando en 214 documentos…" className="px-6 py-5.5">
      <Skeleton className="h-[17px] w-[82%]" />
      <Skeleton className="mt-[9px] h-[17px] w-[54%]" />
      <Horizon state="live" className="mt-5 mb-4.5" />
      <Skeleton />
      <Skeleton className="mt-3 w-[94%]" />
      <Skeleton className="mt-3 w-[97%]" />
      <Skeleton className="mt-3 w-[61%]" />
      <div className="mt-6 grid grid-cols-[2fr_1fr_1.6fr] gap-x-5.5 gap-y-3.5">
        {["a", "b", "c", "d", "e", "f"].map((cell) => (
          <Skeleton key={cell} className="h-[11px]" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Only the outline: the composer itself belongs to the conversation. */
function ComposerLook() {
  return (
    <div className="absolute inset-x-4 bottom-4 rounded-[18px] border border-border-strong bg-surface-raised py-2.5 pr-2.5 pl-4 shadow-2">
      <p className="pt-1 text-[0.96875rem] leading-6 text-text-subtle">Escribe otra pregunta…</p>
      <div className="mt-2.5 -ml-2 flex items-center gap-0.5">
        <IconButton label="Adjuntar">
          <Plus className="size-4.5" />
        </IconButton>
        <Button variant="ghost" size="sm">
          RH+
        </Button>
        <Button variant="ghost" size="sm">
          gpt-5
        </Button>
        <span className="flex-1" />
        <IconButton label="Dictar">
          <Mic className="size-4.5" />
        </IconButton>
        <IconButton label="Enviar" size="send" variant="primary" disabled>
          <ArrowUp />
        </IconButton>
      </div>
    </div>
  );
}

import { Ellipsis, FileText, Star, ThumbsDown } from "lucide-react";
import { useState } from "react";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { Chip } from "../chip.tsx";
import { CommandPalette } from "../command-palette.tsx";
import { ContextMenu } from "../context-menu.tsx";
import { Dialog } from "../dialog.tsx";
import { IconButton } from "../icon-button.tsx";
import { Kbd } from "../kbd.tsx";
import { Menu } from "../menu.tsx";
import { MenuChoice, MenuItem, MenuLabel } from "../menu-items.tsx";
import { Popover } from "../popover.tsx";
import { Sheet } from "../sheet.tsx";
import { Textarea } from "../textarea.tsx";
import { toast } from "../toast.ts";
import { Tooltip } from "../tooltip.tsx";
import { askToDelete, askToStay } from "./ask.ts";
import { ConversationItems } from "./conversation-items.tsx";
import { Specimen } from "./specimen.tsx";

type OpenLayer = "dialog" | "left" | "right" | "bottom" | "palette" | null;

export function LayersSpecimen() {
  const [layer, setLayer] = useState<OpenLayer>(null);
  const [model, setModel] = useState<"gpt-5" | "gemini-pro">("gpt-5");
  const [reason, setReason] = useState(true);
  const close = () => setLayer(null);
  const isOpen = (one: OpenLayer) => ({ open: layer === one, onOpenChange: close });

  return (
    <Specimen title="Capas: menús, diálogos, cajones, avisos">
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Menu
          trigger={
            <IconButton label="Opciones de «Pasajes de beneficio»">
              <Ellipsis />
            </IconButton>
          }
        >
          <ConversationItems />
        </Menu>
        <Menu trigger={<Button variant="ghost">{model}</Button>}>
          <MenuLabel>Modelo</MenuLabel>
          <MenuChoice
            label="Modelo"
            value={model}
            onValueChange={setModel}
            options={[
              { value: "gpt-5", label: "gpt-5", detail: "Para casi todo" },
              { value: "gemini-pro", label: "gemini-pro", detail: "Documentos muy largos" },
            ]}
          />
        </Menu>
        <ContextMenu
          target={
            <button
              type="button"
              className="h-row rounded-sm border border-dashed border-border-strong px-3 text-sm"
            >
              Clic derecho aquí
            </button>
          }
        >
          <ConversationItems />
        </ContextMenu>
        <Popover
          title="¿Qué falló?"
          closeLabel="Cerrar"
          trigger={
            <IconButton label="Mala respuesta">
              <ThumbsDown />
            </IconButton>
          }
        >
          <div className="flex flex-wrap gap-2">
            <Chip>No responde a lo que pregunté</Chip>
            <Chip selected={reason} onClick={() => setReason(!reason)}>
              La fuente no dice eso
            </Chip>
            <Chip>Dato desactualizado</Chip>
          </div>
          <Textarea aria-label="Comentario" minRows={2} className="mt-3" placeholder="Cuéntanos más" />
          <div className="mt-3 flex items-center gap-2">
            <p className="min-w-0 flex-1 text-xs text-text-subtle">
              Lo lee el equipo de contenidos, con esta respuesta.
            </p>
            <Button variant="primary" size="sm">
              Enviar
            </Button>
          </div>
        </Popover>
        <Tooltip text="Solo texto de ayuda">
          <Button>Con ayuda</Button>
        </Tooltip>
        <Button onClick={() => setLayer("dialog")}>Diálogo</Button>
        <Button onClick={() => setLayer("left")}>Cajón izquierdo</Button>
        <Button onClick={() => setLayer("right")}>Cajón derecho</Button>
        <Button onClick={() => setLayer("bottom")}>Hoja inferior</Button>
        <Button onClick={() => setLayer("palette")}>
          Buscar <Kbd>Ctrl K</Kbd>
        </Button>
        <Button onClick={() => toast({ text: "Enlace copiado" })}>Aviso</Button>
        <Button
          onClick={() =>
            toast({
              text: "«Plaza de aparcamiento» eliminada",
              action: { label: "Deshacer", onAction: () => toast({ text: "Recuperada" }) },
            })
          }
        >
          Aviso con acción
        </Button>
        <Button onClick={askToDelete}>Pregunta</Button>
        <Button onClick={askToStay}>Fin de sesión</Button>
      </div>

      <Dialog
        {...isOpen("dialog")}
        title="Cambiar título"
        description="Así lo verás en la lista."
        closeLabel="Cerrar"
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Cancelar
            </Button>
            <Button variant="primary" onClick={close}>
              Guardar
            </Button>
          </>
        }
      >
        <Menu trigger={<Button>Un menú dentro</Button>}>
          <MenuItem onSelect={() => toast({ text: "Hecho" })}>Elegir</MenuItem>
        </Menu>
      </Dialog>
      <Sheet {...isOpen("left")} side="left" title="Conversaciones" closeLabel="Cerrar">
        <p className="px-4.5 text-text-muted">La lista, en el teléfono.</p>
      </Sheet>
      <Sheet
        {...isOpen("right")}
        side="right"
        title="Novedades"
        closeLabel="Cerrar"
        aside={<Badge tone="accent">3 sin ver</Badge>}
      >
        <article className="mx-6 border-b border-border py-4">
          <p className="text-xs text-text-subtle">Hoy</p>
          <h3 className="mt-1 text-[0.9375rem] leading-[21px] font-semibold tracking-title">
            Ahora ves el pasaje exacto
          </h3>
          <p className="mt-0.5 leading-[21px] text-text-muted">
            Pulsa un número de cita y el documento se abre en su página, con el texto marcado.
          </p>
          <Button variant="soft" size="sm" className="mt-2.5">
            Probarlo ahora
          </Button>
        </article>
      </Sheet>
      <Sheet {...isOpen("bottom")} side="bottom" title="Fuente citada" closeLabel="Cerrar">
        <p className="px-6 text-text-muted">El documento, abierto en su página.</p>
      </Sheet>
      <CommandPalette
        {...isOpen("palette")}
        label="Buscar y mandar"
        placeholder="Busca o escribe una orden"
        emptyText="Nada con esas palabras."
        groups={[
          {
            heading: "Ir a",
            commands: [
              { id: "assistants", label: "Asistentes", icon: <Star />, onSelect: close },
              {
                id: "files",
                label: "Archivos",
                icon: <FileText />,
                detail: "41 documentos",
                onSelect: close,
              },
            ],
          },
          {
            heading: "Acciones",
            commands: [
              { id: "theme", label: "Cambiar a oscuro", keywords: ["tema"], shortcut: "T", onSelect: close },
            ],
          },
        ]}
      />
    </Specimen>
  );
}

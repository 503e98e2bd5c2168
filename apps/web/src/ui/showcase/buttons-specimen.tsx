import { ArrowUp, Copy, Square, ThumbsUp, Trash2, Volume2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { Specimen } from "./specimen.tsx";

const ROW = "flex flex-wrap items-center gap-2";

export function ButtonsSpecimen() {
  const [isLiked, setLiked] = useState(true);
  return (
    <Specimen title="Botones: reposo, encima, pulsado, foco, inactivo">
      <div className="mt-2.5 grid gap-2.5">
        <div className={ROW}>
          <Button variant="primary">Guardar</Button>
          <Button variant="primary" className="bg-accent-hover!">
            Guardar
          </Button>
          <Button variant="primary" className="bg-accent-pressed!">
            Guardar
          </Button>
          <Button variant="primary" className="outline-2 outline-offset-2 outline-focus">
            Guardar
          </Button>
          <Button variant="primary" disabled>
            Guardar
          </Button>
        </div>
        <div className={ROW}>
          <Button>Exportar</Button>
          <Button className="bg-surface-hover!">Exportar</Button>
          <Button variant="soft">Probarlo</Button>
          <Button variant="ghost" className="bg-surface-hover! text-text!">
            Descartar
          </Button>
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          <Button variant="danger">
            <Trash2 />
            Eliminar
          </Button>
          <Button variant="primary" size="sm">
            Enviar
          </Button>
          <Button size="sm">Reintentar</Button>
          <IconButton label="Copiar">
            <Copy />
          </IconButton>
          <IconButton label="Escuchar" className="bg-surface-hover text-text">
            <Volume2 />
          </IconButton>
          <IconButton label="Buena respuesta" pressed={isLiked} onClick={() => setLiked(!isLiked)}>
            <ThumbsUp />
          </IconButton>
          <IconButton label="Enviar" size="send" variant="primary">
            <ArrowUp />
          </IconButton>
          <IconButton label="Detener" size="send" variant="primary">
            <Square className="size-3.5! fill-current" />
          </IconButton>
        </div>
        <div className={ROW}>
          <Button variant="primary" busy>
            Guardando
          </Button>
          <Button variant="primary" size="lg">
            Entrar
          </Button>
          <IconButton label="Enviar, aún sin texto" size="send" variant="primary" disabled>
            <ArrowUp />
          </IconButton>
        </div>
      </div>
    </Specimen>
  );
}

import { LogIn } from "lucide-react";
import { Avatar } from "../avatar.tsx";
import { BrandMark, type MarkName } from "../brand-mark.tsx";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";
import { Sky } from "../sky.tsx";
import { Specimen } from "./specimen.tsx";

const THEMES: { brand: MarkName; theme: "light" | "dark"; title: string }[] = [
  { brand: "rh", theme: "light", title: "RH+, alba, claro" },
  { brand: "chatlibre", theme: "light", title: "Chat Libre, cénit, claro" },
  { brand: "amelia", theme: "light", title: "Amelia, crepúsculo, claro" },
  { brand: "rh", theme: "dark", title: "RH+, alba, oscuro" },
  { brand: "chatlibre", theme: "dark", title: "Chat Libre, cénit, oscuro" },
  { brand: "amelia", theme: "dark", title: "Amelia, crepúsculo, oscuro" },
];

/** The six themes side by side, whatever theme the page has. */
export function SkiesBoard() {
  return (
    <div className="grid gap-6 p-5 handset:px-8 web:grid-cols-2 desktop:grid-cols-3">
      {THEMES.map(({ brand, theme, title }) => (
        <Specimen key={title} title={title}>
          <div
            data-brand={brand}
            data-theme={theme}
            className="relative mt-2 h-105 overflow-hidden rounded-lg border border-border bg-surface text-text"
          >
            <Sky variant="welcome" />
            <div className="relative px-6 pt-26">
              <BrandMark name={brand} />
              <p className="mt-2 text-2xl font-light tracking-display">Buenos días</p>
              <p className="mt-1 text-text-muted">¿Qué necesitas saber hoy?</p>
            </div>
            <Card interactive className="absolute! inset-x-6 bottom-6 flex items-center gap-3 p-4">
              <Avatar kind="assistant" size="lg" name={title} />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-[0.9375rem] font-semibold">Recursos Humanos</span>
                <span className="block text-xs text-text-subtle">Oficial</span>
              </span>
              <Button variant="primary" size="sm">
                Abrir
              </Button>
            </Card>
          </div>
        </Specimen>
      ))}
      <Specimen title="Entrada" className="web:col-span-2 desktop:col-span-3">
        <div className="relative mt-2 h-160 overflow-hidden rounded-lg border border-border bg-surface handset:h-200">
          <Sky variant="login" />
          <div className="relative px-6 pt-16 handset:px-16 handset:pt-40">
            <p className="text-3xl font-light tracking-display handset:text-4xl">
              Respuestas con
              <br />
              su página al lado.
            </p>
            <p className="mt-4 text-read text-text-muted">Recursos Humanos, a cualquier hora.</p>
            <Button variant="primary" size="lg" className="mt-8">
              <LogIn />
              Entrar con tu cuenta de empresa
            </Button>
          </div>
        </div>
      </Specimen>
    </div>
  );
}

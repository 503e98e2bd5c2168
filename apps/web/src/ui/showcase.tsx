import { Moon, Sun } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { ConfirmHost } from "./confirm-dialog.tsx";
import { Segmented } from "./segmented.tsx";
import { ButtonsSpecimen } from "./showcase/buttons-specimen.tsx";
import { ChoicesSpecimen } from "./showcase/choices-specimen.tsx";
import { FieldsSpecimen } from "./showcase/fields-specimen.tsx";
import { IdentityColumn } from "./showcase/identity-column.tsx";
import { LayersSpecimen } from "./showcase/layers-specimen.tsx";
import { SkiesBoard } from "./showcase/skies-board.tsx";
import { StatesBoard } from "./showcase/states-board.tsx";
import { TypeColumn } from "./showcase/type-column.tsx";

const BRANDS = [
  { value: "rh", label: "RH+" },
  { value: "chatlibre", label: "Chat Libre" },
  { value: "amelia", label: "Amelia" },
] as const;

const THEMES = [
  { value: "light", label: "Claro", icon: <Sun /> },
  { value: "dark", label: "Oscuro", icon: <Moon /> },
] as const;

const QUESTION_LABELS = {
  yes: "Sí",
  no: "No",
  ok: "Aceptar",
  cancel: "Cancelar",
  desist: "Desistir",
  close: "Cerrar",
  secondsUnit: (seconds: number) => (seconds === 1 ? "segundo" : "segundos"),
};

type Brand = (typeof BRANDS)[number]["value"];
type Theme = (typeof THEMES)[number]["value"];

/** Every component with its states, for development: a page of its own, outside the signed-in app. */
export function Showcase() {
  const [brand, setBrand] = useState<Brand>(() => pick(BRANDS, document.documentElement.dataset.brand));
  const [theme, setTheme] = useState<Theme>(() => pick(THEMES, document.documentElement.dataset.theme));

  // Menus and dialogs are drawn outside this tree, so the root carries the theme while the page is open.
  useLayoutEffect(() => {
    const root = document.documentElement.dataset;
    const before = { brand: root.brand ?? "rh", theme: root.theme ?? "light" };
    Object.assign(root, { brand, theme });
    return () => void Object.assign(root, before);
  }, [brand, theme]);

  return (
    <main className="min-h-dvh bg-surface text-text">
      <div className="flex flex-wrap items-center gap-3 px-5 pt-5 handset:px-9">
        <h1 className="mr-auto text-2xl font-medium tracking-display">Componentes</h1>
        <Segmented label="Marca" value={brand} onValueChange={setBrand} options={BRANDS} />
        <Segmented label="Tema" value={theme} onValueChange={setTheme} options={THEMES} />
      </div>
      <h2 className="sr-only">Controles</h2>
      <div className="grid gap-x-11 gap-y-8 px-5 py-8 handset:px-9 web:grid-cols-2 desktop:grid-cols-[400px_minmax(0,1fr)_460px]">
        <IdentityColumn theme={theme} />
        <TypeColumn />
        <div className="min-w-0 web:max-desktop:col-span-2">
          <ButtonsSpecimen />
          <FieldsSpecimen />
          <ChoicesSpecimen />
        </div>
      </div>
      <div className="px-5 pb-8 handset:px-9">
        <LayersSpecimen />
      </div>
      <h2 className="sr-only">Estados</h2>
      <StatesBoard />
      <h2 className="sr-only">Los seis temas</h2>
      <SkiesBoard />
      <ConfirmHost labels={QUESTION_LABELS} />
    </main>
  );
}

function pick<Value extends string>(options: readonly { value: Value }[], wanted: string | undefined): Value {
  // The lists above are not empty.
  return options.find((option) => option.value === wanted)?.value ?? (options[0] as { value: Value }).value;
}

import { Search } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "../checkbox.tsx";
import { Field } from "../field.tsx";
import { Input } from "../input.tsx";
import { Select } from "../select.tsx";
import { Switch } from "../switch.tsx";
import { Textarea } from "../textarea.tsx";
import { Specimen } from "./specimen.tsx";

const MODELS = [
  { value: "gpt-5", label: "gpt-5" },
  { value: "gemini-pro", label: "gemini-pro" },
  { value: "local", label: "Local, sin conexión", disabled: true },
];

export function FieldsSpecimen() {
  const [model, setModel] = useState("gpt-5");
  const [isOnline, setOnline] = useState(true);
  const [hasVoice, setVoice] = useState(false);
  const [isShared, setShared] = useState(true);
  return (
    <Specimen title="Campos" className="mt-5">
      <div className="mt-2.5 grid gap-x-3.5 gap-y-3 handset:grid-cols-2">
        <Field label="Nombre">
          <Input defaultValue="Manual de plataforma" />
        </Field>
        <Field label="Descripción">
          <Input placeholder="Para qué sirve" className="outline-2 outline-focus" />
        </Field>
        <Field label="Correo" error="Falta el dominio">
          <Input type="email" defaultValue="coordinacion@" />
        </Field>
        <div>
          <Field label="Modelo">
            <Select value={model} onValueChange={setModel} options={MODELS} />
          </Field>
          <div className="mt-2.5 flex items-center gap-2 text-sm">
            <Switch aria-label="En línea" checked={isOnline} onCheckedChange={setOnline} />
            En línea
            <Switch aria-label="Voz" checked={hasVoice} onCheckedChange={setVoice} />
            Voz
          </div>
        </div>
        <Field label="Buscar" labelHidden>
          <Input type="search" placeholder="Buscar en títulos y textos" icon={<Search />} />
        </Field>
        <Checkbox checked={isShared} onCheckedChange={setShared}>
          Equipo compartido
        </Checkbox>
        <Field label="Instrucciones" hint="Crece hasta ocho líneas." className="handset:col-span-2">
          <Textarea minRows={2} defaultValue="Responde con la página y el pasaje de cada documento." />
        </Field>
      </div>
    </Specimen>
  );
}

import { type ChatType, chatTypes } from "@metatron/contract/enums";
import { roles } from "@metatron/contract/roles";
import { z } from "zod";

const suggestion = z.strictObject({
  text: z.string().min(1),
  category: z.string().min(1),
  /** Without roles, for everyone except people with the external role. */
  roles: z.array(z.enum(roles)).exactOptional(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggestions = z.record(z.enum(chatTypes), z.array(suggestion));

/** Starter questions, shown until there is enough use to derive them. */
export const defaultSuggestions: Record<ChatType, Suggestion[]> = {
  "rh-plus": [
    { text: "¿Cuántos trayectos de beneficio tengo al año?", category: "Beneficios de viaje" },
    { text: "¿Puedo pasar vacaciones al año siguiente?", category: "Vacaciones" },
    { text: "¿Qué permiso tengo si nace mi hijo?", category: "Permisos" },
    { text: "¿Por qué cambió mi nómina este mes?", category: "Nómina" },
    { text: "¿Cuánto es la dieta de un día completo?", category: "Dietas y gastos" },
    { text: "¿Cómo cambio un turno con otra persona?", category: "Turnos y descansos" },
  ],
  "chat-libre": [
    { text: "Resume este texto en cinco puntos", category: "Escribir" },
    { text: "Redacta un correo para pedir un cambio de turno", category: "Escribir" },
    { text: "Traduce este aviso al inglés y al portugués", category: "Traducir" },
    { text: "Explícame este informe como si fuera nuevo en el área", category: "Entender" },
  ],
  images: [
    { text: "Un cartel para la campaña de seguridad en rampa", category: "Carteles" },
    { text: "Una ilustración de un avión al amanecer", category: "Ilustraciones" },
  ],
  "ai-builder": [
    { text: "No puedo entrar en la VPN", category: "Acceso" },
    { text: "Olvidé mi contraseña", category: "Acceso" },
    { text: "La impresora de la puerta no imprime", category: "Equipos" },
    { text: "¿Cómo pido un programa nuevo?", category: "Programas" },
  ],
};

import type { ChatType } from "@metatron/contract/enums";

interface Starter {
  text: string;
  category: string;
}

/** Good first questions, shown until there is enough real use to tell what people ask. */
export const STARTERS: Record<ChatType, readonly Starter[]> = {
  "rh-plus": [
    { text: "¿Cuántos pasajes de beneficio me tocan?", category: "Beneficios de viaje" },
    { text: "¿Hasta cuándo uso mis vacaciones?", category: "Vacaciones" },
    { text: "¿Qué permiso tengo si nace mi hijo?", category: "Permisos" },
    { text: "¿Por qué cambió mi nómina este mes?", category: "Nómina" },
    { text: "¿Cuánto se paga de dieta si duermo fuera?", category: "Dietas y gastos" },
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

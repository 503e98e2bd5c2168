import { type ChatType, chatTypes, languages } from "@metatron/contract/enums";
import { roles } from "@metatron/contract/roles";
import { z } from "zod";

const suggestion = z.strictObject({
  text: z.string().min(1),
  category: z.string().min(1),
  /** The same question for readers of other languages; without it they get the text above. */
  translations: z.partialRecord(z.enum(languages), z.string().min(1)).exactOptional(),
  /** Without roles, for everyone except people with the external role. */
  roles: z.array(z.enum(roles)).exactOptional(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggestions = z.record(z.enum(chatTypes), z.array(suggestion));

/** Starter questions, shown until there is enough use to derive them. */
export const defaultSuggestions: Record<ChatType, Suggestion[]> = {
  "rh-plus": [
    {
      text: "¿Cuántos trayectos de beneficio tengo al año?",
      category: "Beneficios de viaje",
      translations: {
        en: "How many staff travel flights do I have a year?",
        pt: "Quantos trechos de benefício eu tenho por ano?",
      },
    },
    {
      text: "¿Puedo pasar vacaciones al año siguiente?",
      category: "Vacaciones",
      translations: {
        en: "Can I carry over vacation to next year?",
        pt: "Posso passar férias para o ano seguinte?",
      },
    },
    {
      text: "¿Qué permiso tengo si nace mi hijo?",
      category: "Permisos",
      translations: {
        en: "What leave do I have when my child is born?",
        pt: "Que licença eu tenho se nascer meu filho?",
      },
    },
    {
      text: "¿Por qué cambió mi nómina este mes?",
      category: "Nómina",
      translations: {
        en: "Why did my payroll change this month?",
        pt: "Por que minha folha de pagamento mudou este mês?",
      },
    },
    {
      text: "¿Cuánto es la dieta de un día completo?",
      category: "Dietas y gastos",
      translations: {
        en: "How much is the per diem for a full day?",
        pt: "Quanto é a diária de um dia completo?",
      },
    },
    {
      text: "¿Cómo cambio un turno con otra persona?",
      category: "Turnos y descansos",
      translations: {
        en: "How do I swap a shift with another person?",
        pt: "Como troco um turno com outra pessoa?",
      },
    },
  ],
  "chat-libre": [
    {
      text: "Resume este texto en cinco puntos",
      category: "Escribir",
      translations: { en: "Summarise this text in five points", pt: "Resuma este texto em cinco pontos" },
    },
    {
      text: "Redacta un correo para pedir un cambio de turno",
      category: "Escribir",
      translations: {
        en: "Write an e-mail that asks for a shift change",
        pt: "Escreva um e-mail para pedir uma troca de turno",
      },
    },
    {
      text: "Traduce este aviso al inglés y al portugués",
      category: "Traducir",
      translations: {
        en: "Translate this notice into Spanish and Portuguese",
        pt: "Traduza este aviso para o espanhol e o inglês",
      },
    },
    {
      text: "Explícame este informe como si fuera nuevo en el área",
      category: "Entender",
      translations: {
        en: "Explain this report to me as if I were new to the area",
        pt: "Explique este relatório como se eu fosse novo na área",
      },
    },
  ],
  images: [
    {
      text: "Un cartel para la campaña de seguridad en rampa",
      category: "Carteles",
      translations: {
        en: "A poster for the ramp safety campaign",
        pt: "Um cartaz para a campanha de segurança na rampa",
      },
    },
    {
      text: "Una ilustración de un avión al amanecer",
      category: "Ilustraciones",
      translations: {
        en: "An illustration of a plane at dawn",
        pt: "Uma ilustração de um avião ao amanhecer",
      },
    },
  ],
  "ai-builder": [
    {
      text: "No puedo entrar en la VPN",
      category: "Acceso",
      translations: { en: "I can't connect to the VPN", pt: "Não consigo entrar na VPN" },
    },
    {
      text: "Olvidé mi contraseña",
      category: "Acceso",
      translations: { en: "I forgot my password", pt: "Esqueci minha senha" },
    },
    {
      text: "La impresora de la puerta no imprime",
      category: "Equipos",
      translations: { en: "The gate printer does not print", pt: "A impressora do portão não imprime" },
    },
    {
      text: "¿Cómo pido un programa nuevo?",
      category: "Programas",
      translations: { en: "How do I request a new program?", pt: "Como peço um programa novo?" },
    },
  ],
};

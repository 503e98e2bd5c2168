import { z } from "zod";
import { dismissalPhrases, dismissalUnless } from "./dismissal-phrases.ts";
import { distressPhrases, distressUnless } from "./distress-phrases.ts";
import { harassmentPhrases, harassmentUnless } from "./harassment-phrases.ts";
import type { ModelTopic } from "./message-model.ts";

const phrases = z.array(z.string().min(2));

/** A topic for which a person should talk to a human: the contact comes before anything else. */
const topic = z.strictObject({
  name: z.string().min(1),
  /** In the syntax of `phrase.ts`. */
  phrases: phrases.min(1),
  /** If one of these covers the same words, the message is about something else. */
  unless: phrases,
  contact: z.strictObject({ es: z.string().min(1), en: z.string().min(1), pt: z.string().min(1) }),
});
export interface SensitiveTopicConfig extends z.infer<typeof topic> {
  /** The topic of the trained model that complements the phrases; none for a company's own topic. */
  model?: ModelTopic | undefined;
}

export const defaultTopics: SensitiveTopicConfig[] = [
  {
    name: "health",
    model: "health",
    phrases: distressPhrases,
    unless: distressUnless,
    contact: {
      es: "Gracias por contarlo. Hay personas que pueden ayudarte ahora mismo: **apoyo psicológico 900 000 222** (24 horas, anónimo; la empresa no sabe quién llama) y **Salud Laboral** en tu base. Si sientes que corres peligro, llama al número de emergencias de tu país.",
      en: "Thank you for telling me. There are people who can help you right now: **psychological support 900 000 222** (24 hours, anonymous; the company does not know who calls) and **Occupational Health** at your base. If you feel in danger, call your country's emergency number.",
      pt: "Obrigado por contar. Há pessoas que podem ajudar você agora mesmo: **apoio psicológico 900 000 222** (24 horas, anônimo; a empresa não sabe quem liga) e **Saúde Ocupacional** na sua base. Se sentir que corre perigo, ligue para o número de emergência do seu país.",
    },
  },
  {
    name: "harassment",
    model: "harassment",
    phrases: harassmentPhrases,
    unless: harassmentUnless,
    contact: {
      es: "Esto es importante y no tienes que llevarlo a solas. Puedes hablar ahora con una persona, en confianza: **línea confidencial 900 000 111** (24 horas), o las **asesoras confidenciales** de tu base. Si hay peligro, llama primero a emergencias.",
      en: "This matters, and you do not have to carry it alone. You can talk to a person now, in confidence: **confidential line 900 000 111** (24 hours), or the **confidential advisers** of your base. If there is danger, call the emergency number first.",
      pt: "Isto é importante e você não precisa carregar sozinho. Pode falar agora com uma pessoa, em confiança: **linha confidencial 900 000 111** (24 horas), ou as **conselheiras confidenciais** da sua base. Se houver perigo, ligue primeiro para a emergência.",
    },
  },
  {
    name: "dismissal",
    model: "dismissal",
    phrases: dismissalPhrases,
    unless: dismissalUnless,
    contact: {
      es: "En un tema así conviene hablar con una persona antes de firmar nada: **Relaciones Laborales, extensión 2200**, y tu representante de personal. Puedes ir acompañado a cualquier reunión.",
      en: "In a matter like this it is best to talk to a person before you sign anything: **Labour Relations, extension 2200**, and your staff representative. You may take someone with you to any meeting.",
      pt: "Num assunto assim convém falar com uma pessoa antes de assinar qualquer coisa: **Relações Trabalhistas, ramal 2200**, e seu representante. Você pode ir acompanhado a qualquer reunião.",
    },
  },
];

/**
 * Topics of SPECIALISED_FILE. A company mostly changes the contact, so a shipped topic may be given with its
 * contact alone and keeps its shipped phrases.
 */
export const sensitiveTopics = z
  .array(topic.extend({ phrases: phrases.min(1).optional(), unless: phrases.optional() }))
  .transform((given, context): SensitiveTopicConfig[] =>
    given.map((each) => {
      const shipped = defaultTopics.find(({ name }) => name === each.name);
      const known = each.phrases ?? shipped?.phrases;
      if (!known) context.addIssue(`the topic ${each.name} needs phrases`);
      return {
        name: each.name,
        phrases: known ?? [],
        unless: each.unless ?? (each.phrases ? [] : (shipped?.unless ?? [])),
        contact: each.contact,
        model: each.phrases ? undefined : shipped?.model,
      };
    }),
  );

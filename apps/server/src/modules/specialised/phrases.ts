import type { Language } from "@metatron/contract/enums";
import type { SpecialisedAssistant } from "./classify-question.ts";

interface Phrases {
  greeting: string;
  outOfScope: string;
  goTo: (place: string) => string;
  tryElsewhere: string;
  noAnswer: string;
  /** Introduces the closest sections, none of which surely answers the question. */
  nearest: string;
}

/** The fixed texts of the specialised assistants; everything else is quoted from documents. */
export const phrases: Record<SpecialisedAssistant, Record<Language, Phrases>> = {
  "rh-plus": {
    es: {
      greeting:
        "¡Hola! Soy RH+. Pregúntame por vacaciones, permisos, nómina, turnos, dietas o beneficios, y te respondo con el documento y la página.",
      outOfScope:
        "Gracias por preguntar. Esto queda fuera de lo que llevo: yo respondo con los documentos de Recursos Humanos.",
      goTo: (place) => `Para esto te ayudará mejor **${place}**.`,
      tryElsewhere:
        "Para temas generales tienes **Chat libre**; para equipos y accesos, la **Mesa de servicio**.",
      noAnswer:
        "No he encontrado en los documentos de Recursos Humanos nada que responda a tu pregunta, y prefiero no inventarlo. Prueba con otras palabras o abre un caso con Recursos Humanos: lo relleno con esta conversación.",
      nearest: "Lo más cercano que tengo, por si te ayuda:",
    },
    en: {
      greeting:
        "Hello! I am RH+. Ask me about holidays, leave, payroll, shifts, per diems or benefits, and I answer with the document and the page.",
      outOfScope:
        "Thank you for asking. This is outside what I cover: I answer from the Human Resources documents.",
      goTo: (place) => `**${place}** will help you better with this.`,
      tryElsewhere:
        "For general topics there is **Chat libre**; for equipment and access, the **Mesa de servicio**.",
      noAnswer:
        "I found nothing in the Human Resources documents that answers your question, and I would rather not make it up. Try other words or open a case with Human Resources: I fill it in from this conversation.",
      nearest: "The nearest that I have, in Spanish, in case it helps:",
    },
    pt: {
      greeting:
        "Olá! Sou o RH+. Pergunte sobre férias, licenças, folha de pagamento, turnos, diárias ou benefícios, e respondo com o documento e a página.",
      outOfScope:
        "Obrigado por perguntar. Isto está fora do que eu trato: respondo com os documentos de Recursos Humanos.",
      goTo: (place) => `Para isto, **${place}** ajuda melhor.`,
      tryElsewhere:
        "Para temas gerais há o **Chat libre**; para equipamentos e acessos, a **Mesa de servicio**.",
      noAnswer:
        "Não encontrei nos documentos de Recursos Humanos nada que responda à sua pergunta, e prefiro não inventar. Tente com outras palavras ou abra um caso com Recursos Humanos: eu o preencho com esta conversa.",
      nearest: "O mais próximo que tenho, em espanhol, caso ajude:",
    },
  },
  "service-desk": {
    es: {
      greeting: "¡Hola! Soy Amelia, la mesa de servicio. Cuéntame qué no funciona y lo vemos paso a paso.",
      outOfScope:
        "Gracias por preguntar. Esto no es de la mesa de servicio: yo ayudo con equipos, accesos, red y programas.",
      goTo: (place) => `Para esto te ayudará mejor **${place}**.`,
      tryElsewhere: "Para temas de personal tienes **RH+**; para lo demás, **Chat libre**.",
      noAnswer:
        "No he encontrado un procedimiento escrito para esto. Si algo falla, cuéntame qué mensaje aparece y desde cuándo. También puedes abrir una solicitud, para una avería o para pedir algo: la relleno con lo que ya me has contado.",
      nearest: "Lo más cercano que tengo, por si te ayuda:",
    },
    en: {
      greeting:
        "Hello! I am Amelia, the service desk. Tell me what is not working and we go through it step by step.",
      outOfScope:
        "Thank you for asking. This is not for the service desk: I help with equipment, access, network and programs.",
      goTo: (place) => `**${place}** will help you better with this.`,
      tryElsewhere: "For staff matters there is **RH+**; for the rest, **Chat libre**.",
      noAnswer:
        "I found no written procedure for this. If something fails, tell me what message appears and since when. You can also open a request, for a failure or for something you need: I fill it in with what you have told me.",
      nearest: "The nearest that I have, in Spanish, in case it helps:",
    },
    pt: {
      greeting: "Olá! Sou a Amelia, a mesa de serviço. Conte o que não funciona e vemos passo a passo.",
      outOfScope:
        "Obrigada por perguntar. Isto não é da mesa de serviço: ajudo com equipamentos, acessos, rede e programas.",
      goTo: (place) => `Para isto, **${place}** ajuda melhor.`,
      tryElsewhere: "Para temas de pessoal há o **RH+**; para o resto, o **Chat libre**.",
      noAnswer:
        "Não encontrei um procedimento escrito para isto. Se algo falha, conte que mensagem aparece e desde quando. Também pode abrir uma solicitação, para uma avaria ou para pedir algo: eu a preencho com o que você já contou.",
      nearest: "O mais próximo que tenho, em espanhol, caso ajude:",
    },
  },
};

import type { NewsTranslations } from "@metatron/contract/news/news";

interface DemoNews {
  id: string;
  title: string;
  body: string;
  translations: NewsTranslations;
}

/**
 * News about the product for first visitors, newest first. The ids are fixed, so that each item is seeded
 * once.
 */
export const demoNews: readonly DemoNews[] = [
  {
    id: "5eed0000-0000-4000-8000-0000000000a1",
    title: "Ahora ves el pasaje exacto",
    body: `Pulsa el número de una cita y el documento se abre en su página, con el texto marcado y si está vigente.

[Probarlo ahora](/chat)`,
    translations: {
      en: {
        title: "Now you see the exact passage",
        body: `Press the number of a citation and the document opens at its page, with the text marked and whether it is in force.

[Try it now](/chat)`,
      },
      pt: {
        title: "Agora você vê o trecho exato",
        body: `Toque no número de uma citação e o documento abre na página certa, com o texto marcado e a indicação se está vigente.

[Experimentar agora](/chat)`,
      },
    },
  },
  {
    id: "5eed0000-0000-4000-8000-0000000000a2",
    title: "Crea tu propio asistente",
    body: `Dale instrucciones y tus documentos, pruébalo antes de guardar y compártelo con tu equipo. Quien lo usa ve la página de cada respuesta.

[Ver los asistentes](/assistants)`,
    translations: {
      en: {
        title: "Build your own assistant",
        body: `Give it instructions and your documents, try it before you save it and share it with your team. The people who use it see the page behind each answer.

[See the assistants](/assistants)`,
      },
      pt: {
        title: "Crie seu próprio assistente",
        body: `Dê a ele instruções e seus documentos, teste antes de salvar e compartilhe com sua equipe. Quem o usa vê a página de cada resposta.

[Ver os assistentes](/assistants)`,
      },
    },
  },
  {
    id: "5eed0000-0000-4000-8000-0000000000a3",
    title: "Exporta con las fuentes numeradas",
    body: "Word, PDF, Markdown o JSON, con la lista de documentos al final. Está arriba, a la derecha de cada conversación, y en su menú.",
    translations: {
      en: {
        title: "Export with numbered sources",
        body: "Word, PDF, Markdown or JSON, with the list of documents at the end. It is at the top right of each conversation, and in its menu.",
      },
      pt: {
        title: "Exporte com as fontes numeradas",
        body: "Word, PDF, Markdown ou JSON, com a lista de documentos no fim. Está no alto, à direita de cada conversa, e no menu dela.",
      },
    },
  },
  {
    id: "5eed0000-0000-4000-8000-0000000000a4",
    title: "Escribe también sin conexión",
    body: "Tus conversaciones se leen sin red. Lo que preguntes queda en este equipo y se envía una sola vez al volver la conexión.",
    translations: {
      en: {
        title: "Write without a connection too",
        body: "Your conversations can be read offline. What you ask stays on this device and is sent exactly once when the connection is back.",
      },
      pt: {
        title: "Escreva também sem conexão",
        body: "Suas conversas podem ser lidas sem rede. O que você perguntar fica neste dispositivo e é enviado uma só vez quando a conexão voltar.",
      },
    },
  },
];

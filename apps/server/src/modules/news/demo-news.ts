/**
 * News about the product for first visitors, newest first. The ids are fixed, so that each item is seeded
 * once.
 */
export const demoNews: readonly { id: string; title: string; body: string }[] = [
  {
    id: "5eed0000-0000-4000-8000-0000000000a1",
    title: "Ahora ves el pasaje exacto",
    body: `Pulsa el número de una cita y el documento se abre en su página, con el texto marcado y si está vigente.

[Probarlo ahora](/chat)`,
  },
  {
    id: "5eed0000-0000-4000-8000-0000000000a2",
    title: "Crea tu propio asistente",
    body: `Dale instrucciones y tus documentos, pruébalo antes de guardar y compártelo con tu equipo. Quien lo usa ve la página de cada respuesta.

[Ver los asistentes](/assistants)`,
  },
  {
    id: "5eed0000-0000-4000-8000-0000000000a3",
    title: "Exporta con las fuentes numeradas",
    body: "Word, PDF, Markdown o JSON, con la lista de documentos al final. Está arriba, a la derecha de cada conversación, y en su menú.",
  },
  {
    id: "5eed0000-0000-4000-8000-0000000000a4",
    title: "Escribe también sin conexión",
    body: "Tus conversaciones se leen sin red. Lo que preguntes queda en este equipo y se envía una sola vez al volver la conexión.",
  },
];

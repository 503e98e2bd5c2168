export const palette = {
  title: "Buscar en todo",
  placeholder: "¿Qué buscas?",
  empty: "Nada coincide con lo que has escrito.",
  pages: "Páginas",
  preferences: "Ajustes y preferencias",
  session: "Sesión",
  assistants: "Asistentes",
  messages: "Mensajes",
  documents: "Documentos",
  ask: "Preguntarle",
  states: { "not-yet-valid": "aún no vigente", expired: "caducado", superseded: "sustituido" },
};

export const temporaryRules = {
  title: "Conversaciones temporales",
  lede: "Una conversación temporal no se guarda: el servidor conserva solo el consumo y las decisiones sobre datos personales. Si alguien tiene varios roles, «No se permiten» gana a «Siempre».",
  loading: "Cargando las reglas…",
  failed: "No se pudieron cargar las reglas de las conversaciones temporales",
  saved: "Regla guardada. Vale desde la próxima vez que se abra la aplicación.",
  default: "Según la configuración ({{mode}})",
  modes: { off: "No se permiten", optional: "Cada persona elige", always: "Siempre" },
};

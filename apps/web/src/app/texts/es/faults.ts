export const faults = {
  notFound: {
    page: "Página no encontrada",
    title: "Esta página no existe",
    text: "Comprueba la dirección o vuelve a tus conversaciones.",
    action: "Ir al chat",
  },
  broken: {
    title: "Esta página no se pudo mostrar",
    text: "Lo que ya estaba guardado se conserva. Vuelve a cargarla.",
    action: "Volver a cargar",
  },
  unreachable: {
    title: "No se puede hablar con el servidor",
    text: "Comprueba la conexión. Se vuelve a intentar solo cuando haya red.",
    action: "Reintentar",
  },
  loading: "Cargando…",
  unexpected: "Algo de la interfaz falló.",
  report: "Comunicar un problema",
  retry: "Reintentar",
  reference: "Referencia: {{id}}",
};

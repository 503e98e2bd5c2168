export const news = {
  title: "Novedades",
  none: "No hay novedades",
  noneText: "Cuando algo cambie en {{brand}}, lo lees aquí.",
  loading: "Cargando las novedades…",
  failed: "No se pudieron cargar las novedades",
  unseen: "Sin ver",
  original: "En {{language}}",
  today: "Hoy",
  draft: "Borrador",
  mustRead: "Aviso de lectura obligatoria",
  acknowledge: "He leído y entendido",
  notKept: "No se pudo guardar tu confirmación. El aviso volverá en tu próxima visita.",
};

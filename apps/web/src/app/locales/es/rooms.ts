export const rooms = {
  conversationMissing: {
    page: "Conversación",
    title: "Esta conversación no está aquí",
    text: "Puede que se haya eliminado o que el enlace sea de otra persona.",
  },
  images: {
    title: "Aún no hay imágenes",
    text: "Las tuyas se guardan en esta página, y solo tú las ves.",
  },
  news: {
    title: "No hay novedades",
    text: "Cuando algo cambie en {{brand}}, lo lees aquí.",
    loading: "Cargando las novedades…",
    failed: "No se pudieron cargar las novedades",
  },
  admin: {
    title: "Aún no hay datos de uso",
    text: "El uso, las opiniones y la auditoría se consultan en esta página.",
  },
  help: {
    shortcuts: "Atajos de teclado",
    showShortcuts: "Ver los atajos de teclado",
    shortcutNew: "Nueva conversación",
    shortcutSearch: "Buscar páginas y acciones",
    shortcutRegions: "Pasar a la zona siguiente: lista, contenido, panel",
    shortcutClose: "Cerrar lo último que se abrió",
    keys: "Todo se puede hacer con el teclado.",
    about: "Acerca de",
    version: "Versión",
    brand: "Marca",
    account: "Cuenta",
    lastError: "Último error de red",
    noError: "Ninguno en esta sesión",
    copy: "Copiar los datos técnicos",
    copied: "Datos técnicos copiados",
    copyFailed: "El navegador no deja copiar. Selecciona el texto y cópialo.",
  },
};

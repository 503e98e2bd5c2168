export const session = {
  byMetatron: "con Metatron",
  brands: {
    rh: {
      title: "Respuestas con\nsu página al lado.",
      lede: "Recursos Humanos, a cualquier hora y desde cualquier base.",
    },
    chatlibre: {
      title: "Piensa en voz alta\ncon los mejores modelos.",
      lede: "Chat Libre, a cualquier hora y desde cualquier base.",
    },
    amelia: {
      title: "Lo que no funciona,\nresuelto hoy.",
      lede: "La mesa de servicio, a cualquier hora y desde cualquier base.",
    },
  },
  login: {
    enter: "Entrar con tu cuenta de empresa",
    note: "Usas la misma cuenta que en el correo y en el portal.",
    expired: "Tu sesión terminó. Guardamos lo que estabas escribiendo.",
    help: "¿No puedes entrar? Mesa de servicio, extensión 4400",
    cancel: "Cancelar",
    hereInstead: "Entrar en esta misma página",
  },
  sharedComputer: {
    label: "Equipo compartido",
    hint: "Al salir se borra de este equipo lo que hayas abierto.",
  },
  progress: {
    startup: "Preparando el acceso…",
    login: "Continúa en la ventana que se ha abierto.",
    loginHere: "Te llevamos a la página de acceso…",
    silentSignIn: "Comprobando si ya tienes la sesión abierta…",
    acquireToken: "Renovando tu sesión…",
    handleRedirect: "Comprobando tu cuenta…",
    logout: "Cerrando la sesión…",
  },
  problems: {
    popup_blocked:
      "El navegador bloqueó la ventana de acceso. Permítela para este sitio, o entra en esta misma página.",
    popup_closed: "La ventana se cerró antes de terminar. Puedes volver a intentarlo.",
    cancelled: "Cancelaste el acceso. Puedes volver a intentarlo.",
    unreachable: "El servicio de acceso no responde. Comprueba la conexión y vuelve a intentarlo.",
    refused:
      "El servicio de acceso no autorizó la entrada con esa cuenta. Prueba con otra o avisa a la mesa de servicio.",
    no_claims: "El acceso llegó sin los datos de tu cuenta. Vuelve a entrar o avisa a la mesa de servicio.",
    no_expiry: "El acceso llegó sin fecha de caducidad y no se puede usar. Avisa a la mesa de servicio.",
    clock_wrong: "El reloj de este equipo no está en hora. Corrígelo y vuelve a entrar.",
    invalid_interaction_type: "El acceso no está bien configurado. Avisa a la mesa de servicio.",
    bad_response: "La respuesta del servicio de acceso no es válida. Vuelve a intentarlo.",
    interaction_required: "Hace falta que entres de nuevo.",
    frame_timeout: "El servicio de acceso tardó demasiado. Vuelve a intentarlo.",
    no_account: "No hay ninguna sesión abierta en este equipo.",
  },
  signedOut: {
    title: "Sesión cerrada.",
    lede: "Tus conversaciones siguen guardadas para cuando vuelvas.",
    enter: "Entrar de nuevo",
    note: "Si el equipo no es tuyo, cierra también el navegador.",
  },
  failed: {
    title: "No se pudo entrar.",
    retry: "Volver a intentarlo",
    unknown: "El acceso no llegó a completarse.",
  },
  noAccess: {
    title: "Tu cuenta aún\nno tiene acceso.",
    lede: "Entraste como {{email}}, pero esa cuenta no tiene permisos en {{brand}}. Pídelos a la mesa de servicio, extensión 4400.",
    recheck: "Comprobar de nuevo",
    stillNone: "La cuenta sigue sin permisos.",
    other: "Entrar con otra cuenta",
  },
  // Instead of the ordinary text: the end of the session deletes everything here.
  timeoutOnSharedComputer:
    "Tu sesión se cierra en {{seconds}} segundos. Este equipo es compartido: si se cierra, se borra de aquí todo lo tuyo, también lo que no hayas enviado.",
  refreshFailed: {
    unreachable:
      "No se pudo renovar la sesión: sin conexión con el servicio de acceso. Lo intentamos de nuevo solos.",
    refused: "La sesión no se pudo renovar y terminará pronto. Lo que escribas se conserva.",
    enter: "Entrar ahora",
  },
  language: "Idioma",
  toDark: "Cambiar a tema oscuro",
  toLight: "Cambiar a tema claro",
};

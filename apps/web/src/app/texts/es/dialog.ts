export const dialog = {
  TIMEOUT_LOGOUT_TITTLE: "¿Sigues ahí?",
  TIMEOUT_LOGOUT_MESSAGE:
    "Tu sesión se cierra en {{seconds}} segundos. Si continúas, todo sigue como está. Si se cierra, guardamos tu borrador.",
  BUTTON_YES: "Sí, continuar",
  BUTTON_OK: "Aceptar",
  BUTTON_NO: "No, salir",
  BUTTON_CANCEL: "Cancelar",
  BUTTON_DESIST: "Desistir",
};

export const settings = {
  appearance: "Apariencia",
  theme: "Tema",
  themeHint: "Se guarda en este navegador.",
  language: "Idioma",
  languageHint: "Cambia la interfaz; las respuestas siguen el idioma de tu pregunta.",
  account: "Cuenta",
  name: "Nombre",
  email: "Correo",
  session: "Sesión",
  logoutHint: "Cierra la sesión en todas las pestañas de este navegador.",
};

export const palette = {
  title: "Buscar páginas y acciones",
  placeholder: "¿Adónde quieres ir?",
  empty: "Nada coincide con lo que has escrito.",
  pages: "Páginas",
  preferences: "Preferencias",
  session: "Sesión",
};

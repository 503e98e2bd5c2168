export const recommendations = {
  asked: "Lo que más se pregunta",
  starters: "Para empezar",
  loading: "Buscando sugerencias…",
};

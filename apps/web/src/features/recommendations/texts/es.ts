export const recommendations = {
  rh: "Lo que más se pregunta esta semana",
  chatlibre: "Para arrancar",
  amelia: "Lo más frecuente",
  loading: "Buscando sugerencias…",
};

export const glossary = {
  title: "Glosario",
  lede: "Palabras que significan lo mismo. Amplían todas las búsquedas: quien pregunta por «azafata» encuentra lo que dice «TCP».",
  label: "Un grupo por línea, separado por comas",
  hint: "Por ejemplo: TCP, tripulante de cabina, auxiliar de vuelo",
  loading: "Cargando el glosario…",
  loadFailed: "No se pudo cargar el glosario",
  save: "Guardar",
  discard: "Descartar los cambios",
  saved: "Glosario guardado",
  failed: "No se pudo guardar. Lo que escribiste sigue aquí: inténtalo de nuevo.",
  faults: {
    alone: "La línea {{line}} tiene una sola palabra: escribe al menos dos, separadas por comas.",
    tooManyWords: "La línea {{line}} tiene más de {{most}} palabras.",
    tooLong: "En la línea {{line}} hay un término de más de {{most}} caracteres.",
    tooManyLines: "Hay más de {{most}} grupos; el primero que sobra está en la línea {{line}}.",
  },
};

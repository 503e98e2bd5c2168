export const verified = {
  mark: "Verificada por una persona",
  written: {
    es: "La respuesta está en español, con las palabras de quien la verificó.",
    en: "La respuesta está en inglés, con las palabras de quien la verificó.",
    pt: "La respuesta está en portugués, con las palabras de quien la verificó.",
  },
};

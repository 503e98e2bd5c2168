export const welcome = {
  rh: {
    morning: "Buenos días. ¿Qué necesitas saber hoy?",
    afternoon: "Buenas tardes. ¿Qué necesitas saber hoy?",
    night: "Buenas noches. ¿Qué necesitas saber hoy?",
    lede: "Te respondo con los documentos de Recursos Humanos, y te enseño la página.",
  },
  chatlibre: {
    morning: "Buenos días. ¿Por dónde empezamos?",
    afternoon: "Buenas tardes. ¿Por dónde empezamos?",
    night: "Buenas noches. ¿Por dónde empezamos?",
    lede: "Escribe, pega una imagen o suelta un archivo. Tú eliges el modelo.",
  },
  amelia: {
    morning: "Buenos días, soy Amelia. ¿Qué no funciona?",
    afternoon: "Buenas tardes, soy Amelia. ¿Qué no funciona?",
    night: "Buenas noches, soy Amelia. ¿Qué no funciona?",
    lede: "Lo resolvemos aquí o abro la solicitud por ti, con los datos ya puestos.",
  },
  images: {
    morning: "Buenos días. ¿Qué imagen hacemos?",
    afternoon: "Buenas tardes. ¿Qué imagen hacemos?",
    night: "Buenas noches. ¿Qué imagen hacemos?",
    lede: "Describe la imagen y la creo. Después puedes variarla o descargarla.",
  },
};

export const tour = {
  offer: "¿Primera vez aquí? Te enseño lo esencial en un minuto.",
  offerLabel: "Recorrido guiado",
  start: "Empezar el recorrido",
  later: "Ahora no",
  next: "Siguiente",
  previous: "Anterior",
  done: "Terminar",
  exit: "Salir del recorrido",
  progress: "{{n}} de {{of}}",
  nothing: "En esta pantalla no hay nada que señalar ahora mismo.",
  chat: {
    composer: {
      title: "Pregunta con tus palabras",
      text: "Intro envía y Mayús + Intro baja de línea. Puedes pegar o arrastrar archivos e imágenes.",
    },
    options: {
      title: "Elige con quién hablas",
      text: "Aquí cambias el tipo de chat y el modelo. RH+ responde solo con documentos de Recursos Humanos.",
    },
    suggestions: {
      title: "¿No sabes por dónde empezar?",
      text: "Estas son preguntas frecuentes. Pulsa una y complétala antes de enviarla.",
    },
    newConversation: {
      title: "Un tema, una conversación",
      text: "Empieza otra cuando cambies de tema: las respuestas tienen en cuenta lo anterior.",
    },
    list: {
      title: "Todo queda guardado",
      text: "Busca, fija, renombra o exporta tus conversaciones. También se leen sin conexión.",
    },
    sections: {
      title: "El resto de la casa",
      text: "Asistentes, imágenes, novedades y ayuda están siempre aquí.",
    },
    profile: {
      title: "A tu manera",
      text: "Tema, idioma, voz, avisos y tus datos se cambian en Ajustes, desde tu nombre.",
    },
  },
  assistants: {
    gallery: {
      title: "Asistentes para cada tarea",
      text: "Los oficiales son de todos; los tuyos y los compartidos contigo están junto a ellos.",
    },
    tools: {
      title: "Encuentra o crea uno",
      text: "Filtra por los tuyos o los oficiales, busca por nombre o crea un asistente con tus documentos.",
    },
  },
  images: {
    tools: {
      title: "Crear o describir",
      text: "Cambia entre hacer imágenes nuevas y entender una que ya tienes.",
    },
    prompt: {
      title: "Di qué quieres ver",
      text: "Describe la imagen y elige tamaño, estilo y cuántas. Se quedan en tu galería.",
    },
  },
  admin: {
    screens: {
      title: "Las pantallas de administración",
      text: "Uso, opiniones, errores, vacíos de conocimiento, novedades y reglas. Un número señala lo pendiente.",
    },
    content: {
      title: "Sin leer conversaciones ajenas",
      text: "Aquí solo hay recuentos y lo que cada persona quiso compartir. Lo que cambies queda en la auditoría.",
    },
  },
};

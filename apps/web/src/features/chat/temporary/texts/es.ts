export const temporary = {
  title: "Conversación temporal",
  heading: "Esta conversación no se guarda",
  notice:
    "Esta conversación no se guarda: no estará en tu historial y desaparece al cerrarla o recargar la página.",
  noticeShort: "Esta conversación no se guarda. Desaparece al cerrarla.",
  about: {
    gone: "No aparece en la lista ni en las búsquedas, no recibe título y no se usa para nada más. Al cerrarla, cambiar de página o recargar, desaparece.",
    kept: "El servidor conserva solo cuánto usaste los modelos y, si hubo datos personales, qué decidiste sobre ellos. Ningún texto.",
    without:
      "Aquí no se adjuntan archivos, no se abren casos, no se investiga a fondo y no se usan herramientas de otros sistemas. Puedes exportar lo que ves; no se puede compartir.",
  },
  placeholder: "Pregunta sin que se guarde…",
  export: "Exportar lo que ves",
  close: "Cerrar y borrar",
  wait: "Espera a que termine la respuesta o detenla. Tu texto sigue aquí.",
  offline: "Sin conexión no se puede preguntar en una conversación temporal. Tu texto sigue aquí.",
  noFiles: "En una conversación temporal no se adjuntan archivos. Puedes pegar el texto que necesites.",
  leave: {
    title: "¿Cerrar la conversación temporal?",
    text: "Lo que hay en ella desaparece y no se puede recuperar. Si quieres conservarlo, expórtalo antes.",
    yes: "Cerrar y borrar",
    stay: "Seguir aquí",
  },
};

import type { HelpGuide } from "../help-topic.ts";

export const guide: HelpGuide = {
  start: {
    title: "Primeros pasos",
    summary: "Entra, pregunta y comprueba la fuente.",
    body: `Entras con tu cuenta de la empresa: no hay otra contraseña. Si usas un ordenador que comparten varias personas, marca **Equipo compartido** al entrar y al salir no quedará nada tuyo en él.

## Tu primera pregunta
1. Escribe en el cuadro como se lo dirías a un compañero: «¿Cuántos días tengo por mudanza?».
2. Pulsa Intro. La respuesta aparece mientras se escribe.
3. Pulsa un número de cita para ver el documento, en su página y con el pasaje marcado.

## Dónde está cada cosa
- A la izquierda, tus conversaciones, y debajo asistentes, imágenes, novedades y ayuda.
- En el teléfono, todo eso se abre con el botón de la lista, arriba a la izquierda.
- En tu nombre, abajo, están los ajustes, tus casos y el cierre de sesión.`,
    words: ["empezar", "inicio", "entrar", "login"],
    related: ["ask", "sources", "shortcuts"],
  },
  ask: {
    title: "Preguntar bien",
    summary: "Cómo pedir las cosas para que la respuesta te sirva.",
    body: `No hace falta un lenguaje especial. Ayuda decir **quién eres en este caso**, **qué necesitas** y **para qué**.

- Una pregunta por mensaje da mejores respuestas que cinco juntas.
- Sigue preguntando en la misma conversación: se tiene en cuenta lo anterior. Para otro tema, empieza otra.
- Si la respuesta es larga, pide «en tres puntos» o «como tabla».
- Puedes **editar una pregunta** ya enviada o pedir **otra versión**: las anteriores se conservan y pasas de una a otra con las flechas.

## Órdenes con barra
Escribe \`/\` para ver las que hay: \`/imagen\` crea una imagen, \`/describe\` explica una, \`/resumen\` resume la conversación, \`/traduce\` traduce, \`/exporta\` la guarda y \`/limpia\` empieza de nuevo.`,
    words: ["prompt", "comando", "barra", "editar", "regenerar"],
    related: ["chat-types", "files", "images"],
  },
  "chat-types": {
    title: "RH+, Chat Libre y Amelia",
    summary: "Qué responde cada uno y con qué.",
    body: `**RH+** responde solo con documentos de Recursos Humanos. Si ningún documento vigente lo dice, te lo dice y te ofrece abrir un caso. Lo que no es de Recursos Humanos queda como «Fuera de alcance», con el sitio al que ir.

**Chat Libre** usa los modelos que tu rol permite, con archivos, imágenes y, donde está disponible, búsqueda en internet. Puede equivocarse: comprueba lo importante.

**Amelia** es la mesa de servicio. Te guía paso a paso por un procedimiento y, si no se resuelve, prepara el caso con lo que ya probaste.

Tus conversaciones son las mismas en los tres. El tipo de chat y el modelo se eligen en el cuadro de texto.`,
    words: ["modelo", "gpt", "marca", "mesa de servicio", "recursos humanos", "internet"],
    related: ["sources", "cases", "assistants"],
  },
  sources: {
    title: "Citas y fuentes",
    summary: "Cómo ver en qué documento se apoya una respuesta.",
    body: `Los números dentro de la respuesta son citas. Pulsa uno y el documento se abre al lado, en su página, con el pasaje marcado. Ahí puedes acercar la página o verla como texto. **Copiar** lleva la respuesta con sus fuentes, con los mismos números.

Debajo de la respuesta está la lista de fuentes con **página, revisión y vigencia**:
- *Vigente*: vale hoy.
- *Hasta…*: deja de valer ese día.
- *Caducado*: ya no vale; la respuesta lo avisa.
- *Tu archivo*: lo aportaste tú.

Cada frase citada se compara con su pasaje. Si el pasaje no la respalda del todo, la cita lo indica. Cuando no hay ninguna fuente, la respuesta también lo dice: no se inventa una.`,
    words: ["documento", "referencia", "página", "vigencia", "caducado"],
    related: ["chat-types", "feedback", "files"],
  },
  files: {
    title: "Archivos en una conversación",
    summary: "Adjunta documentos y pregunta sobre ellos.",
    body: `Usa el botón **+**, pega el archivo o arrástralo al cuadro de texto. Valen PDF, Word, Excel, PowerPoint, texto, páginas web, correo e imágenes; los escaneos se leen con reconocimiento de texto.

- Se lee en segundo plano y ves su estado. Puedes enviar la pregunta ya: espera a que termine.
- Si no se puede leer, se dice por qué: protegido con contraseña, dañado, demasiado grande.
- Si se corta la red, la subida sigue donde se quedó.
- Un texto largo que pegas va como archivo adjunto; el aviso permite dejarlo como texto.

Los archivos son de esa conversación. Al borrarla se borran también, con su texto. Para usar documentos siempre, crea un asistente o usa tu base de conocimiento.`,
    words: ["adjuntar", "subir", "pdf", "excel", "word", "escaneado", "ocr"],
    related: ["knowledge-base", "assistants", "privacy"],
  },
  "knowledge-base": {
    title: "Tu base de conocimiento",
    summary: "Documentos tuyos que viven solo en este navegador.",
    body: `En **Base de conocimiento** guardas archivos por categorías. No se suben al servidor para quedarse: viven en este navegador.

Al elegir una categoría en el cuadro de texto, se buscan aquí los pasajes que tienen que ver con tu pregunta y **solo esos** viajan con ella.

- Un archivo con el mismo nombre sustituye al anterior.
- En otro ordenador no están: vuelve a añadirlos allí.
- Si borras los datos del navegador, o marcas *Equipo compartido* al entrar, se van al salir.`,
    words: ["categoría", "mis documentos", "local"],
    related: ["files", "privacy", "assistants"],
  },
  assistants: {
    title: "Asistentes",
    summary: "Usa los oficiales o crea el tuyo con tus documentos.",
    body: `Un asistente tiene instrucciones, un modelo y, si quieres, conocimiento: archivos, espacios de Confluence o una carpeta de Drive.

## Crear uno
1. En **Asistentes**, pulsa *Nuevo asistente* y ponle nombre y descripción.
2. En *Instrucciones* di cómo debe responder. El generador CO-STAR te propone un borrador a partir de unas líneas.
3. En *Conocimiento* añade documentos. Verás cuándo está leído cada uno y, si falla, por qué.
4. En *Probar* conversas con el borrador sin guardarlo.

Cada cambio guarda una **versión** y puedes volver a una anterior. Con un juego de preguntas de prueba compruebas que un cambio no estropea nada.`,
    words: ["crear", "instrucciones", "costar", "confluence", "drive", "versión"],
    related: ["share", "publish", "find"],
  },
  share: {
    title: "Compartir un asistente",
    summary: "Quién lo ve, quién lo cambia y cómo dejarlo en otras manos.",
    body: `Un asistente es privado hasta que añades a alguien en **Miembros**, por su correo.

- **Lector**: conversa con él.
- **Editor**: además cambia instrucciones y conocimiento.
- **Propietario**: además comparte y borra.

Si invitas a quien todavía no ha entrado, la invitación le espera. No se puede quitar al último propietario: antes **transfiérelo** a otra persona.

Quien conversa con tu asistente ve los pasajes citados de sus documentos. No compartas en él lo que esas personas no deban leer. Sus conversaciones, en cambio, no las ves tú.`,
    words: ["miembros", "permisos", "invitar", "transferir", "propietario"],
    related: ["assistants", "publish", "privacy"],
  },
  publish: {
    title: "Publicar un asistente",
    summary: "Cuándo un cambio llega a los demás y quién lo revisa.",
    body: `Mientras solo lo usan quienes lo editan, guardar publica. Cuando lo usa alguien más, guardar deja un **borrador**: los demás siguen con la versión publicada hasta que la cambias en **Publicación**.

## El camino
1. **Borrador**: ves qué cambió en textos y documentos y el resultado de tus preguntas de prueba.
2. **En revisión**: si lo puede usar un rol o toda la empresa, pides una revisión. Quien revisa comenta, lo devuelve o lo aprueba.
3. **Publicado**: la versión aprobada es la que usan todos. La aprobación tiene fecha de fin; recibes un aviso 30 y 7 días antes, y al llegar. El asistente no deja de funcionar.
4. **Retirado**: nadie puede preguntarle. Las conversaciones se pueden leer y puedes recuperarlo.

Los documentos valen desde que se suben, sin esperar a la publicación. La administración puede hacer **oficial** un asistente aprobado.

En la misma pestaña ves cuántas personas lo usan, cómo lo valoran y cuántas preguntas se quedaron sin respuesta: solo recuentos, y desde cinco personas.`,
    words: ["revisión", "borrador", "aprobar", "retirar", "oficial", "versión publicada"],
    related: ["assistants", "share"],
  },
  images: {
    title: "Imágenes",
    summary: "Crear, variar y describir imágenes.",
    body: `En **Imágenes** describe lo que quieres ver y elige tamaño, estilo y cuántas. También puedes hacerlo en una conversación con \`/imagen\`.

- Lo que creas queda en tu galería, con la frase que lo produjo. Desde ahí puedes descargarlo, variarlo, usarlo como avatar o borrarlo.
- En **Describir** subes una foto y preguntas por ella: qué pone en un cartel, qué pieza es, un resumen.
- Hay un máximo de imágenes al día; si lo alcanzas, se dice cuándo vuelve a empezar.

Sin un modelo de imagen configurado se dibujan carteles de muestra, y así se indica.`,
    words: ["foto", "dibujo", "generar", "galería", "avatar"],
    related: ["ask", "files"],
  },
  voice: {
    title: "Escuchar y dictar",
    summary: "Respuestas en voz alta y preguntas habladas.",
    body: `Pulsa el altavoz de una respuesta para oírla. Sigue sonando con la pantalla bloqueada y puedes pausar o cambiar la velocidad. La voz y la velocidad se guardan en **Ajustes**.

Si tu empresa no ofrece voces, habla la de tu navegador.

## Dictar
Pulsa el micrófono del cuadro de texto y habla. Al terminar, el texto aparece para que lo revises: nada se envía hasta que tú lo envías. El navegador pide permiso para el micrófono la primera vez. La grabación no se conserva.`,
    words: ["audio", "altavoz", "micrófono", "hablar", "leer en voz alta"],
    related: ["settings", "ask"],
  },
  history: {
    title: "Tus conversaciones",
    summary: "Buscar, ordenar, exportar y borrar.",
    body: `La lista guarda todo lo que has preguntado, en todos tus dispositivos.

- **Buscar** mira en títulos y textos, con o sin acentos.
- Con el menú **⋯** fijas una conversación arriba, la marcas como favorita, le cambias el nombre o el emoji.
- **Archivar** la saca de la lista sin borrarla: está en **Archivadas**, al pie, y vuelve con una pregunta nueva. Con **Etiquetas** le pones nombres y colores, y el botón de filtros de la lista busca por etiqueta, marca o asistente, y fecha. Los filtros siguen puestos al volver, hasta que los quitas o cierras sesión.
- Con **Seleccionar**, con Ctrl o Mayús al pulsar, o dejando el dedo sobre una en el móvil, eliges varias para archivarlas, etiquetarlas, eliminarlas o exportarlas en un ZIP.
- **Exportar** la guarda en Word, PDF, Markdown o JSON, con las fuentes numeradas.
- **Compartir** crea un enlace a una copia de solo lectura, dentro de la empresa y con fecha de caducidad. Lo que escribas después no está en ella, y las fuentes solo se abren a quien puede verlas. En **Compartidas**, en tu nombre, dejas de compartirla.
- En el menú de una respuesta, **Seguir en otra conversación** copia lo dicho hasta ella.
- **Eliminar** la borra con sus archivos. Tienes diez segundos para deshacerlo.

Para borrarlo todo de una vez, ve a **Ajustes → Tus datos**.`,
    words: [
      "historial",
      "enlace",
      "compartir conversación",
      "fijar",
      "favorita",
      "exportar",
      "borrar",
      "eliminar",
      "renombrar",
    ],
    related: ["privacy", "offline", "shortcuts"],
  },
  find: {
    title: "Buscar y llegar antes",
    summary: "Ctrl K, asistentes fijados y @nombre.",
    body: `Pulsa **Ctrl K** (⌘ K en Mac) en cualquier pantalla y escribe. Una sola lista reúne páginas, asistentes, conversaciones, mensajes, documentos, los archivos de tu base de conocimiento y los ajustes, con las palabras marcadas. Las flechas eligen e Intro abre.

## Asistentes a mano
- **Fijar**, en el menú de un asistente, lo deja en la lista de la izquierda y en el menú **+** del cuadro de texto, en todos tus dispositivos.
- Escribe \`@\` y el principio de un nombre en el cuadro de texto para preguntar a ese asistente. Si ya hay una conversación abierta con otro, responde en una nueva.`,
    words: ["atajo", "paleta", "arroba", "fijar", "pin", "buscador"],
    related: ["history", "assistants", "shortcuts"],
  },
  research: {
    title: "Investigar a fondo",
    summary: "Un plan que tú decides y un informe con fuentes.",
    body: `El telescopio junto a **Enviar** (en el teléfono, **Investigar a fondo** en el menú **+**) convierte la pregunta en una investigación. Primero ves un **plan**: las preguntas que se van a buscar. Cámbialas, ordénalas (también con Alt y las flechas), quita o añade. No se busca nada hasta que pulsas **Empezar**.

- Busca en los documentos del asistente y en tus archivos y, donde está configurada, en la web.
- Puedes cerrar la página: sigue sola. La lista dice por dónde va, y un aviso llega cuando el informe está listo.
- El **informe** tiene un resumen, una parte para cada pregunta con la cita de cada afirmación, y lo que no encontró. Se exporta como cualquier respuesta.
- Solo puedes tener una en curso; un plan que aún no has confirmado no cuenta, y guarda tus cambios. Tiene límites de tiempo y de pasos: si llega a uno, escribe el informe con lo que tiene y lo dice.

Una pregunta programada también puede ser una investigación.`,
    words: ["deep research", "informe", "a fondo", "plan", "telescopio"],
    related: ["sources", "schedules", "ask"],
  },
  prompts: {
    title: "Plantillas",
    summary: "Textos listos que rellenas y envías.",
    body: `Escribe **/** en un mensaje vacío, o pulsa **Ctrl+K**, y busca por su título. Si la plantilla tiene datos por rellenar, un formulario te los pide; el texto pasa a tu mensaje y puedes retocarlo antes de enviarlo.

- En tu nombre, abajo, está **Plantillas**: las destacadas, las tuyas, las de tu equipo y las de la empresa.
- Al escribir una, **Insertar un dato** pone lo que se preguntará: un texto corto o largo, una fecha o unas opciones.
- Puedes compartirla con tu equipo, las personas con tu mismo rol de trabajo. Solo tú y la administración podéis cambiarla.
- **Versiones** guarda los textos anteriores y los recupera.`,
    words: ["prompt", "biblioteca", "formulario", "comunicado", "acta", "variables"],
    related: ["ask", "shortcuts"],
  },
  schedules: {
    title: "Preguntas programadas",
    summary: "Una pregunta que se hace sola cada día, semana o mes.",
    body: `En tu nombre, abajo, está **Programadas**. Elige la pregunta, quién responde y cuándo: una vez, cada día (también solo de lunes a viernes), cada semana o cada mes. La hora es la de tu zona horaria, también cuando cambia la hora.

- Las respuestas llegan a **una conversación**, donde puedes seguir preguntando. Un punto en la lista avisa de las que no has abierto.
- En el menú de una conversación, **Programar esta pregunta** rellena el formulario con tu última pregunta.
- Cada vez cuentan tus permisos y límites de ese momento.

## Cuando se queda en pausa
Tras tres fallos seguidos se pone en pausa y dice por qué. También si pierdes el acceso al asistente, si hay datos personales sobre los que tienes que decidir o si pasa mucho tiempo sin que entres. Al cambiarla o reanudarla, vuelve a funcionar.`,
    words: ["automático", "recordatorio", "cada lunes", "agenda", "tarea", "hora"],
    related: ["history", "assistants", "personal-data"],
  },
  offline: {
    title: "Sin conexión",
    summary: "Qué puedes hacer en un hangar o en el avión.",
    body: `La aplicación se abre sin red y puedes leer tus conversaciones y esta ayuda.

- Lo que escribas queda en **cola** y se envía solo al volver la red. Lo ves con una línea discontinua.
- Si la red se corta durante una respuesta, sigue escribiéndose en el servidor y la recibes entera al volver.
- Tus borradores se guardan siempre, también si caduca la sesión.

Puedes **instalarla** desde el menú del navegador, como una aplicación más del teléfono.`,
    words: ["red", "cobertura", "instalar", "cola", "borrador", "avión"],
    related: ["history", "files"],
  },
  cases: {
    title: "Casos y mesa de servicio",
    summary: "Cuando hace falta una persona.",
    body: `Si una respuesta no lo resuelve, pulsa **Abrir un caso**. Se rellena con tu pregunta y lo que ya probaste: lo revisas antes de enviarlo.

- Los de personal los atiende Recursos Humanos; los técnicos, la mesa de servicio.
- En **Mis casos**, en el menú de tu nombre, ves su número, su estado y la respuesta.
- Cuando responden verás un aviso y un número junto a **Mis casos**. La conversación muestra el estado de su caso.
- Si adjuntaste archivos, puedes marcar cuáles recibe quien responde.

En los temas delicados la respuesta te dice primero con quién hablar.`,
    words: ["rhconnect", "ticket", "incidencia", "soporte", "caso"],
    related: ["chat-types", "feedback"],
  },
  "personal-data": {
    title: "Datos personales en un mensaje",
    summary: "Qué pasa cuando escribes un DNI, una tarjeta o un localizador.",
    body: `Antes de que un mensaje salga hacia un modelo de fuera de la empresa se buscan en él documentos de identidad, cuentas, tarjetas, localizadores, billetes, números de viajero frecuente y contraseñas.

Si se encuentra alguno, se te pregunta:
- **Ocultar y enviar**: el modelo recibe marcas en su lugar y tú ves la respuesta con tus datos.
- **Enviar tal cual**: si de verdad hace falta.
- **No enviar**.

Se mira también en los archivos y en los mensajes anteriores. Tu decisión queda registrada; los datos, no. Los modelos que corren en la propia empresa no preguntan.`,
    words: ["dni", "tarjeta", "pasaporte", "pnr", "localizador", "protección de datos"],
    related: ["privacy", "files"],
  },
  privacy: {
    title: "Qué datos se guardan y dónde",
    summary: "Lo que hay en el servidor, lo que hay en tu navegador y lo que nadie ve.",
    body: `## En los servidores de tu empresa
- Tu nombre, correo y roles, como los da la cuenta de la empresa.
- Tus conversaciones, archivos, imágenes, asistentes, casos y opiniones.
- Qué funciones usas y cuándo, **sin el texto de tus mensajes**.
- Un registro de acciones importantes, que no se puede alterar.

## En este navegador
- Una copia de tus conversaciones para leerlas sin red, tus borradores y tu base de conocimiento.

## Quién lo ve
- Tus conversaciones, solo tú. Quien administra ve recuentos.
- Si valoras una respuesta o comunicas un problema, se comparte lo que aparece en el aviso, nada más.
- Las preguntas frecuentes se muestran sin datos personales y solo si las hicieron al menos cinco personas.

## Cuánto tiempo
Lo decide tu empresa con reglas de conservación. Lo que borras tú se borra ya, también de los índices de búsqueda. En **Ajustes → Tus datos** puedes descargarlo todo o borrar tu historial.`,
    words: ["datos", "privacidad", "rgpd", "guardar", "conservación", "exportar mis datos", "qué datos"],
    related: ["personal-data", "settings", "knowledge-base"],
  },
  feedback: {
    title: "Valorar y comunicar problemas",
    summary: "Cómo ayudas a que las respuestas mejoren.",
    body: `Con los pulgares de cada respuesta dices si te sirvió. Si no, elige el motivo: no es lo que pregunté, es incorrecto, está desactualizado, le falta la fuente, el tono, demasiado larga. Puedes cambiarlo después.

Verás si tu opinión fue **recibida**, **revisada** o **corregida**, y un aviso de agradecimiento cuando algo se arregló gracias a ti.

## Comunicar un problema
Si algo falla o echas algo en falta, usa **Comunicar un problema**. Antes de enviarlo ves exactamente qué datos técnicos se adjuntan; la captura de pantalla es opcional.

De vez en cuando se pregunta en una línea cómo de útil te resulta. Nunca dos veces en treinta días.`,
    words: ["pulgar", "opinión", "error", "encuesta", "reportar", "fallo", "bueno", "malo"],
    related: ["sources", "cases"],
  },
  settings: {
    title: "Ajustes y avisos",
    summary: "Tema, idioma, voz, avisos, sesiones y tus datos.",
    body: `Abre **Ajustes** desde tu nombre.

- **Tema** claro u oscuro e **idioma** de la interfaz. Las respuestas siguen el idioma de tu pregunta.
- **Voz** y velocidad de lectura.
- **Avisos** en este dispositivo cuando termina una respuesta o una investigación, responden a un caso o hay una lectura obligatoria, y no estás mirando la aplicación. El permiso se pide solo al activarlos, y el aviso no muestra el texto.
- **Sesiones abiertas**: cierra las que no reconozcas.
- **Tus datos**: descárgalos en un zip o borra tu historial.

Antes de que caduque la sesión se renueva sola. Si hace falta preguntarte, tienes dos minutos, y lo que estabas escribiendo no se pierde.`,
    words: ["tema", "oscuro", "idioma", "notificaciones", "sesión", "configuración"],
    related: ["voice", "privacy"],
  },
  shortcuts: {
    title: "Atajos de teclado",
    summary: "Todo se puede hacer sin ratón.",
    body: "Todo se puede hacer con el teclado. Pulsa `?` fuera de un campo para ver esta lista en cualquier pantalla.",
    words: ["teclas", "teclado", "accesibilidad"],
    related: ["find", "ask", "history"],
  },
};

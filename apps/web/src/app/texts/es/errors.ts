import type { BrowserErrorCode, ErrorCode } from "@metatron/contract/error-codes";

export const errors = {
  unauthorized: "Hay que entrar de nuevo para continuar.",
  token_expired: "La sesión ha caducado. Entra de nuevo; tu borrador se conserva.",
  identity_unavailable: "El servicio de acceso no responde. Inténtalo en unos minutos.",
  no_roles: "Tu cuenta aún no tiene permisos en esta aplicación. Pídelos a la mesa de servicio.",
  action_not_allowed: "Tus permisos no incluyen esta acción. Pídela a la mesa de servicio.",
  forbidden: "Tu cuenta no tiene permiso para esto.",

  bad_request: "La petición no es válida. Vuelve a cargar la página.",
  bad_json: "La petición llegó dañada. Vuelve a intentarlo.",
  bad_cursor: "La lista ha cambiado. Vuelve a cargarla.",
  validation_failed: "Hay datos que revisar.",
  unknown_model: "Ese modelo no está disponible para ti. Elige otro.",
  unknown_tool: "Esa herramienta no está disponible para ti. Elige otra.",
  not_found: "No está aquí. Puede que se haya eliminado.",
  method_not_allowed: "El servidor no admite esta acción.",
  not_acceptable: "El servidor no puede responder en este formato.",
  conflict: "Otra acción cambió esto antes. Vuelve a cargarlo.",
  version_conflict: "Otra persona lo cambió antes que tú. Revisa sus cambios y guarda de nuevo.",
  id_taken: "Ya existe con otro contenido. Vuelve a intentarlo.",
  turn_ended: "La respuesta ya había terminado. Envíalo como una pregunta nueva.",
  tool_call_answered: "Esto ya se respondió, quizá desde otro dispositivo.",
  memory_fact_known: "Ya hay otro dato que dice lo mismo.",
  memory_off: "Un administrador desactivó la memoria.",
  memory_limit_reached: "Ya se recuerda el máximo de datos. Olvida alguno en Ajustes para añadir otro.",
  body_too_large: "Es demasiado grande para enviarlo de una vez.",
  unsupported_media_type: "El servidor no admite este tipo de contenido.",
  range_not_satisfiable: "Esa parte del archivo no existe.",
  signature_invalid: "El enlace no es válido. Abre el archivo de nuevo.",
  signature_expired: "El enlace ha caducado. Abre el archivo de nuevo.",

  rate_limited: "Van muchas peticiones seguidas. Espera un momento.",
  too_many_streams: "Ya tienes varias respuestas en marcha. Espera a que termine una.",
  daily_limit_reached: "Has llegado al límite de hoy. Mañana puedes continuar.",
  budget_exhausted: "Se agotó el presupuesto de este mes para tu rol. Se renueva el día 1.",
  storage_quota_reached: "No queda espacio para tus archivos. Elimina alguno.",
  storage_full:
    "Tus archivos ocupan todo tu espacio ({{quotas.stored, bytes}}). Elimina alguno para guardar más.",
  message_too_long:
    "El mensaje es demasiado largo: caben {{quotas.message, number}} caracteres. Acórtalo o adjúntalo como archivo.",
  question_too_long:
    "La pregunta es demasiado larga para este modelo. Acórtala, adjúntala como archivo o elige otro modelo.",
  upload_quota_reached:
    "Hoy ya no puedes subir más: el límite es de {{quotas.uploaded, bytes}} por persona y día. Se renueva a las {{quotas.renewsAt, time}}.",
  picture_quota_reached:
    "Hoy ya has enviado {{quotas.pictures, number}} imágenes, el máximo por persona. El límite se renueva a las {{quotas.renewsAt, time}}.",
  avatar_quota_reached:
    "Hoy ya has creado {{quotas.avatars, number}} avatares, el máximo por persona. El límite se renueva a las {{quotas.renewsAt, time}}.",
  description_quota_reached:
    "Hoy ya se han descrito {{quotas.descriptions, number}} imágenes para ti, el máximo por persona. El límite se renueva a las {{quotas.renewsAt, time}}.",
  transcription_quota_reached:
    "Hoy ya has dictado {{quotas.transcriptions, number}} veces, el máximo por persona. El límite se renueva a las {{quotas.renewsAt, time}}.",
  embedding_quota_reached:
    "Hoy ya se ha preparado todo el texto que cabe en tu límite ({{quotas.embeddings, number}} caracteres). Se renueva a las {{quotas.renewsAt, time}}.",
  case_quota_reached:
    "Hoy ya has abierto {{quotas.cases, number}} casos, el máximo por persona. El límite se renueva a las {{quotas.renewsAt, time}}.",

  project_limit_reached:
    "Ya estás en el máximo de proyectos, o este proyecto ya tiene el máximo de miembros.",
  project_unavailable:
    "El proyecto ya no existe, o no puedes añadirle conversaciones. La conversación se queda donde estaba.",
  too_many_tags: "Ya tienes el máximo de etiquetas. Elimina alguna para crear otra.",
  handover_limit_reached: "Ya tienes el máximo de borradores de relevo. Envía o elimina alguno.",
  handover_received: "Alguien ya confirmó este relevo, así que no se puede retirar.",
  temporary_off:
    "Tu organización no permite conversaciones temporales para tu rol. Esta pregunta se puede hacer en una conversación normal.",
  temporary_only:
    "Para tu rol, todas las conversaciones son temporales y ninguna se guarda. Pregunta en una conversación temporal.",
  comparisons_off: "Tu organización no permite comparar modelos. Pregunta en una conversación normal.",
  comparison_limit_reached:
    "Ya tienes el máximo de comparaciones abiertas. Descarta alguna para empezar otra.",
  vote_first: "Vota antes de quedarte con una respuesta.",
  share_limit_reached: "Ya compartes el máximo de copias. Deja de compartir alguna para añadir otra.",
  prompt_limit_reached: "Ya tienes el máximo de plantillas. Elimina una para añadir otra.",
  schedule_limit_reached: "Ya tienes el máximo de preguntas programadas. Elimina una para añadir otra.",
  research_running:
    "Ya tienes una investigación en curso. Espera a que termine, o detenla, para empezar otra.",
  research_not_allowed:
    "Un administrador no permite investigar a fondo con tu rol. Puedes enviar la pregunta sin esa opción.",
  research_quota_reached:
    "Hoy ya has hecho {{quotas.research, number}} investigaciones, el máximo por persona. El límite se renueva a las {{quotas.renewsAt, time}}.",
  schedule_in_past: "Esa fecha ya pasó. Elige otra.",
  model_not_configured: "Aquí no hay ningún modelo configurado para esto.",
  model_switched_off: "Un administrador ha desactivado este modelo para tu rol. Elige otro.",
  model_unavailable: "El modelo no responde. Vuelve a intentarlo o elige otro.",
  model_timeout: "El modelo tardó demasiado. Lo escrito hasta aquí se conserva.",
  provider_rate_limited: "El modelo está saturado. Espera un momento o elige otro.",
  provider_refused_key: "El proveedor del modelo rechazó el acceso. Avisa a la mesa de servicio.",
  provider_broken_stream: "La respuesta se cortó. Lo escrito hasta aquí se conserva.",
  empty_answer: "El modelo no devolvió texto. Vuelve a intentarlo.",
  content_refused: "El modelo no quiso responder a esto. Prueba con otras palabras.",
  context_too_long: "La conversación es demasiado larga para este modelo. Empieza otra o elige uno mayor.",
  vision_not_supported: "Este modelo no ve imágenes. Elige otro.",
  online_not_supported: "Este modelo no busca en la red. Elige otro.",
  personal_data_found: "Hay datos personales en lo que se iba a enviar. Decide si se ocultan antes de salir.",
  personal_data_blocked:
    "Hay datos personales y este modelo no puede recibirlos. Quítalos o elige otro modelo.",
  answer_interrupted: "La respuesta se cortó. Lo escrito hasta aquí se conserva.",

  file_too_large: "El archivo es demasiado grande.",
  file_type_not_allowed: "Este tipo de archivo no se admite.",
  file_type_mismatch: "El contenido no corresponde al tipo de archivo que dice ser.",
  file_too_many_pages: "El documento tiene demasiadas páginas. Divídelo.",
  file_empty: "El archivo está vacío.",
  file_no_text:
    "Las páginas son fotos y el texto no se distingue. Súbelo con más resolución o como documento.",
  file_encrypted: "El archivo está protegido con contraseña. Quita la protección y vuelve a subirlo.",
  file_malformed: "El archivo está dañado y no se puede leer.",
  file_expands_too_much: "El archivo ocupa demasiado al abrirlo. Divídelo.",
  file_took_too_long: "Leer el archivo llevó demasiado tiempo. Divídelo.",
  file_out_of_memory: "El archivo necesita demasiada memoria. Divídelo.",
  file_missing_upload: "El archivo no llegó entero. Súbelo de nuevo.",
  file_ocr_quota:
    "Hoy ya se han leído {{quotas.ocr, number}} páginas escaneadas para ti, el máximo por persona. Vuelve a subirlo a partir de las {{quotas.renewsAt, time}}.",
  file_not_ready: "El archivo aún se está leyendo.",
  validity_order: "La fecha de fin es anterior a la de inicio. Corrige una de las dos.",
  image_invalid: "La imagen no se puede leer.",
  image_animated: "La imagen tiene movimiento. Envía una fija: PNG, JPEG o WebP.",
  image_too_large: "La imagen es demasiado grande. Redúcela y vuelve a enviarla.",
  image_mode_not_supported: "Este modelo no cambia imágenes que ya existen. Describe una nueva.",
  audio_invalid: "La grabación no se puede leer. Vuelve a grabar.",

  assistant_protected: "Los asistentes oficiales no se pueden eliminar.",
  last_owner: "Tiene que quedar al menos una persona propietaria.",
  person_unknown: "Esa persona todavía no ha entrado nunca; invítala primero.",
  assistant_retired: "Este asistente se ha retirado. Tu pregunta no se ha enviado y sigue aquí.",
  assistant_disabled:
    "La administración ha desactivado este asistente. Tu pregunta no se ha enviado y sigue aquí.",
  review_required: "Se comparte con un rol o con todas las personas: antes lo aprueba una revisión.",
  review_closed: "Esta revisión ya se cerró. Aquí está cómo quedó.",

  connector_not_configured: "Esta conexión no está configurada aquí.",
  connector_unauthorized: "La conexión fue rechazada. Avisa a la mesa de servicio.",
  connector_rate_limited: "El servicio conectado está saturado. Espera un momento.",
  connector_unavailable: "El servicio conectado no responde. Inténtalo en unos minutos.",

  overloaded: "Hay mucha actividad. Espera un momento y vuelve a intentarlo.",
  database_unavailable: "La base de datos no responde. Lo intentamos de nuevo en unos segundos.",
  storage_unavailable: "El almacén de archivos no responde. Inténtalo en unos minutos.",
  shutting_down: "El servidor se está reiniciando. Vuelve a intentarlo en un minuto.",
  internal: "El servidor tuvo un problema. Vuelve a intentarlo.",

  network_unreachable: "No hay conexión con el servidor. Lo que has escrito se conserva.",
  request_timeout: "El servidor tarda demasiado. Vuelve a intentarlo.",
  aborted: "Se canceló.",
  bad_answer: "La respuesta del servidor no se entiende. Vuelve a intentarlo.",
  no_account: "No hay ninguna cuenta abierta en este navegador.",
  interaction_required: "Hay que entrar de nuevo para continuar.",
  invalid_interaction_type: "El acceso no está bien configurado. Avisa a la mesa de servicio.",
} satisfies Record<ErrorCode | BrowserErrorCode, string>;
